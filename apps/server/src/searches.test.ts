import { getAudit } from '@sizzle/contract/audit.ts'
import { getLocationOrders } from '@sizzle/contract/board.ts'
import { getActiveLocations } from '@sizzle/contract/locations.ts'
import { getAllLocations } from '@sizzle/contract/locations-office.ts'
import { getMessages } from '@sizzle/contract/messages.ts'
import { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import { getPayments } from '@sizzle/contract/payment-lists.ts'
import { getAllReservations } from '@sizzle/contract/reservations-office.ts'
import { getUsers } from '@sizzle/contract/users.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Db, sql } from './kit/db/sql.ts'
import { aLocation } from './testing/a-location.ts'
import { bodyOf } from './testing/body-of.ts'
import { useTestApp } from './testing/test-app.ts'

// Whatever a keyboard has, each search finds who and what is written with other signs (people 66).

const app = useTestApp()

const NAMES = [
  'Siobhán O’Brien',
  "Pat O'Brien",
  'Zoé Lefèbvre',
  'Anne‑Marie  Roy',
  '\u200fمحمد علي\u200f',
  'प्रिया शर्मा',
  'प्रीति शर्मा',
]
const SEARCHES: readonly (readonly [typed: string, found: readonly number[]])[] = [
  ["O'Brien", [0, 1]],
  ['o’BRIEN', [0, 1]],
  ['siobhan', [0]],
  ['Lefebvre', [2]],
  ['zoe', [2]],
  ['ZOE\u0301  LEFÈBVRE', [2]],
  ['anne-marie\u00a0roy', [3]],
  ['محمد', [4]],
  ['\u202bمحمد\u202c', [4]],
  ['शर्मा', [5, 6]],
  ['प्रि', [5]],
]

/** Somebody of this name wherever people are kept. */
async function addRows(db: Db, name: string, n: number): Promise<void> {
  const email = `guest${n}@example.test`
  await db.run(sql`insert into users (id, name, email) values (gen_random_uuid(), ${name}, ${email})`)
  await db.run(sql`
    insert into audit (at, actor_name, action, subject, request_id) values (now(), ${name}, 'tried', 'thing', 'r')`)
  await db.run(sql`
    insert into messages (id, kind, template, recipient, recipient_name, text, state)
    values (gen_random_uuid(), 'email', 'custom', ${email}, ${name}, 'Hello', 'failed')`)
  await db.run(sql`
    insert into reservations (location_id, id, reservation_id, status, is_active, customer_name, customer_email, email_key,
      customer_phone, date, slot, starts_at, party_size, source, reserved_at, updated_at)
    values ('truro', gen_random_uuid(), ${`RES-TRU-20261120-AAA${n}`}, 'confirmed', false, ${name}, ${email}, ${email},
      '+19025550123', '2026-11-20', '19:00', '2026-11-20T23:00Z', 2, 'web', now(), now())`)
  await db.run(sql`
    with placed as (
      insert into orders (location_id, id, short_number, status, payment_status, payment_method, order_type, customer_name,
        customer_email, customer_phone, subtotal, tax, tip, total, tax_rate_per_100k, order_time, business_date, promised_at,
        completed_at, updated_at)
      values ('truro', gen_random_uuid(), ${`TRU-00${n}`}, 'completed', 'paid', 'card', 'pickup', ${name}, ${email}, '+19025550123',
        1000, 140, 0, 1140, 14000, now(), current_date, now(), now(), now())
      returning id)
    insert into payments (location_id, id, order_id, provider, amount, captured_at, tender, business_date)
    select 'truro', gen_random_uuid(), id, 'sandbox', 1140, now(), 'card', current_date from placed`)
}

beforeAll(async () => {
  const admin = await app().admin()
  for (const [n, name] of NAMES.entries()) {
    await addRows(app().database.db, name, n)
    const added = await admin.post('/addLocation', aLocation({ id: `place-${n}`, name: 'Quay' }))
    expect(added.status, JSON.stringify(added.body)).toBe(200)
    // Spaces and directions are cleaned away when a form is sent; older rows may hold them.
    await app().database.db.run(sql`update locations set name = ${name}, is_active = true where id = ${`place-${n}`}`)
  }
})

const asked = async (path: string) => (await app().admin()).get(path)
const LISTS: Readonly<Record<string, (search: string) => Promise<readonly string[]>>> = {
  users: async (search) =>
    bodyOf(getUsers, await asked(`/getUsers?search=${search}`)).users.map(({ displayName }) => displayName),
  reservations: async (search) =>
    bodyOf(getAllReservations, await asked(`/getAllReservations?search=${search}`)).reservations.map(
      ({ customerInfo }) => customerInfo.name,
    ),
  orders: async (search) =>
    bodyOf(getLocationOrders, await asked(`/getLocationOrders?locationId=truro&search=${search}`)).orders.map(
      ({ customerInfo }) => customerInfo.name,
    ),
  'orders that are over': async (search) =>
    bodyOf(
      getLocationOrders,
      await asked(`/getLocationOrders?locationId=truro&finishedOn=today&search=${search}`),
    ).orders.map(({ customerInfo }) => customerInfo.name),
  messages: async (search) => {
    const { messages, counts } = bodyOf(getMessages, await asked(`/getMessages?search=${search}`))
    expect(counts.failed).toBe(messages.length)
    return messages.map(({ recipientName }) => recipientName)
  },
  payments: async (search) =>
    bodyOf(getPayments, await asked(`/getPayments?search=${search}`)).payments.map(({ customerName }) => customerName),
  'the audit trail': async (person) =>
    bodyOf(getAudit, await asked(`/getAudit?action=tried&person=${person}`)).entries.map(({ actor }) => actor.name),
  'locations on the site': async (search) =>
    bodyOf(getActiveLocations, await asked(`/getActiveLocations?search=${search}`)).locations.map(({ name }) => name),
  'all locations': async (search) =>
    bodyOf(getAllLocations, await asked(`/getAllLocations?search=${search}`)).locations.map(({ name }) => name),
  'own locations': async (search) =>
    bodyOf(getOwnLocations, await asked(`/getOwnLocations?search=${search}`)).locations.map(({ name }) => name),
}

describe.each(Object.entries(LISTS))('the search of %s', (_, find) => {
  it.each(SEARCHES)('finds for %j', async (typed, found) => {
    const names = await find(encodeURIComponent(typed))
    expect(names.toSorted()).toEqual(found.flatMap((n) => NAMES[n] ?? []).toSorted())
  })
})
