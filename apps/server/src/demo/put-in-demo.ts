import { businessDateOf } from '@sizzle/domain/hours/business-date.ts'
import { shortNumber } from '@sizzle/domain/order/short-number.ts'
import { taxPer100k } from '@sizzle/domain/pricing/tax.ts'
import { TAXED_CLASSES } from '@sizzle/domain/pricing/tax-class.ts'
import pg from 'pg'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { activeLocations, type LocationRow } from '../locations/locations.sql.ts'
import { menuOf } from '../menu/menu.sql.ts'
import { copyInto, copyLine } from './copy-text.ts'
import { CARD_TABLES, putInCards } from './demo-cards.ts'
import { demoDishes } from './demo-dishes.ts'
import { type DemoKitchen, type DemoOrder, demoOrder } from './demo-order.ts'
import { putInReservations } from './demo-reservations.ts'
import { diceOf, weighted } from './dice.ts'
import { type DemoGuest, guest } from './guests.ts'
import { withLighterTables } from './lighter-tables.ts'
import { type DemoDay, orderTimes, planDays } from './plan-days.ts'
import {
  EVENT_COLUMNS,
  eventLines,
  LEDGER_COLUMNS,
  LINE_COLUMNS,
  ledgerLine,
  lineLines,
  ORDER_COLUMNS,
  orderLine,
} from './rows.ts'

/** One tax an order, by its rate: demo kitchens go by their postal codes. */
const TAXES = `
  insert into order_taxes (location_id, order_id, n, name, rate_per_100k, base, amount, classes)
  select location_id, id, 1, 'HST', tax_rate_per_100k, subtotal, tax, '{${TAXED_CLASSES.join(',')}}' from orders`

const NUMBERS = `
  insert into order_numbers (location_id, day, last) select location_id, business_date, count(*) from orders group by 1, 2`

/** What the job would do within its first minute, in which the dashboard would go through all orders. */
export const COUNT_MARKED = `
  with marked as (
    delete from sales_marks returning location_id, business_date
  ), months as (
    insert into month_marks select distinct location_id, date_trunc('month', business_date)::date from marked on conflict do nothing
  )
  select keep_days(array_agg(location_id), array_agg(business_date)) from (select distinct location_id, business_date from marked) d`

export type DemoResult = { readonly orders: number; readonly guests: number; readonly seconds: number }
const MOST_GUESTS = 20_000
const ORDERS_PER_GUEST = 6

/** A month of made-up orders, all or nothing. Undefined where there are orders already: nobody's own are touched. */
export async function putInDemo(database: Database, orders: number, now: Date): Promise<DemoResult | undefined> {
  const { found } = await database.db.one<{ found: boolean }>(sql`select exists (select from orders) as found`)
  if (found) return undefined
  const started = performance.now()
  const locations = await activeLocations(database.db)
  const howMany = Math.min(MOST_GUESTS, Math.max(40, Math.ceil(orders / ORDERS_PER_GUEST)))
  const guests = Array.from({ length: howMany }, (_, n) => guest(n))
  const kitchens = new Map<string, DemoKitchen>()
  for (const location of locations) kitchens.set(location.id, await kitchenOf(database, location, guests, now))

  const house = { kitchens, numbering: openNumbering(), now }

  // A connection of its own: the pool's end a statement after ten seconds.
  const client = new pg.Client({ connectionString: database.connectionString })
  await client.connect()
  try {
    await client.query("set maintenance_work_mem = '256MB'")
    await client.query('begin')
    await putInGuests(client, guests, now)
    await withLighterTables(
      client,
      ['orders', 'order_lines', 'order_taxes', 'order_events', 'ledger', ...CARD_TABLES],
      async () => {
        for (const day of planDays(locations, orders, now)) await putInDay(client, day, house)
        await client.query(NUMBERS)
        await client.query(TAXES)
        // Without figures of these tables their joins would go row by row.
        await client.query('analyze orders, order_lines, order_taxes, order_events')
        await putInCards(client)
      },
    )
    await putInReservations(client, locations, guests, now)
    await client.query('commit')
    await client.query(
      `vacuum analyze orders, order_lines, order_taxes, order_events, ledger, users, reservations, ${CARD_TABLES.join(', ')}`,
    )
    await client.query(COUNT_MARKED)
  } finally {
    await client.end()
  }
  return { orders, guests: guests.length, seconds: (performance.now() - started) / 1000 }
}

async function kitchenOf(
  { db }: Database,
  location: LocationRow,
  guests: readonly DemoGuest[],
  now: Date,
): Promise<DemoKitchen> {
  const dishes = demoDishes(location.id, await menuOf(db, location.id, now))
  return {
    locationId: location.id,
    features: location.features,
    taxRatePer100k: taxPer100k(location.postal_code),
    dishes: weighted(dishes.map((dish) => [dish, dish.isPopular ? 5 : 1] as const)),
    guests,
  }
}

async function putInGuests(client: pg.Client, guests: readonly DemoGuest[], now: Date): Promise<void> {
  // The regulars have been here longest.
  const monthsAgo = (n: number) => new Date(now.getTime() - (31 + ((guests.length - n) % 300)) * 86_400_000)
  function* lines(): Generator<string> {
    for (const [n, { id, name, email, phone, isUser }] of guests.entries()) {
      if (isUser) yield copyLine([id, email, name, phone, true, monthsAgo(n)])
    }
  }
  await copyInto(client, 'users (id, email, name, phone_number, email_verified, created_at)', lines())
}

type DemoHouse = {
  readonly kitchens: ReadonlyMap<string, DemoKitchen>
  readonly numbering: Numbering
  readonly now: Date
}

async function putInDay(client: pg.Client, day: DemoDay, { kitchens, numbering, now }: DemoHouse): Promise<void> {
  const kitchen = kitchens.get(day.location.id)
  if (!kitchen || day.orders === 0) return
  const dice = diceOf(`orders ${day.location.id} ${day.date}`)
  const made = orderTimes(day).map((time) => demoOrder(dice, kitchen, time, now))
  const at = kitchen.locationId
  await copyInto(
    client,
    `orders (${ORDER_COLUMNS})`,
    chunksOf(made, (order) => orderLine(at, { ...kitchen, ...numbering(day.location, order.orderTime) }, order)),
  )
  await copyInto(
    client,
    `order_lines (${LINE_COLUMNS})`,
    chunksOf(made, (order) => lineLines(at, order)),
  )
  await copyInto(
    client,
    `order_events (${EVENT_COLUMNS})`,
    chunksOf(made, (order) => eventLines(at, order)),
  )
  await copyInto(
    client,
    `ledger (${LEDGER_COLUMNS})`,
    chunksOf(made, (order) => ledgerLine(at, order)),
  )
}

type Numbered = { readonly number: string; readonly date: string }
type Numbering = (location: LocationRow, orderTime: Date) => Numbered

/** Each business day from one on: an opening at night has orders of two. */
function openNumbering(): Numbering {
  const last = new Map<string, number>()
  return ({ id, code, time_zone: zone, day_ends_at: dayEndsAt }, orderTime) => {
    const date = businessDateOf({ zone, dayEndsAt }, orderTime)
    const number = (last.get(`${id} ${date}`) ?? 0) + 1
    last.set(`${id} ${date}`, number)
    return { number: shortNumber(code, number), date }
  }
}

const ORDERS_PER_CHUNK = 200

/** In larger pieces: a write for each row would cost more than the row. */
function* chunksOf(orders: readonly DemoOrder[], textOf: (order: DemoOrder) => string): Generator<string> {
  let chunk = ''
  for (const [index, order] of orders.entries()) {
    chunk += textOf(order)
    if (index % ORDERS_PER_CHUNK !== ORDERS_PER_CHUNK - 1) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}
