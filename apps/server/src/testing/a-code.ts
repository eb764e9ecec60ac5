import { sql } from '../kit/db/sql.ts'
import { anOrder } from './an-order.ts'
import type { Caller, TestApp } from './test-app.ts'
import { until } from './until.ts'

/** Somebody who has confirmed the address and takes offers, and the code in their letter. */
export async function aNewcomer(app: TestApp, email = `new-${crypto.randomUUID()}@example.test`) {
  const person = await app.signUp(email)
  await app.database.db.run(sql`update users set email_verified = true where email = ${email}`)
  await person.post('/updateProfile', { preferences: { marketing: true } })
  const [letter] = await until(
    () => welcomesTo(app, email),
    (letters) => letters.length > 0,
  )
  const code = /WELCOME-[A-Z2-9]{6}/.exec(letter?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`nobody welcomed ${email}`)
  return { person, email, code }
}

/** Who has had a code long ago, for tests that count other offers. */
export function welcomedBefore({ database }: Pick<TestApp, 'database'>, email: string) {
  return database.db.run(sql`
    insert into promotion_codes (code, kind, user_id, label, percent, made_at, expires_at)
    select 'WELCOME' || translate(upper(left(md5(email), 6)), '01', 'YZ'), 'welcome', id, 'Welcome', 10, now(), now() + interval '1 day'
    from users where email = ${email}`)
}

export function welcomesTo({ database }: Pick<TestApp, 'database'>, email: string) {
  return database.db.many<{ text: string; unsubscribe_url: string | null }>(sql`
    select text, unsubscribe_url from messages where template = 'welcome' and recipient = ${email}`)
}

let phones = 1000

/** A phone that no other order has, and none of those that tests write out. */
export function aPhone(): string {
  phones += 1
  return `(902) 555-${phones}`
}

/** An order at the price that the code leaves. */
export async function orderWithCode(
  app: TestApp,
  promotionCode: string,
  changes: Record<string, unknown> = {},
  quantity = 2,
) {
  const plain = await anOrder(app, {}, quantity)
  const { subtotal: goods } = plain.pricing
  const subtotal = Math.round(goods * 100) - Math.round((Math.round(goods * 100) * 10) / 100)
  const tax = Math.round((subtotal * 14) / 100)
  const pricing = { subtotal: subtotal / 100, tax: tax / 100, tip: 0, total: (subtotal + tax) / 100, taxRate: 0.14 }
  const customerInfo = { ...plain.customerInfo, email: `${crypto.randomUUID()}@example.test`, phone: aPhone() }
  return { ...plain, customerInfo, pricing, promotionCode, ...changes }
}

export async function placeWithCode(app: TestApp, by: Caller, code: string, changes: Record<string, unknown> = {}) {
  return by.post('/createCustomerOrderCash', await orderWithCode(app, code, changes))
}
