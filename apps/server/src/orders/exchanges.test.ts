import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useAskedStatements } from '../testing/asked-statements.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// Every statement of a request is a round trip that the next one waits for, and the day's number is locked for the last of
// them. So their number is held: whoever adds one takes another out.
const MOST_EXCHANGES = 27

const app = useTestApp()
let customer: Caller
const asked = new Map<pg.Client, string[]>()

useAskedStatements((text, client) => {
  asked.set(client, [...(text.startsWith('BEGIN') ? [] : (asked.get(client) ?? [])), text])
})
beforeAll(async () => {
  await alwaysOpen(app())
  customer = await app().signUp()
})

it('placing an order asks the database no oftener than it did', async () => {
  const { status } = await customer.post(
    '/createCustomerOrderCash',
    await anOrder(app(), { cartId: 'a-cart-of-this-test' }),
  )
  expect(status).toBe(200)
  const statements = [...asked.values()].find((texts) => texts.some((text) => /insert into orders/.test(text))) ?? []
  const ofTheRequest = statements.slice(0, statements.indexOf('COMMIT') + 1)
  expect(ofTheRequest.length).toBeLessThanOrEqual(MOST_EXCHANGES)
})
