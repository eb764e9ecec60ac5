import { type AnyRoute, MAX_ORDER_BYTES } from '@sizzle/contract/route.ts'
import { routes } from '@sizzle/contract/routes.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { builtInMenu } from '../built-in/menu/built-in-menu.ts'
import { AREAS, type CallName, EXAMPLES } from './areas.ts'
import type { Example } from './examples/example.ts'
import { CART, ORDER, PRICING } from './examples/the-order.ts'

const CALLS: readonly (readonly [name: string, route: AnyRoute, example: Example])[] = (
  Object.keys(routes) as CallName[]
).map((name) => [name, routes[name], EXAMPLES[name]])

describe('the example of every call', () => {
  it.each(CALLS)('%s sends what the route takes', (_, route, { input }) => {
    expect(z.safeParse(route.input, input).error).toBeUndefined()
    expect(JSON.stringify(input).length).toBeLessThan(MAX_ORDER_BYTES)
  })

  it.each(CALLS)('%s shows an answer as the route encodes it', (_, route, { answer }) => {
    const encoded = z.encode(route.output, z.parse(route.output, answer))
    expect(encoded).toEqual(answer)
  })

  it('stands in one area', () => {
    const inAreas = AREAS.flatMap(({ calls }) => Object.keys(calls))
    expect(inAreas.toSorted()).toEqual(Object.keys(routes).toSorted())
  })
})

describe('the order of the examples', () => {
  it('costs what the menu says', () => {
    const prices = new Map(builtInMenu('truro').items.map(({ id, price }) => [id, price]))
    for (const { id, price } of ORDER.items) expect(Math.round(price * 100)).toBe(prices.get(id))
    for (const { id, price } of CART.items) expect(Math.round(price * 100)).toBe(prices.get(id))
  })

  it('has the sizes of the menu', () => {
    const built = new Map(builtInMenu('truro').optionGroups.map((group) => [group.id, group]))
    const groups = routes.getLocationMenu.output.parse(EXAMPLES.getLocationMenu.answer).optionGroups
    expect(groups.map(({ id }) => id)).toEqual(['butter-chicken-size', 'mango-lassi-size'])
    for (const group of groups) expect(group).toEqual(built.get(group.id))
    expect(ORDER.items.flatMap(({ options }) => options.map(({ groupId }) => groupId))).toEqual(
      groups.map(({ id }) => id),
    )
  })

  it('adds up', () => {
    const cents = (dollars: number) => Math.round(dollars * 100)
    const { subtotal, tax, tip, total, taxRate } = PRICING
    expect(ORDER.items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0)).toBe(cents(subtotal))
    expect(Math.round(cents(subtotal) * taxRate)).toBe(cents(tax))
    expect(cents(subtotal) + cents(tax) + cents(tip)).toBe(cents(total))
  })
})
