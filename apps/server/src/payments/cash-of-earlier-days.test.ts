import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { MIGRATIONS_FOLDER } from '../kit/db/migrate.ts'
import { type Statement, sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { useStripeApp } from '../testing/stripe-app.ts'

const house = useStripeApp()
const MARK = '-- Every paid order stands on a payment'

it('cash that was taken and given back before payments were written stands in the books after the migration', async () => {
  const { db } = house().app.database
  const ids: string[] = []
  for (const state of ['paid', 'refunded', 'unpaid']) {
    const reply = await house().customer.post('/createCustomerOrderCash', await anOrder(house().app))
    ids.push(String(reply.body.orderId))
    await db.run(sql`update orders set payment_status = ${state}, paid_at = now() where id = ${reply.body.orderId}`)
  }
  await house().paidOrder(undefined, { specialInstructions: crypto.randomUUID() })
  expect(await house().breaches()).toHaveLength(2)

  // As the table was then: what later migrations require, they fill in by themselves.
  await db.run(sql`alter table payments alter column tender drop not null, alter column business_date drop not null`)
  const text = await readFile(path.join(MIGRATIONS_FOLDER, '0016_money_by_hand_and_withdrawn_links.sql'), 'utf8')
  for (const statement of text.slice(text.indexOf(MARK)).split(/;\n/)) {
    // The migration's own words, as they stand in the repository.
    if (statement.trim() !== '') await db.run({ text: statement, values: [] } satisfies Statement)
  }
  const books = await db.many<{ order_id: string; refunded: number; amount: number }>(
    sql`select order_id, amount, refunded from payments where provider = 'cash' order by refunded`,
  )
  expect(books.map(({ order_id }) => order_id)).toEqual([ids[0], ids[1]])
  expect(books[1]?.refunded).toBe(books[1]?.amount)
  expect(await house().breaches()).toEqual([])
})
