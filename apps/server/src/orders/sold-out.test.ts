import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { validatePricing } from '@sizzle/contract/pricing.ts'
import { choose } from '@sizzle/domain/testing/options.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, inAnHour, markDish, markOption, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { whatAnOrderShows } from '../testing/what-an-order-shows.ts'

const app = useTestApp()
let customer: Caller
const CHICKEN = [...choose('size', 'full'), ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint*2', 'mango')]
const MEAL = { id: 'butter-chicken', options: CHICKEN, note: 'Sauce on the side' }

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})
beforeEach(() => putMenu(app()))

const place = (lines: readonly SentLine[], subtotal = 2223) =>
  customer.post('/createCustomerOrderCash', anOrderOf(lines, subtotal))
async function ask(lines: readonly SentLine[], subtotal = 2223) {
  const { items, pricing: frontendPricing, location } = anOrderOf(lines, subtotal)
  return bodyOf(
    validatePricing,
    await customer.post('/validatePricing', { items, tipAmount: 0, frontendPricing, location }),
  )
}

describe('what is sold out', () => {
  it('of the options refuses the order and names both, and the question says it at the line', async () => {
    await markOption(app(), 'chutneys', 'mint', inAnHour())
    expect(await place([MEAL])).toMatchObject({
      status: 409,
      body: {
        code: 'item_unavailable',
        items: [{ id: 'butter-chicken', name: 'Butter Chicken' }],
        userMessage: 'No longer available: Mint in Butter Chicken.',
      },
    })
    expect(await ask([MEAL])).toMatchObject({
      isValid: false,
      message: 'Pricing validation failed: No longer available: Mint in Butter Chicken.',
      pricing: { total: 0 },
      items: [
        {
          isAvailable: false,
          price: 22.23,
          problems: [{ field: 'items.0.options', sentence: 'No longer available: Mint in Butter Chicken.' }],
        },
      ],
    })
  })

  it('of the dishes keeps its sentence, and stands before the options', async () => {
    await markOption(app(), 'bread', 'garlic-naan', inAnHour())
    await markDish(app(), 'naan', inAnHour())
    const { body } = await place([MEAL, { id: 'naan' }], 2622)
    expect(body.userMessage).toBe(
      'No longer available: Naan. Please remove it from your cart. No longer available: Garlic Naan in Butter Chicken.',
    )
    expect((await ask([MEAL, { id: 'naan' }], 2622)).message).toBe(
      'Pricing validation failed: not available: Naan. No longer available: Garlic Naan in Butter Chicken.',
    )
  })

  it('is there again by itself once its time is over', async () => {
    const justNow = new Date(Date.now() - 1000)
    await markOption(app(), 'chutneys', 'mint', justNow)
    await markDish(app(), 'butter-chicken', justNow)
    expect((await place([MEAL])).status).toBe(200)
    expect((await ask([MEAL])).isValid).toBe(true)
  })

  it('does not matter to those who did not choose it', async () => {
    await markOption(app(), 'bread', 'roti', inAnHour())
    await markOption(app(), 'size', 'half', inAnHour())
    expect((await place([MEAL])).status).toBe(200)
  })

  it('takes along a part that is chosen at the start', async () => {
    await markOption(app(), 'size', 'full', inAnHour())
    expect((await place([{ id: 'butter-chicken' }], 1749)).body.userMessage).toBe(
      'No longer available: Full in Butter Chicken.',
    )
  })
})

it('what an order holds stays as it was, whatever becomes of the menu', async () => {
  const [admin, guest] = [await app().admin(), await app().guest()]
  const orderId = bodyOf(createCustomerOrderCash, await place([MEAL])).order.id
  const readers = { app: app(), admin, guest, owner: customer }
  // Its letter is on its way at first.
  const before = await until(
    () => whatAnOrderShows(readers, orderId),
    ({ details }) => details.messages.length > 0 && details.messages.every(({ state }) => state === 'captured'),
  )
  expect(before.details.items).toMatchObject([
    { note: 'Sauce on the side', options: [{}, { group: 'Bread', name: 'Garlic Naan', price: 3.99 }, {}, {}] },
  ])
  const { db } = app().database
  await db.run(
    sql`update options set name = 'Renamed', price = price + 100, tax_class = 'alcohol' where location_id = 'truro'`,
  )
  await db.run(sql`update option_groups set name = 'Renamed', free = 0 where location_id = 'truro'`)
  expect(await whatAnOrderShows(readers, orderId)).toEqual(before)
  await db.run(sql`delete from options where location_id = 'truro' and id = 'mint'`)
  await db.run(sql`delete from item_option_groups where location_id = 'truro'`)
  await db.run(sql`delete from option_groups where location_id = 'truro'`)
  await db.run(sql`
    update menu_items set name = 'Renamed', price = price + 100, tax_class = 'alcohol', is_available = false where location_id = 'truro'`)
  expect(await whatAnOrderShows(readers, orderId)).toEqual(before)
})

describe('the same again', () => {
  const again = (line: SentLine, subtotal = 2223) =>
    customer.post('/createCustomerOrderCash', anOrderOf([line], subtotal, { orderAgain: false }))

  it('is the same dish with the same choices and note, in any order; anything else is another meal', async () => {
    customer = await app().signUp()
    expect((await again(MEAL)).status).toBe(200)
    const same = await again({ ...MEAL, options: CHICKEN.toReversed(), note: ' Sauce on the side ' })
    expect([same.status, same.body.code]).toEqual([409, 'ordered_the_same'])
    expect((await again({ ...MEAL, note: 'Sauce on top' })).status).toBe(200)
    // Of the same price.
    const tamarind = [...CHICKEN.slice(0, 2), ...choose('chutneys', 'tamarind*2', 'mango')]
    expect((await again({ ...MEAL, options: tamarind })).status).toBe(200)
    expect((await again({ ...MEAL, options: tamarind })).body.code).toBe('ordered_the_same')
  })

  it('is also what says nothing and what chooses the usual', async () => {
    customer = await app().signUp()
    expect((await again({ id: 'butter-chicken' }, 1749)).status).toBe(200)
    expect((await again({ id: 'butter-chicken', options: choose('size', 'full') }, 1749)).body.code).toBe(
      'ordered_the_same',
    )
  })
})
