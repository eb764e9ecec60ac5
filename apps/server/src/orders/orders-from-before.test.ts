import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writtenDate } from '@sizzle/domain/hours/date-words.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importArchive } from '../kit/db/archive/import-archive.ts'
import { MIGRATIONS_FOLDER, migrate } from '../kit/db/migrate.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { openLog } from '../kit/log.ts'
import { emptyDatabase } from '../testing/db/fresh-database.ts'
import { type Caller, openTestApp, type TestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'
import { whatAnOrderShows } from '../testing/what-an-order-shows.ts'

// A database that the program wrote when its last migration was 0018: orders of every type, status and heat, paid in every
// way and not at all, at four locations with taxes of three kinds, by customers, guests of the counter and a person who has
// left since. All of them are made up. It was filled through the API; only locations, menus, secrets and two orders of older
// kinds were written into the tables. Sign-in sessions, first answers, the log of changes and the texts of messages were
// taken out, as the program itself forgets them. `shown.jsonl` is what each order showed then, `becomes.jsonl` what three
// payments became that were still open in the archive. Left out is what differs at each start: the port, and of new orders
// the id and the links. The addresses of a receipt's files follow from its own and are left out too. The files are not made
// again: only that version could.
const VERSION = '0018'
const FIXTURE = join(import.meta.dirname, `../testing/version-${VERSION}`)
/** The moment at which they were shown: ages and delays depend on it. */
const SHOWN_AT = new Date('2026-11-21T01:16:10.000Z')

type Money = { readonly of: string; readonly id: string; readonly cents: readonly unknown[] }
type Json = Record<string, unknown>
type Shown = {
  readonly owner: string | null
  readonly order: Json & { readonly id: string; readonly items: readonly Json[] }
  readonly receipt: Json
  /** What the back office shows beside the order. */
  readonly details: Json
  readonly paper: readonly string[]
}
type Becomes = {
  readonly sessionId: string
  readonly paymentUrl: string
  readonly order: Json
  readonly receipt: Json
  readonly timeline: readonly Json[]
  readonly paper: readonly string[]
}
const shown = linesOf<Shown>('shown.jsonl')
const becomes = linesOf<Becomes>('becomes.jsonl')

function linesOf<Line>(name: string): Line[] {
  const lines = readFileSync(join(FIXTURE, name), 'utf8').trim().split('\n')
  return lines.map((line): Line => JSON.parse(line))
}

let folder: string
let database: Database
let moneyBefore: Money[]
let app: TestApp
let admin: Caller
let guest: Caller
const owners = new Map<string | null, Caller>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sizzle-migrations-'))
  database = await emptyDatabase()
  for (const name of await readdir(MIGRATIONS_FOLDER))
    if (name.slice(0, 4) <= VERSION) await cp(join(MIGRATIONS_FOLDER, name), join(folder, name))
  const { connectionString } = database
  const [file, log] = [join(FIXTURE, 'database.archive'), openLog('silent')]
  await importArchive({ connectionString, dataDir: join(folder, 'data'), file, log, migrationsFolder: folder })
  moneyBefore = await money()
  await migrate({ connectionString, log })

  app = await openTestApp({}, database, () => SHOWN_AT)
  admin = await app.admin()
  guest = await app.guest()
  for (const email of new Set(shown.flatMap(({ owner }) => owner ?? [])))
    owners.set(email, await app.signIn(email, 'Turmeric-42'))
})

afterAll(async () => {
  await app.stop()
  await database.close()
  await rm(folder, { recursive: true })
})

function money() {
  return database.db.many<Money>(sql`
    select 'order' as of, id, jsonb_build_array(subtotal, tax, tip, total, tax_rate_per_100k) as cents from orders
    union all select 'payment', id, jsonb_build_array(amount, asked_back, refunded) from payments
    union all select 'refund', id, jsonb_build_array(amount, state) from refunds
    union all select 'session', id, jsonb_build_array(amount, state) from payment_sessions
    order by 1, 2`)
}

function ask(orderId: string, owner?: Caller) {
  return whatAnOrderShows({ app, admin, guest, ...(owner && { owner }) }, orderId)
}

/** Rows may have joined them since. */
function expectRows(paper: readonly string[], before: readonly string[]) {
  expect(paper.filter((row) => before.includes(row))).toEqual(before)
}

/** The paper of a cancelled order wishes nobody a good meal any more, and names no payment where none was taken. */
function partedPaper({ order, paper }: Shown): readonly [kept: string[], gone: string[]] {
  const isGone = (row: string) =>
    order.status === 'cancelled' &&
    (row === 'Thank you, and enjoy your meal!' || (order.paymentStatus === 'unpaid' && row === 'Payment Cash'))
  return [paper.filter((row) => !isGone(row)), paper.filter(isGone)]
}

/** The day of a refund and its minus are written as on the page now (money 53), and a delivery is told for the door (ordering 61). */
function inWords(row: string, _: number, paper: readonly string[]): string {
  return row
    .replace(
      /^(Refunded|Refund on its way) (\d{4}-\d\d-\d\d) /,
      (_, word: string, day: string) => `${word} ${writtenDate(day)} `,
    )
    .replace(/^Ready about /, paper.includes('Type Delivery') ? 'At your door about ' : '$&')
    .replace(/ -(?=\$\d)/, ' −')
}

function withoutDescription({ description: _, ...item }: Json): Json {
  return item
}

test('an update moves no money', async () => {
  const orders = moneyBefore.filter(({ of }) => of === 'order').map(({ id }) => id)
  expect(orders.toSorted()).toEqual(shown.map(({ order }) => order.id).toSorted())
  expect(await money()).toEqual(moneyBefore)
})

test.each(shown)('$order.shortNumber of $order.orderTime shows what it showed before the update', async (before) => {
  const now = await ask(before.order.id, owners.get(before.owner))
  expect(now.order).toMatchObject(before.order)
  expect(now.receipt.receipt).toMatchObject(before.receipt)
  const [kept, gone] = partedPaper(before)
  expectRows(now.paper, kept.map(inWords))
  expect(now.paper.filter((row) => gone.includes(row))).toEqual([])
  const items = before.order.items.map(withoutDescription)
  expect(now.details).toMatchObject({ ...before.order, items, ...before.details })
  if (!('own' in now)) return
  const own = { ...before.order, statusHistory: before.details.statusHistory }
  expect(now.own).toMatchObject(own)
  expect(now.listed).toMatchObject(own)
})

test.each(becomes)('a payment of $order.pricing.total that was open becomes the order it was', async (before) => {
  const body = new URLSearchParams({ card: '4242424242424242', delay: '0' })
  await fetch(`${app.url}${before.paymentUrl}/pay`, { method: 'POST', body, redirect: 'manual' })
  const made = await until(
    () => database.db.maybe<{ id: string }>(sql`select id from orders where payment_session_id = ${before.sessionId}`),
    (row) => row !== undefined,
  )
  const now = await ask(made?.id ?? '')
  expect(now.order).toMatchObject(before.order)
  expect(now.receipt.receipt).toMatchObject(before.receipt)
  expect(now.details.timeline).toMatchObject(before.timeline)
  expectRows(now.paper, before.paper.map(inWords))
})
