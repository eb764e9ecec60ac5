import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SignedHeaders } from '../board/people.ts'
import { table } from '../compare.ts'
import { percentile } from '../load.ts'
import { post, ticketsAt } from './calls.ts'
import { hearTicks } from './hear-ticks.ts'

// How soon a tick is on all screens, from the press to the last of them, beside a bare server that passes the same text on.

const TICKS = 200
const WARM_UP = 20
const BETWEEN_MS = 50
const ARRIVE_MS = 3_000

type Tick = { readonly id: string; readonly version: number; readonly at: number }
type Kitchen = {
  readonly origin: string
  readonly owner: SignedHeaders
  /** Whose screens these are, evenly. */
  readonly staff: readonly SignedHeaders[]
  readonly screens: number
}

export async function ticks({ origin, owner, staff, screens }: Kitchen, bare: string): Promise<string> {
  const orders = await ticketsAt(origin, owner, { locationId: 'truro' })
  const open = orders.flatMap(({ tickets }) => tickets.map(({ id }) => id))
  const people = staff.map(({ headers }) => ({ ...headers }))
  const ours = await measure({ url: `${origin}/api/live`, people, screens }, (n) => bump(origin, owner, open[n] ?? ''))
  const theirs = await measure({ url: bare, people: [{}], screens }, (n) => echo(bare, n))
  const row = (name: string, times: readonly number[]) => [
    name,
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    `${times.length} of ${TICKS}`,
  ]
  const ratio = (part: number) => (percentile(ours, part) / percentile(theirs, part)).toFixed(1)
  return table([
    ['', 'median ms', 'p99 ms', 'at every screen'],
    row('a tick', ours),
    row('a bare server', theirs),
    ['ratio', ratio(0.5), ratio(0.99), ''],
  ])
}

type Screens = {
  readonly url: string
  readonly people: readonly Record<string, string>[]
  readonly screens: number
}

/** Presses one after the other, and answers how long each took to the last screen; one that a screen missed is left out. */
async function measure({ url, people, screens }: Screens, press: (n: number) => Promise<Tick>): Promise<number[]> {
  const listening = await hearTicks({ url, people, count: screens })
  const pressed: Tick[] = []
  for (let n = 0; n < WARM_UP + TICKS; n += 1) {
    const tick = await press(n)
    if (n >= WARM_UP) pressed.push(tick)
    await wait(BETWEEN_MS)
  }
  await wait(ARRIVE_MS)
  const heard = await listening.heard()
  listening.close()
  return pressed.flatMap(({ id, version, at }) => {
    const found = heard.get(`${id} ${version}`)
    return found?.screens === screens ? [found.lastAt - at] : []
  })
}

async function bump(origin: string, { headers }: SignedHeaders, ticketId: string): Promise<Tick> {
  const at = performance.timeOrigin + performance.now()
  const { version } = (await post(`${origin}/api/bumpTicket`, headers, { ticketId, line: 1 })) as { version: number }
  return { id: ticketId, version, at }
}

/** As long as a real tick is. */
async function echo(bare: string, n: number): Promise<Tick> {
  const at = performance.timeOrigin + performance.now()
  const tick = { topic: 'ticket.changed', id: randomUUID(), version: n + 1 }
  await post(bare, {}, { ...tick, ticks: { orderId: randomUUID(), done: [1], by: 'x'.repeat(120) } })
  return { id: tick.id, version: tick.version, at }
}
