import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let guest: Caller
beforeAll(async () => {
  await alwaysOpen(app())
  guest = await app().guest()
})

async function aQuestion() {
  const { items, pricing, location } = await anOrder(app())
  return { items, tipAmount: 0, frontendPricing: pricing, location }
}

describe('asking for the price', () => {
  it('answers the price, the tax by name and when it would be ready', async () => {
    const asked = await aQuestion()
    const { body } = await guest.post('/validatePricing', asked)
    expect(body).toMatchObject({
      isValid: true,
      message: null,
      refusals: [],
      pricing: asked.frontendPricing,
      tax: { name: 'HST', ratePer100k: 14000 },
      location: {
        id: 'truro',
        address: '395 Truro Heights Road',
        phone: '(902) 555-0139',
        timeZone: 'America/Halifax',
        isOpen: true,
        orderTypes: ['pickup', 'delivery', 'dine-in'],
      },
    })
    expect(Date.parse(String(body.estimatedReady))).toBeGreaterThan(Date.now() + 14 * 60_000)
  })

  it('names what an order of it would be refused for', async () => {
    const asked = await aQuestion()
    const refusalsOf = async (change: object) => {
      const { body } = await guest.post('/validatePricing', { ...asked, ...change })
      return [body.isValid, body.refusals]
    }
    const never = { date: '2026-13-45', time: '99:99' }
    expect(await refusalsOf({ scheduledFor: never })).toEqual([true, ['scheduled_time_invalid']])
    const zeros = { subtotal: 0, tax: 0, tip: 0, total: 0 }
    expect(await refusalsOf({ frontendPricing: zeros })).toEqual([false, ['pricing_mismatch']])
    const gone = { id: 'moon-cheese', quantity: 1 }
    expect(await refusalsOf({ items: [...asked.items, gone] })).toEqual([false, ['item_unavailable']])
    const { db } = app().database
    await db.run(sql`update locations set features = array_remove(features, 'Delivery') where id = 'truro'`)
    expect(await refusalsOf({ orderType: 'delivery', scheduledFor: never })).toEqual([
      true,
      ['order_type_unavailable', 'scheduled_time_invalid'],
    ])
    await db.run(sql`update locations set features = array_append(features, 'Delivery') where id = 'truro'`)
  })

  it('is Truro’s where no location is named', async () => {
    const { location: _, ...asked } = await aQuestion()
    expect((await guest.post('/validatePricing', asked)).body).toMatchObject({ location: { id: 'truro' } })
  })

  it('says what differs line by line: another price, and an item that is gone', async () => {
    const asked = await aQuestion()
    const [item] = asked.items
    await app().database.db.run(sql`update menu_items set price = price + 100 where id = ${item?.id ?? ''}`)
    const { status, body } = await guest.post('/validatePricing', {
      ...asked,
      items: [...asked.items, { id: 'moon-cheese', name: 'Moon Cheese', quantity: 1 }],
    })
    expect([status, body.isValid]).toEqual([200, false])
    expect(body.message).toBe('Pricing validation failed: not available: Moon Cheese')
    expect(body.items).toMatchObject([
      { id: item?.id, price: Math.round((item?.price ?? 0) * 100 + 100) / 100, isAvailable: true },
      { id: 'moon-cheese', name: 'Moon Cheese', price: null, isAvailable: false },
    ])
    const repriced = await guest.post('/validatePricing', asked)
    expect(repriced.body.message).toMatch(/^Pricing validation failed: the total is \d+\.\d\d, not \d+\.\d\d$/)
  })

  it.each([
    [{ items: [] }, 'Your cart is empty. Please add items before placing an order.'],
    [{ tipAmount: -1 }, 'Tip must be an amount of 0 or more'],
  ])('refuses %j', async (change, sentence) => {
    const { status, body } = await guest.post('/validatePricing', { ...(await aQuestion()), ...change })
    expect([status, body.userMessage]).toEqual([400, sentence])
  })
})
