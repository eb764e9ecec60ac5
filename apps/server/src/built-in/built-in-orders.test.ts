import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { type PricedLine, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { putInBuiltInData } from './put-in.ts'

// Programs that know nothing of options send a dish and its quantity. They order what the menu chooses at the start.

const app = useTestApp()
let customer: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})

type Dish = { id: string; price: number }
const RATE = 14_000
const MOST_LINES = 20

/** What a browser shows, in dollars. */
function pricingOf(lines: readonly PricedLine[]) {
  const { subtotal, tax, tip, total, taxRate } = priceOrder(lines, 0, RATE)
  return { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100, taxRate }
}

function dishesOf(locationId: string) {
  return app().database.db.many<Dish>(sql`
    select id, price from menu_items where location_id = ${locationId} and sold_out_until is null order by id`)
}

describe.each(['truro', 'new-glasgow'])('the built-in menu of %s', (locationId) => {
  it('has every dish at its price for a line without options (menu 37)', async () => {
    const dishes = await dishesOf(locationId)
    for (let from = 0; from < dishes.length; from += MOST_LINES) {
      const some = dishes.slice(from, from + MOST_LINES)
      const pricing = pricingOf(some.map(({ price }) => ({ price, quantity: 1 })))
      const { body } = await customer.post('/validatePricing', {
        items: some.map(({ id }) => ({ id, quantity: 1 })),
        location: { id: locationId },
        tipAmount: 0,
        frontendPricing: pricing,
      })
      expect(body).toMatchObject({ isValid: true, message: null })
      expect(body.items).toMatchObject(
        some.map(({ id, price }) => ({ id, price: price / 100, isAvailable: true, problems: [] })),
      )
    }
  })
})

it.each([
  ['a dish without groups', 'papadum-basket', []],
  ['a group that may be left out', 'masala-chai', []],
  ['sizes', 'butter-chicken', ['Full']],
  ['free units', 'vegetable-samosas', ['Mint chutney', 'Tamarind chutney']],
  ['a choice that is in the price', 'butter-chicken-with-basmati', ['Steamed basmati']],
  ['two of them', 'sizzle-vegetable-thali', ['Steamed basmati', 'Gulab jamun']],
  ['a combo', 'sizzle-lunch-combo', ['Chana Masala', 'Butter naan', 'Masala Chai']],
  ['a soda', 'masala-cola', []],
])('an order of %s goes through without options: %s', async (_, id, names) => {
  const dish = await app().database.db.one<Dish & { name: string }>(sql`
    select id, name, price from menu_items where location_id = 'truro' and id = ${id}`)
  const pricing = pricingOf([{ price: dish.price, quantity: 2 }])
  const order = await anOrder(app(), {
    items: [{ id, name: dish.name, price: dish.price / 100, quantity: 2 }],
    pricing,
  })
  const placed = bodyOf(createCustomerOrderCash, await customer.post('/createCustomerOrderCash', order)).order
  expect(placed.pricing).toMatchObject(pricing)
  expect(placed.items).toMatchObject([{ name: dish.name, price: dish.price / 100, quantity: 2 }])
  expect(placed.items[0]?.options.map(({ name }) => name)).toEqual(names)
})

it('a menu that is there already keeps its options', async () => {
  const { db } = app().database
  await db.run(
    sql`update options set price = 1 where location_id = 'truro' and group_id = 'chutneys' and id = 'mango-chutney'`,
  )
  await db.run(sql`delete from item_option_groups where location_id = 'truro' and group_id = 'sugar'`)
  const options = () => db.many(sql`select * from options order by location_id, group_id, id`)
  const links = () => db.many(sql`select * from item_option_groups order by location_id, item_id, group_id`)
  const before = [await options(), await links()]
  await putInBuiltInData(app().database, new Date())
  expect([await options(), await links()]).toEqual(before)
})
