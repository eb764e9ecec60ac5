import { openState } from '@sizzle/domain/hours/open-state.ts'
import type { OptionMenu } from '@sizzle/domain/menu/options.ts'
import { canonicalChoices, canonicalText } from '@sizzle/domain/menu/options-canonical.ts'
import { checkChoices, presetChoices } from '@sizzle/domain/menu/options-choices.ts'
import { lineContents } from '@sizzle/domain/menu/options-contents.ts'
import { cleanNote, noteProblem } from '@sizzle/domain/menu/options-note.ts'
import { type FrozenChoice, priceUnit } from '@sizzle/domain/menu/options-price.ts'
import { NEXT, type OrderStatus } from '@sizzle/domain/order/status.ts'
import { priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putInBuiltInData } from '../built-in/put-in.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { activeLocations } from '../locations/locations.sql.ts'
import { hoursOf } from '../locations/present-location.ts'
import { menuOf } from '../menu/menu.sql.ts'
import { optionMenuOf } from '../menu/option-menu.ts'
import { freshDatabase } from '../testing/db/fresh-database.ts'
import { openDoors } from './open-doors.ts'
import { planDays } from './plan-days.ts'
import { putInDemo } from './put-in-demo.ts'

let database: Database
const NOW = new Date('2026-11-20T23:10:00Z') // a Friday evening in Halifax, in the middle of dinner
const ORDERS = 4_000

beforeAll(async () => {
  database = await freshDatabase()
  await putInBuiltInData(database, NOW)
  await putInDemo(database, ORDERS, NOW)
})
afterAll(() => database.close())
/** Days whose orders are not numbered from one to the last, or belong to another business day. */
async function misnumbered({ db }: Database): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*)::int as n
    from (
      select o.location_id, o.business_date as day, count(*) as orders, max(split_part(o.short_number, '-', 2)::int) as last,
        bool_and(o.business_date = (o.order_time at time zone l.time_zone - l.day_ends_at::interval)::date) as is_of_its_day
      from orders o join locations l on l.id = o.location_id group by 1, 2
    ) o full join order_numbers d using (location_id, day)
    where (o.is_of_its_day and o.orders = o.last and o.last = d.last) is not true`)
  return n
}
const count = async (statement: ReturnType<typeof sql>) => (await database.db.one<{ n: number }>(statement)).n

describe('a made-up month', () => {
  it('has as many orders as were asked for, numbered from one each day', async () => {
    expect(await count(sql`select count(*)::int as n from orders`)).toBe(ORDERS)
    expect(await misnumbered(database)).toBe(0)
    expect(await count(sql`select sum(last)::int as n from order_numbers`)).toBe(ORDERS)
  })

  it('adds up: every order’s money is what the rules make of its lines', async () => {
    type Row = {
      subtotal: number
      tax: number
      tip: number
      total: number
      rate: number
      lines: { price: number; quantity: number }[]
    }
    const rows = await database.db.many<Row>(sql`
      select subtotal, tax, tip, total, tax_rate_per_100k as rate,
             (select json_agg(json_build_object('price', price, 'quantity', quantity)) from order_lines l
              where l.location_id = o.location_id and l.order_id = o.id) as lines
      from orders o`)
    for (const { lines, rate, ...money } of rows) expect(priceOrder(lines, money.tip, rate)).toMatchObject(money)
  })

  it('has choices that the menus offer, at the prices that the rules make of them', async () => {
    type Line = {
      location_id: string
      item_id: string
      price: number
      base_price: number
      options: FrozenChoice[]
      allergens: string[]
      n: number
    }
    const lines = await database.db.many<Line>(sql`
      select location_id, item_id, price, base_price, options, allergens, count(*)::int as n
      from order_lines group by 1, 2, 3, 4, 5, 6`)
    const menus = new Map<string, OptionMenu>()
    for (const { id } of await activeLocations(database.db))
      menus.set(id, optionMenuOf(await menuOf(database.db, id, NOW)))
    const chosen = { presets: 0, others: 0 }
    for (const line of lines) {
      const menu = menus.get(line.location_id)
      const dish = menu?.dishes.get(line.item_id)
      if (!menu || !dish) throw new Error(`${line.item_id} is not on the menu`)
      expect(checkChoices(dish, line.options, menu, 'options')).toMatchObject({ ok: true })
      const { price, base, choices } = priceUnit(dish, line.options, menu)
      expect([line.price, line.base_price, line.options]).toEqual([price, base, choices])
      expect(line.allergens).toEqual(lineContents(dish, canonicalChoices(line.options), menu).allergens)
      const isUsual = canonicalText(line.options) === canonicalText(presetChoices(dish, menu))
      chosen[isUsual ? 'presets' : 'others'] += line.n
    }
    expect(chosen.others).toBeGreaterThan(1000)
    expect(chosen.presets).toBeGreaterThan(chosen.others)
  })

  it('has notes that a guest could have written, and lines, taxes and snapshots that say the same', async () => {
    const notes = await database.db.many<{ note: string; n: number }>(sql`
      select note, count(*)::int as n from order_lines where note <> '' group by note`)
    for (const { note } of notes) expect([noteProblem(note, 'note'), cleanNote(note)]).toEqual([null, note])
    expect(notes.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(200)
    const unsaid = sql`
      select count(*)::int as n from order_lines l where l.price * l.quantity - l.discount <> (
        select sum((part ->> 'amount')::int) from jsonb_array_elements(l.tax_parts) as part)`
    expect(await count(unsaid)).toBe(0)
    const untaxed = sql`
      select count(*)::int as n from orders o left join order_taxes t on t.location_id = o.location_id and t.order_id = o.id
      where t.base is distinct from o.subtotal or t.amount is distinct from o.tax`
    expect(await count(untaxed)).toBe(0)
    const otherwise = sql`
      select count(*)::int as n from payment_sessions s join orders o on o.location_id = s.location_id and o.payment_session_id = s.id
      where s.snapshot -> 'lines' <> (
        select jsonb_agg(to_jsonb(l) - '{location_id,order_id,line,station_ids}'::text[] order by l.line)
        from order_lines l where l.location_id = o.location_id and l.order_id = o.id)`
    expect(await count(otherwise)).toBe(0)
    expect(
      await count(sql`select count(*)::int as n from order_lines where tax_parts @> '[{"taxClass": "soda"}]'`),
    ).toBeGreaterThan(20)
  })

  it('has histories that the table of moves allows, and that end where the order is', async () => {
    type Row = { status: OrderStatus; path: OrderStatus[]; ordered: boolean }
    const rows = await database.db.many<Row>(sql`
      select o.status, array_agg(e.status order by e.seq) as path,
             bool_and(e.at >= o.order_time and e.at <= ${NOW}) as ordered
      from orders o join order_events e on e.location_id = o.location_id and e.order_id = o.id and e.kind = 'status'
      group by o.location_id, o.id, o.status`)
    expect(rows).toHaveLength(ORDERS)
    for (const { status, path, ordered } of rows) {
      expect(path.at(-1)).toBe(status)
      expect(path[0]).toBe('pending')
      expect(ordered).toBe(true)
      for (const [index, to] of path.slice(1).entries()) {
        expect(NEXT[path[index] ?? 'cancelled'] as readonly string[]).toContain(to)
      }
    }
  })

  it('has a board as on a busy Friday at each location: most in time, and of every way to order', async () => {
    const boards = await database.db.many<Record<string, number>>(sql`
      select count(*) filter (where status = 'pending')::int as pending, count(*) filter (where status = 'preparing')::int as preparing,
        count(*) filter (where status = 'ready')::int as ready, count(distinct order_type)::int as types,
        count(*) filter (where status in ('pending', 'preparing') and promised_at < ${NOW})::int as late,
        max(extract(epoch from ${NOW} - order_time))::int / 60 as minutes
      from orders where status in ('pending', 'preparing', 'ready') group by location_id`)
    expect(boards).toHaveLength(2)
    for (const { pending, preparing, ready, types = 0, late = 0, minutes = 0 } of boards) {
      expect([pending, preparing, ready]).toEqual([6, 10, 5])
      expect(types).toBeGreaterThan(1)
      expect(late).toBeGreaterThan(0)
      expect(late).toBeLessThan(4)
      expect(minutes).toBeLessThan(60)
    }
  })

  it('has what a kitchen has right now, money for what was handed over, and nothing from tomorrow', async () => {
    expect(
      await count(sql`select count(*)::int as n from orders where status in ('pending', 'preparing', 'ready')`),
    ).toBeGreaterThan(3)
    const odd = sql`
      select count(*)::int as n from orders
      where (status = 'completed' and payment_status <> 'paid') or (status = 'cancelled' and payment_status = 'paid')
         or order_time > ${NOW} or (payment_status in ('paid', 'refunded')) <> (paid_at is not null)
         or (payment_status = 'refunded') <> (status = 'cancelled' and payment_session_id is not null)`
    expect(await count(odd)).toBe(0)
  })

  it('has cards whose money is accounted for: each paid session one order, each cancelled one its refund', async () => {
    expect(await count(sql`select count(*)::int as n from orders where payment_method = 'online'`)).toBeGreaterThan(
      1000,
    )
    const odd = sql`
      select count(*)::int as n from orders o
      full join payment_sessions s on s.location_id = o.location_id and s.id = o.payment_session_id
      left join payments p on p.location_id = s.location_id and p.session_id = s.id and p.order_id = o.id
      left join refunds r on r.location_id = p.location_id and r.payment_id = p.id
      left join sandbox_checkouts c on c.id = s.provider_session_id and c.payment_id = p.provider_payment_id
      where (o.payment_method = 'online' or s.id is not null)
        and (o.id is null or p.id is null or c.id is null or s.amount <> o.total or p.amount <> o.total or c.amount <> o.total
             or p.refunded <> case when o.status = 'cancelled' then o.total else 0 end or c.refunded <> p.refunded
             or coalesce(r.amount, 0) <> p.refunded or (s.snapshot #>> '{pricing,total}')::int <> o.total)`
    expect(await count(odd)).toBe(0)
    expect(await count(sql`select count(*)::int as n from refunds where state = 'succeeded'`)).toBeGreaterThan(20)
    expect(await count(sql`select count(*)::int as n from sandbox_refunds`)).toBe(
      await count(sql`select count(*)::int as n from refunds`),
    )
  })

  it('has lunches, dinners, weekends and people who come again', async () => {
    const at = (from: number, to: number) =>
      count(
        sql`select count(*)::int as n from orders where extract(hour from order_time at time zone 'America/Halifax') between ${from} and ${to}`,
      )
    expect(await at(18, 19)).toBeGreaterThan(2 * (await at(15, 15)))
    expect(await at(12, 13)).toBeGreaterThan(2 * (await at(15, 15)))
    const repeat = sql`select count(*)::int as n from (select 1 from orders group by customer_email having count(*) > 3) often`
    expect(await count(repeat)).toBeGreaterThan(100)
    expect(
      await count(
        sql`select count(*)::int as n from orders where user_id is not null and not exists (select from users where id = user_id)`,
      ),
    ).toBe(0)
  })

  it('has earned its points, and tables whose guests are counted', async () => {
    const wrong = sql`
      select count(*)::int as n from orders o left join ledger l on l.order_id = o.id
      where (o.user_id is not null and o.status = 'completed') <> (l.id is not null)
         or l.points <> o.subtotal / 100`
    expect(await count(wrong)).toBe(0)
    const seats = sql`
      select count(*)::int as n from slot_guests s where s.guests > s.capacity or s.guests <> (
        select sum(party_size) from reservations r
        where r.location_id = s.location_id and r.date = s.date and r.slot = s.slot and r.status <> 'cancelled')`
    expect(await count(seats)).toBe(0)
    expect(await count(sql`select count(*)::int as n from reservations where is_active`)).toBeGreaterThan(50)
    expect(
      await count(
        sql`select count(*)::int as n from reservations where is_active <> (status = 'confirmed' and starts_at > ${NOW})`,
      ),
    ).toBe(0)
  })

  it('leaves the tables as it found them: every key and index is there again', async () => {
    const names = await database.db.many<{ name: string }>(sql`
      select conname as name from pg_constraint where contype = 'f' and conrelid in ('order_lines'::regclass, 'order_events'::regclass)
      union all select indexname from pg_indexes where tablename = 'orders'`)
    expect(names.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'orders_active',
        'orders_history',
        'orders_short_number',
        'order_lines_location_id_order_id_fkey',
      ]),
    )
  })

  it('keeps the board workable however many orders were asked for', async () => {
    const days = planDays(await activeLocations(database.db), 1_000_000, NOW)
    expect(days.reduce((sum, day) => sum + day.orders, 0)).toBe(1_000_000)
    const today = days.filter(({ isUnderWay }) => isUnderWay).map((day) => day.orders)
    expect(today).toHaveLength(2)
    for (const orders of today) expect(orders).toBeLessThan(250)
  })

  it('is made once: a database with orders keeps them', async () => {
    expect(await putInDemo(database, 10, NOW)).toBeUndefined()
    expect(await count(sql`select count(*)::int as n from orders`)).toBe(ORDERS)
  })
})

describe('a demo when nobody would be there', () => {
  it.each([
    ['early in the morning', '2026-11-20T10:05:00Z'],
    ['after midnight', '2026-11-20T04:20:00Z'],
    ['late at night', '2026-11-21T03:40:00Z'],
  ])('%s has open doors and a full board all the same', async (_, time) => {
    const now = new Date(time)
    const closed = await freshDatabase()
    try {
      await putInBuiltInData(closed, now)
      expect(await openDoors(closed, now)).toHaveLength(2)
      expect(await openDoors(closed, now)).toHaveLength(0)
      await putInDemo(closed, ORDERS, now)
      for (const location of await activeLocations(closed.db))
        expect(openState(hoursOf(location), now).isOpen).toBe(true)
      const { n } = await closed.db.one<{ n: number }>(sql`
        select count(*)::int as n from orders where status in ('pending', 'preparing', 'ready') and order_time > ${new Date(now.getTime() - 7_200_000)}`)
      expect(n).toBe(42)
      expect(await misnumbered(closed)).toBe(0)
    } finally {
      await closed.close()
    }
  })
})
