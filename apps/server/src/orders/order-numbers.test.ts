import { beforeAll, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { useTestApp } from '../testing/test-app.ts'
import { nextNumber } from './order-numbers.ts'

const app = useTestApp()
beforeAll(() => alwaysOpen(app()))

const TRURO = { id: 'truro', code: 'TRU' }
const draw = (place: { id: string; code: string }, day: string) =>
  app().database.transaction((tx) => nextNumber(tx, place, day))

it('orders that come at once get numbers that follow each other, each once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, async (_, n) => {
      const customerInfo = { name: 'Priya', email: `p${n}@example.test`, phone: `90255502${10 + n}` }
      const guest = await app().signUp()
      return guest.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo }))
    }),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const { rows } = await app().database.pool.query<{ number: number }>(
    "select substring(short_number from '[0-9]+$')::int as number from orders where location_id = 'truro' order by 1",
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, n) => n + 1))
})

it('each day of each location has its own', async () => {
  const drawn = await Promise.all([
    draw(TRURO, '2031-01-01'),
    draw(TRURO, '2031-01-02'),
    draw({ id: 'new-glasgow', code: 'NGL' }, '2031-01-01'),
    draw(TRURO, '2031-01-01'),
  ])
  expect(drawn.toSorted()).toEqual(['NGL-001', 'TRU-001', 'TRU-001', 'TRU-002'])
})

it('a number stays drawn when its order is taken back', async () => {
  const day = '2031-01-03'
  const lost = app().database.transaction(async (tx) => {
    await nextNumber(tx, TRURO, day)
    throw new Error('something else failed')
  })
  await expect(lost).rejects.toThrow('something else failed')
  expect(await draw(TRURO, day)).toBe('TRU-002')
})

it('a location that was deleted has no numbers any more', async () => {
  const { db } = app().database
  await db.run(sql`update locations set deleted_at = now() where id = 'new-glasgow'`)
  await expect(draw({ id: 'new-glasgow', code: 'NGL' }, '2031-01-01')).rejects.toThrow('was deleted meanwhile')
})
