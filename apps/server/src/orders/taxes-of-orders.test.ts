import { validatePricing } from '@sizzle/contract/pricing.ts'
import { getOrderReceipt } from '@sizzle/contract/receipts.ts'
import { formatRate } from '@sizzle/domain/pricing/pricing.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aDishOf, orderAtPrice, type Piece, type Taxed, taxTruro } from '../testing/a-bill.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// What an order is charged at a location of each kind, as it stands in the price that is asked for, in the order, in the
// tables and on the receipt.

const NOON = new Date('2026-11-20T16:00:00Z')
let now = NOON
const app = useTestApp({}, () => now)
let customer: Caller
let admin: Caller

beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
  admin = await app().admin()
})

type Tax = readonly [name: string, ratePer100k: number, base: number, amount: number]
const cents = (dollars: number) => Math.round(dollars * 100)
const taxOf = ({
  name,
  ratePer100k,
  base,
  amount,
}: {
  name: string
  ratePer100k: number
  base: number
  amount: number
}) => [name, ratePer100k, cents(base), cents(amount)] as const

async function itemsOf(pieces: readonly Piece[]) {
  const ids = await Promise.all(pieces.map((piece) => aDishOf(app(), piece)))
  return ids.map((id) => ({ id, quantity: 1 }))
}

async function receiptOf(order: { id: string; metadata: { orderToken: string } }) {
  const { orderToken } = order.metadata
  const reply = await (await app().guest()).get(`/getOrderReceipt?orderId=${order.id}&token=${orderToken}`)
  return bodyOf(getOrderReceipt, reply)
}

const storedTaxes = (orderId: string) =>
  app().database.db.many<{
    name: string
    rate_per_100k: number
    base: number
    amount: number
    registration: string | null
  }>(sql`
    select name, rate_per_100k, base, amount, registration from order_taxes where order_id = ${orderId} order by n`)

async function expectCharged(items: readonly object[], taxes: readonly Tax[], total: number) {
  const { quote, order } = await orderAtPrice(app(), customer, items)
  const { order: printed, receipt } = await receiptOf(order)
  expect(quote.taxes.map(taxOf)).toEqual(taxes)
  expect(order.taxes.map(taxOf)).toEqual(taxes)
  expect(printed.taxes.map(taxOf)).toEqual(taxes)
  expect(receipt.taxLines).toEqual(
    taxes.map(([name, rate, , amount]) => ({ name, rate: formatRate(rate), amount: amount / 100 })),
  )
  const stored = await storedTaxes(order.id)
  expect(stored.map(({ name, rate_per_100k, base, amount }) => [name, rate_per_100k, base, amount])).toEqual(taxes)
  for (const { pricing } of [quote, order, printed]) {
    expect(cents(pricing.total)).toBe(total)
    expect(cents(pricing.tax)).toBe(taxes.reduce((sum, [, , , amount]) => sum + amount, 0))
  }
  const check = {
    items,
    tipAmount: 0,
    frontendPricing: order.pricing,
    location: { id: 'truro', name: 'Truro Heights' },
  }
  expect((await customer.post('/validatePricing', check)).body).toMatchObject({ isValid: true, message: null })
}

const preset = (province: Taxed['province']): Taxed => ({ kind: 'preset', ...(province && { province }) })
const BEER = { price: 899, taxClass: 'alcohol' } as const
const POP = { price: 349, taxClass: 'soda' } as const

describe('an order is charged the taxes of its location (money 56)', () => {
  it.each<[string, Taxed, readonly Piece[], readonly Tax[], number]>([
    ['by the table of postal codes', { kind: 'postal' }, [{ price: 4446 }], [['HST', 14_000, 4446, 622]], 5068],
    [
      'by the table in Quebec, rounded once',
      { kind: 'postal', postalCode: 'H2X 1Y4' },
      [{ price: 4446 }],
      [['GST + QST', 14_975, 4446, 666]],
      5112,
    ],
    [
      'by the preset of Quebec, each by itself',
      preset('QC'),
      [{ price: 4446 }],
      [
        ['GST', 5_000, 4446, 222],
        ['QST', 9_975, 4446, 443],
      ],
      5111,
    ],
    [
      'in Saskatchewan for food and beer',
      preset('SK'),
      [{ price: 3498 }, BEER],
      [
        ['GST', 5_000, 4397, 220],
        ['PST', 6_000, 3498, 210],
        ['LCT', 10_000, 899, 90],
      ],
      4917,
    ],
    [
      'in British Columbia for food, beer and pop',
      preset('BC'),
      [{ price: 3498 }, BEER, POP],
      [
        ['GST', 5_000, 4746, 237],
        ['PST', 10_000, 899, 90],
        ['PST', 7_000, 349, 24],
      ],
      5097,
    ],
    ['in Ontario up to 4.00', preset('ON'), [{ price: 399 }], [['HST', 5_000, 399, 20]], 419],
    ['in Ontario above 4.00', preset('ON'), [{ price: 401 }], [['HST', 13_000, 401, 52]], 453],
    ['once for three lines', preset('NS'), [1, 2, 3].map(() => ({ price: 333 })), [['HST', 14_000, 999, 140]], 1139],
    ['on no grocery', preset('NS'), [{ price: 1000, taxClass: 'grocery' }], [], 1000],
  ])('%s', async (_, taxed, pieces, taxes, total) => {
    await taxTruro(app(), taxed)
    await expectCharged(await itemsOf(pieces), taxes, total)
  })

  it('on a combo in British Columbia by its parts', async () => {
    await taxTruro(app(), preset('BC'))
    const { items } = await aCombo()
    await expectCharged(
      items,
      [
        ['GST', 5_000, 1849, 92],
        ['PST', 7_000, 226, 16],
      ],
      1957,
    )
  })
})

/** A curry for 2.00 more, bread for 0.50 more and a pop: 18.49. */
async function aCombo() {
  const { db } = app().database
  const parts = [
    { id: 'main', ...(await partOf({ price: 1400 })), price: 200 },
    { id: 'side', ...(await partOf({ price: 399 })), price: 50 },
    { id: 'drink', ...(await partOf({ price: 250, taxClass: 'soda' })), price: 0 },
  ]
  const comboId = await aDishOf(app(), { price: 1599 })
  for (const [position, { id, itemId, price }] of parts.entries()) {
    await db.run(sql`
      insert into option_groups (location_id, id, name, kind, min, max, max_distinct, max_each)
      values ('truro', ${id}, ${id}, 'slot', 1, 1, 1, 1)`)
    await db.run(sql`
      insert into options (location_id, group_id, id, name, price, item_id, tax_class)
      values ('truro', ${id}, 'only', 'Only', ${price}, ${itemId}, ${id === 'drink' ? 'soda' : null})`)
    await db.run(sql`
      insert into item_option_groups (location_id, item_id, group_id, position) values ('truro', ${comboId}, ${id}, ${position})`)
  }
  const options = parts.map(({ id }) => ({ groupId: id, optionId: 'only', quantity: 1 }))
  return { items: [{ id: comboId, quantity: 1, options }] }
}

async function partOf(piece: Piece) {
  return { itemId: await aDishOf(app(), piece) }
}

describe('taxes that a location states with dates (money 56)', () => {
  const lines = [
    { name: 'HST', ratePer100k: 15_000, until: '2026-11-19' },
    { name: 'HST', ratePer100k: 14_000, from: '2026-11-20', until: '2026-12-13' },
    { name: 'HST', ratePer100k: 0, classes: ['prepared'], from: '2026-12-14', until: '2026-12-31' },
  ] as const

  it.each<[string, string, Tax]>([
    ['the evening before', '2026-11-20T03:59:00Z', ['HST', 15_000, 1000, 150]],
    ['the night before, which ends at 4:00', '2026-11-20T07:59:00Z', ['HST', 15_000, 1000, 150]],
    ['from 4:00 on', '2026-11-20T08:00:00Z', ['HST', 14_000, 1000, 140]],
    ['the last night', '2026-12-14T07:59:59Z', ['HST', 14_000, 1000, 140]],
    ['a holiday: a line of nothing', '2026-12-14T17:00:00Z', ['HST', 0, 1000, 0]],
    ['none in force: the table', '2027-01-02T17:00:00Z', ['HST', 14_000, 1000, 140]],
  ])('%s, %s', async (_, at, tax) => {
    now = new Date(at)
    await taxTruro(app(), { kind: 'own', lines })
    await expectCharged(await itemsOf([{ price: 1000 }]), [tax], 1000 + tax[3])
    now = NOON
  })
})

describe('the number under which a tax is collected (money 57)', () => {
  const setNumber = (value: string | null, expectedVersion: number) =>
    admin.post('/changeSetting', { name: 'business.taxNumber', value, expectedVersion })
  const registrationsOf = async (orderId: string) =>
    (await storedTaxes(orderId)).map(({ name, registration }) => [name, registration])
  /** As an order would be charged now. */
  const numberNow = async () => {
    const frontendPricing = { subtotal: 0, tax: 0, tip: 0, total: 0 }
    const asked = { items: await itemsOf([{ price: 1000 }]), tipAmount: 0, frontendPricing }
    return bodyOf(validatePricing, await customer.post('/validatePricing', asked)).taxes[0]?.registration
  }
  const ordered = async () => (await orderAtPrice(app(), customer, await itemsOf([{ price: 1000 }]))).order

  it('is the location’s own, or else the house’s, and stays with the order', async () => {
    expect((await setNumber('123456789RT0001', 0)).status).toBe(200)
    await expect.poll(numberNow).toBe('123456789 RT0001')
    await taxTruro(app(), { kind: 'preset', province: 'QC', registrations: { QST: '1234567890 TQ0001' } })
    const mixed = await ordered()
    expect(await registrationsOf(mixed.id)).toEqual([
      ['GST', '123456789 RT0001'],
      ['QST', '1234567890 TQ0001'],
    ])
    await taxTruro(app(), { kind: 'postal', registrations: { HST: '987654321 RT0002' } })
    const own = await ordered()
    expect(await registrationsOf(own.id)).toEqual([['HST', '987654321 RT0002']])
    await taxTruro(app(), { kind: 'postal', postalCode: 'H2X 1Y4', registrations: { QST: '1234567890 TQ0001' } })
    const both = await ordered()
    expect(await registrationsOf(both.id)).toEqual([['GST + QST', '123456789 RT0001, 1234567890 TQ0001']])

    expect((await setNumber(null, 1)).status).toBe(200)
    await taxTruro(app(), { kind: 'preset', province: 'AB', postalCode: 'H2X 1Y4' })
    await expect.poll(numberNow).toBe('')
    const none = await ordered()

    const orders = [mixed, own, both, none]
    const before = await Promise.all(orders.map(receiptOf))
    expect(before.map(({ receipt }) => receipt.businessNumber)).toEqual([
      '123456789 RT0001, 1234567890 TQ0001',
      '987654321 RT0002',
      '123456789 RT0001, 1234567890 TQ0001',
      null,
    ])
    expect((await setNumber('222222222RT0009', 2)).status).toBe(200)
    await expect.poll(numberNow).toBe('222222222 RT0009')
    const after = await Promise.all(orders.map(receiptOf))
    expect(after).toEqual(before)
  })
})
