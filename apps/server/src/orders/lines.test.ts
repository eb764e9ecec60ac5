import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { validatePricing } from '@sizzle/contract/pricing.ts'
import { aDish, aGroup, aMenu, anOption, choose, MENU } from '@sizzle/domain/testing/options.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, inAnHour, markOption, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let customer: Caller

// Two of two sauces must be taken, so that one that is gone takes the dish along.
const SAUCES = aGroup('sauces', [anOption('green'), anOption('red')], { min: 2, max: 2 })
const PAKORA = aDish('pakora', { groups: [SAUCES] })

// A part of a combo that asks for a dish itself.
const THALI_BREAD = aGroup('thali-bread', [anOption('naan', { itemId: 'naan', price: 25 })], {
  kind: 'slot',
  min: 1,
  max: 1,
})
const THALI = aDish('thali', { price: 1200, groups: [THALI_BREAD] })
const FEAST = aDish('feast', {
  price: 1999,
  groups: [aGroup('plate', [anOption('thali', { itemId: 'thali' })], { kind: 'slot', min: 1, max: 1 })],
})

beforeAll(async () => {
  await alwaysOpen(app())
  await putMenu(app(), aMenu([...MENU.dishes.values(), PAKORA, THALI, FEAST]))
  customer = await app().signUp()
})

const place = (lines: readonly SentLine[], subtotal: number) =>
  customer.post('/createCustomerOrderCash', anOrderOf(lines, subtotal))
async function placed(lines: readonly SentLine[], subtotal: number) {
  const reply = await place(lines, subtotal)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return bodyOf(createCustomerOrderCash, reply).order
}
async function priceOf(lines: readonly SentLine[], subtotal: number) {
  const { items, pricing, location } = anOrderOf(lines, subtotal)
  const asked = { items, tipAmount: 0, frontendPricing: pricing, location }
  return bodyOf(validatePricing, await customer.post('/validatePricing', asked))
}

const FULL = choose('size', 'full')
const CHICKEN = [...FULL, ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint*2', 'mango')]

describe('butter chicken with bread and chutneys', () => {
  it('costs 22.23, twice 44.46, with 6.22 of tax 50.68; the dearest two chutneys are free (menu 33)', async () => {
    const order = await placed([{ id: 'butter-chicken', quantity: 2, options: CHICKEN }], 4446)
    expect(order.pricing).toMatchObject({ subtotal: 44.46, tax: 6.22, total: 50.68 })
    expect(order.items).toMatchObject([
      {
        price: 22.23,
        basePrice: 17.49,
        quantity: 2,
        taxParts: [{ taxClass: 'prepared', amount: 44.46 }],
        options: [
          { group: 'Size', name: 'Full', quantity: 1, price: 0 },
          { group: 'Bread', name: 'Garlic Naan', quantity: 1, price: 3.99 },
          { group: 'Chutneys', name: 'Mint', quantity: 2, price: 0.75 },
          { group: 'Chutneys', name: 'Mango', quantity: 1, price: 0 },
        ],
      },
    ])
  })

  it('costs and reads the same in any order of choices, and with the same chutney sent twice (menu 35)', async () => {
    const inOrder = (await placed([{ id: 'butter-chicken', options: CHICKEN }], 2223)).items
    const twice = [...FULL, ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint', 'mango', 'mint')]
    for (const options of [CHICKEN.toReversed(), [...CHICKEN.slice(2), ...CHICKEN.slice(0, 2)], twice]) {
      expect((await placed([{ id: 'butter-chicken', options }], 2223)).items).toEqual(inOrder)
    }
  })

  it('is the usual size where nothing is said, and none where nothing is chosen (menu 37)', async () => {
    expect((await placed([{ id: 'butter-chicken' }], 1749)).items).toMatchObject([
      { price: 17.49, options: [{ name: 'Full' }] },
    ])
    expect((await place([{ id: 'butter-chicken', options: [] }], 1749)).body).toMatchObject({
      code: 'options_invalid',
      fields: [{ field: 'items.0.options.size', sentence: 'Please choose Size', rule: 'required' }],
    })
  })

  it.each([
    ['chutneys', 'Choose at most 2 for Mint', [...FULL, ...choose('chutneys', 'mint*3')], 'maxEach'],
    [
      'chutneys',
      'Choose at most 4 for Chutneys',
      [...FULL, ...choose('chutneys', 'mint*2', 'mango*2', 'tamarind')],
      'max',
    ],
    ['size', 'Please choose Size', choose('chutneys', 'mint'), 'required'],
    ['size', 'Choose at most 1 for Size', choose('size', 'full', 'half'), 'max'],
    ['bread', 'pizza is not offered with Butter Chicken', [...FULL, ...choose('bread', 'pizza')], 'offered'],
    ['sauces', 'green is not offered with Butter Chicken', [...FULL, ...choose('sauces', 'green')], 'offered'],
  ])('is refused at %s with "%s" (menu 34)', async (group, sentence, options, rule) => {
    const problem = { field: `items.1.options.${group}`, sentence, rule }
    const lines = [{ id: 'naan' }, { id: 'butter-chicken', options }]
    const { status, body } = await place(lines, 1000)
    expect([status, body.code, body.userMessage]).toEqual([400, 'options_invalid', sentence])
    expect(body.fields).toContainEqual(problem)
    const quote = await priceOf(lines, 1000)
    expect(quote.message).toBe(`Pricing validation failed: ${sentence}`)
    expect(quote.items[1]).toMatchObject({ price: null, problems: [{ field: problem.field, sentence }] })
  })

  it('names at least for a group of which some are chosen', async () => {
    const { body } = await place([{ id: 'pakora', options: choose('sauces', 'red') }], 1000)
    expect(body.fields).toEqual([
      { field: 'items.0.options.sauces', sentence: 'Choose at least 2 for Sauces', rule: 'min' },
    ])
  })

  it.each(['butter-chicken-mild', 'butter-chicken-mild~1xv3k', 'no key at all'])(
    'echoes the key "%s" and reads nothing from it (menu 36)',
    async (cartKey) => {
      expect((await priceOf([{ id: 'butter-chicken', cartKey }], 1749)).items).toMatchObject([
        { cartKey, name: 'Butter Chicken', price: 17.49, isAvailable: true },
      ])
      expect((await place([{ id: 'butter-chicken', cartKey }], 1749)).status).toBe(200)
    },
  )
})

describe('a lunch combo', () => {
  const LUNCH = [...choose('main', 'lamb-curry'), ...choose('side', 'garlic-naan'), ...choose('drink', 'pop')]

  it('is one line of 18.49, divided over its parts by what they cost by themselves (menu 43)', async () => {
    const order = await placed([{ id: 'lunch-combo', options: LUNCH }], 1849)
    expect(order.pricing).toMatchObject({ subtotal: 18.49, tax: 2.59, total: 21.08 })
    expect(order.items).toMatchObject([
      {
        price: 18.49,
        basePrice: 15.99,
        options: [
          { name: 'Lamb Curry', itemId: 'lamb-curry', price: 2 },
          { name: 'Garlic Naan', itemId: 'naan', price: 0.5 },
          { name: 'Pop', itemId: 'pop', price: 0, taxClass: 'soda' },
        ],
        // 12.63 of curry and 3.60 of bread, and the pop.
        taxParts: [
          { taxClass: 'prepared', amount: 16.23 },
          { taxClass: 'soda', amount: 2.26 },
        ],
      },
    ])
    expect(order.items[0]?.allergens.map((one) => one.toLowerCase()).toSorted()).toEqual(['dairy', 'gluten'])
  })

  it('bears the taxes of British Columbia on its parts: 0.92 of GST and 0.16 on the pop', async () => {
    const { db } = app().database
    await db.run(sql`update locations set tax_kind = 'preset', tax_province = 'BC' where id = 'truro'`)
    try {
      const payload = anOrderOf([{ id: 'lunch-combo', options: LUNCH }], 1849, {
        pricing: { subtotal: 18.49, tax: 1.08, tip: 0, total: 19.57 },
      })
      const reply = await customer.post('/createCustomerOrderCash', payload)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      expect(bodyOf(createCustomerOrderCash, reply).order.taxes).toMatchObject([
        { name: 'GST', base: 18.49, amount: 0.92 },
        { name: 'PST', base: 2.26, amount: 0.16 },
      ])
    } finally {
      await db.run(sql`update locations set tax_kind = 'postal', tax_province = null where id = 'truro'`)
    }
  })
})

it('a part of a combo asks for a dish of its own, which counts as there and with its allergens (menu 43)', async () => {
  const plate = { ...choose('plate', 'thali')[0], choices: choose('thali-bread', 'naan') }
  const order = await placed([{ id: 'feast', options: [plate] }], 2024)
  expect(order.items).toMatchObject([
    { price: 20.24, options: [{ name: 'Thali', price: 0, choices: [{ name: 'Naan', itemId: 'naan', price: 0.25 }] }] },
  ])
  expect(order.items[0]?.allergens.map((one) => one.toLowerCase()).toSorted()).toEqual(['dairy', 'gluten'])
})

describe('a dish whose group cannot be met any more', () => {
  const pakora = async () => {
    const menu = bodyOf(getLocationMenu, await customer.get('/getLocationMenu?locationId=truro'))
    return menu.items.find(({ id }) => id === 'pakora')
  }
  const both = { id: 'pakora', options: choose('sauces', 'green', 'red') }

  it('reads sold out and is refused, until the option is there again (menu 40)', async () => {
    expect(await pakora()).toMatchObject({ isAvailable: true, isSoldOut: false })
    await markOption(app(), 'sauces', 'red', inAnHour())
    expect(await pakora()).toMatchObject({ isAvailable: true, isSoldOut: true })
    expect(await place([both], 1000)).toMatchObject({
      status: 409,
      body: {
        code: 'item_unavailable',
        items: [{ id: 'pakora', name: 'Pakora' }],
        userMessage: 'No longer available: Pakora. Please remove it from your cart.',
      },
    })
    await markOption(app(), 'sauces', 'red', null)
    expect(await pakora()).toMatchObject({ isSoldOut: false })
    expect((await place([both], 1000)).status).toBe(200)
  })

  it('is a combo whose only drink is off the menu', async () => {
    const hide = (isThere: boolean) =>
      app().database.db.run(
        sql`update menu_items set is_available = ${isThere} where location_id = 'truro' and id = 'pop'`,
      )
    const combo = async () => {
      const menu = bodyOf(getLocationMenu, await customer.get('/getLocationMenu?locationId=truro'))
      return menu.items.find(({ id }) => id === 'lunch-combo')
    }
    await hide(false)
    expect(await combo()).toMatchObject({ isSoldOut: true })
    await hide(true)
    expect(await combo()).toMatchObject({ isSoldOut: false })
  })
})
