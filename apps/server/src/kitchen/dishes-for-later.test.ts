import { instantOf } from '@sizzle/domain/hours/local-time.ts'
import { everyDay } from '@sizzle/domain/testing/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrder } from '../testing/an-order.ts'
import { setHours, setRules } from '../testing/kitchen-rules.ts'
import { type Reply, useTestApp } from '../testing/test-app.ts'

// A dish of a menu with hours, asked about for the moment at which it is wanted.

const HALIFAX = 'America/Halifax'
const FRIDAY = '2026-11-20'
const SATURDAY = '2026-11-21'
let now = instantOf(HALIFAX, FRIDAY, '12:00')
const app = useTestApp({}, () => now)
const run = (statement: ReturnType<typeof sql>) => app().database.db.run(statement)
const goTo = (time: string) => {
  now = instantOf(HALIFAX, FRIDAY, time)
}
let thali = ''

beforeEach(async () => {
  goTo('12:00')
  await setHours(app(), '11:30', '22:00')
  await setRules(app(), {})
  thali = (await anOrder(app())).items[0]?.id ?? ''
  await run(sql`update menu_items set name = 'Lunch Thali' where location_id = 'truro' and id = ${thali}`)
  await run(sql`delete from menus`)
  await lunchFor([])
})

const lunchFor = (orderTypes: string[]) =>
  run(sql`
    insert into menus (location_id, id, name, schedule, category_ids, order_types, updated_at)
    select 'truro', 'lunch', 'Lunch', ${JSON.stringify(everyDay(['11:30', '15:00']))}::jsonb, array[category_id],
           ${orderTypes}::text[], now()
    from menu_items where location_id = 'truro' and id = ${thali}`)

async function order(scheduledFor: { date: string; time: string } | null, changes: object = {}) {
  const guest = await app().signUp()
  await run(sql`update sessions set expires_at = '2030-01-01'`)
  return guest.post('/createCustomerOrderCash', await anOrder(app(), { scheduledFor, ...changes }))
}
const said = ({ status, body }: Reply) => [status, body.code, body.userMessage]
const NOT_THEN = [409, 'item_not_then', 'Lunch Thali is only available 11:30 a.m. - 3 p.m.']

describe('a dish of the lunch menu (times 4)', () => {
  it('can be ordered at once until the minute in which lunch ends', async () => {
    goTo('14:58')
    expect((await order(null)).status).toBe(200)
    goTo('15:00')
    expect(said(await order(null))).toEqual(NOT_THEN)
  })

  it('can be ordered in the evening for the lunch of tomorrow, and for no time after it', async () => {
    goTo('21:00')
    expect((await order({ date: SATURDAY, time: '12:00' })).status).toBe(200)
    expect(said(await order({ date: SATURDAY, time: '15:15' }))).toEqual(NOT_THEN)
  })

  it('of a menu for pickup alone is delivered at no time', async () => {
    await run(sql`delete from menus`)
    await lunchFor(['pickup'])
    const delivery = { orderType: 'delivery', deliveryInfo: { address: '1 Main St, Truro' } }
    expect(said(await order(null, delivery))).toEqual([
      409,
      'item_not_then',
      'Lunch Thali is only available for pickup',
    ])
    expect((await order(null)).status).toBe(200)
  })

  it('that is sold out is named as such, whatever the time', async () => {
    goTo('16:00')
    await run(sql`update menu_items set sold_out_until = 'infinity' where location_id = 'truro' and id = ${thali}`)
    expect((await order(null)).body).toMatchObject({ code: 'item_unavailable' })
    await run(sql`update menu_items set sold_out_until = null`)
  })

  it('narrows the times that are offered to a cart with it', async () => {
    goTo('16:00')
    const guest = await app().guest()
    const ask = (more: string) => guest.get(`/getOrderTimes?locationId=truro&orderType=pickup&items=2${more}`)
    const { body } = await ask(`&dishes=${thali}`)
    expect(body).toMatchObject({ asap: null, notNow: { code: 'item_not_then', text: NOT_THEN[2] }, date: SATURDAY })
    const times = (body.slots as { time: string }[]).map(({ time }) => time)
    expect([times[0], times.at(-1)]).toEqual(['11:45', '14:45'])
    expect((await ask('')).body).toMatchObject({ notNow: null, date: FRIDAY })
  })
})
