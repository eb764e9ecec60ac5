import { choose } from '@sizzle/domain/testing/options.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf, inAnHour, markDish, markOption, putMenu, type SentLine } from '../testing/a-menu-with-options.ts'
import { useStripeApp } from '../testing/stripe-app.ts'
import { until } from '../testing/until.ts'

const house = useStripeApp()
beforeEach(() => putMenu(house().app))

const CHICKEN = [...choose('size', 'full'), ...choose('bread', 'garlic-naan'), ...choose('chutneys', 'mint*2', 'mango')]
const TAMARIND = [...CHICKEN.slice(0, 2), ...choose('chutneys', 'tamarind*2', 'mango')]

function aPerson() {
  const n = Math.floor(Math.random() * 9000) + 1000
  return { name: 'Priya Sharma', email: `${crypto.randomUUID()}@example.test`, phone: `(902) 555-${n}` }
}
const begin = (customerInfo: object, line: Partial<SentLine> = {}) => {
  const { items, pricing } = anOrderOf([{ id: 'butter-chicken', options: CHICKEN, ...line }], 2223)
  return house().start(undefined, { customerInfo, items, pricing })
}
const pay = (sessionId: string) => house().tell(house().completed(house().stripe.books.pay(sessionId)))
const refundedBySelf = (sessionId: string) =>
  until(
    () => house().refundsOf(sessionId),
    (refunds) => refunds.some(({ state }) => state === 'succeeded'),
  )
const linesOf = (sessionId: string) =>
  house().app.database.db.one<{ price: number; note: string; options: { name: string }[] }>(sql`
    select l.price, l.note, l.options from order_lines l join orders o on o.location_id = l.location_id and o.id = l.order_id
    where o.location_id = 'truro' and o.payment_session_id = ${sessionId}`)

describe('two payments of one person, the second begun before the first is paid', () => {
  it.each<[text: string, line: Partial<SentLine>]>([
    ['the choices in another order', { options: CHICKEN.toReversed() }],
    ['one option sent twice', { options: [...CHICKEN.slice(0, 2), ...choose('chutneys', 'mint', 'mango', 'mint')] }],
    ['blanks around no note', { note: '  ' }],
  ])('with %s are one wish: the second goes back', async (_, line) => {
    const person = aPerson()
    const [first, second] = [await begin(person), await begin(person, line)]
    await pay(first)
    await pay(second)
    expect(await house().orderOf(first)).toBeDefined()
    expect(await house().orderOf(second)).toBeUndefined()
    expect(await refundedBySelf(second)).toMatchObject([{ cause: 'late' }])
    expect(await house().breaches()).toEqual([])
  })

  it.each<[text: string, line: Partial<SentLine>]>([
    ['other chutneys of the same price', { options: TAMARIND }],
    ['a note', { note: 'No onions' }],
    ['another heat', { spiceLevelId: 'hot' }],
  ])('with %s are two wishes: both become orders and nothing goes back', async (_, line) => {
    const person = aPerson()
    const [first, second] = [await begin(person), await begin(person, line)]
    await pay(first)
    await pay(second)
    for (const sessionId of [first, second]) {
      expect(await house().orderOf(sessionId)).toMatchObject({ payment_status: 'paid', total: 2534 })
      expect(await house().refundsOf(sessionId)).toEqual([])
    }
    expect(await house().breaches()).toEqual([])
  })
})

describe('money that arrives for a cart', () => {
  it('whose option is sold out, renamed, repriced or gone meanwhile makes the order as it was paid for', async () => {
    const sessionId = await begin(aPerson(), { note: 'No onions' })
    await markOption(house().app, 'chutneys', 'mint', inAnHour())
    await markDish(house().app, 'butter-chicken', inAnHour())
    await house().app.database.db.run(sql`
      update options set name = 'Renamed', price = 900 where location_id = 'truro' and group_id = 'bread'`)
    await house().app.database.db.run(sql`
      delete from options where location_id = 'truro' and group_id = 'chutneys' and id = 'mango'`)
    await pay(sessionId)
    expect(await linesOf(sessionId)).toMatchObject({
      price: 2223,
      note: 'No onions',
      options: [{ name: 'Full' }, { name: 'Garlic Naan' }, { name: 'Mint' }, { name: 'Mango' }],
    })
    expect(await house().refundsOf(sessionId)).toEqual([])
  })

  it('whose dish is hidden meanwhile goes back', async () => {
    const sessionId = await begin(aPerson())
    await house().app.database.db.run(sql`
      update menu_items set is_available = false where location_id = 'truro' and id = 'butter-chicken'`)
    await pay(sessionId)
    expect(await house().orderOf(sessionId)).toBeUndefined()
    expect(await refundedBySelf(sessionId)).toMatchObject([{ cause: 'late' }])
  })

  it('is not asked for where an option is sold out already', async () => {
    await markOption(house().app, 'chutneys', 'mint', inAnHour())
    const { items, pricing } = anOrderOf([{ id: 'butter-chicken', options: CHICKEN }], 2223)
    const orderData = { ...anOrderOf([], 2223), items, pricing, paymentMethod: 'online' }
    const { status, body } = await house().customer.post('/createCustomerPayment', { orderData })
    expect([status, body.userMessage]).toEqual([409, 'No longer available: Mint in Butter Chicken.'])
  })
})
