import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { PlaceOrder, SignedHeaders } from '../board/people.ts'
import { table } from '../compare.ts'
import { percentile } from '../load.ts'
import { post, setUpStations, ticketsAt } from './calls.ts'

// A shift: an order every second, and a cook who reads each ticket when its notice comes and strikes it off. How soon a ticket
// is read, and whether each was cooked once; beside it, a bare server that passes a text on at the same pace.

const EVERY_MS = 1_000
const FINISH_MS = 5_000

type Shift = {
  readonly origin: string
  readonly owner: SignedHeaders
  readonly cook: SignedHeaders
  readonly locationId: string
  readonly place: PlaceOrder
  readonly bare: string
  readonly minutes: number
}

export async function shift({ origin, owner, cook, locationId, place, bare, minutes }: Shift): Promise<string> {
  await setUpStations(origin, owner, { locationId, count: 2, readyByLastTicket: true })
  const readAt = new Map<string, number>()
  const echoedAt = new Map<string, number>()
  const kitchen = await listen(
    `${origin}/api/live`,
    cook.headers,
    /"topic":"order\.changed","id":"([^"]+)"/g,
    (orderId) => {
      if (readAt.has(orderId)) return
      readAt.set(orderId, Number.POSITIVE_INFINITY)
      void cookOrder({ origin, cook, locationId, orderId }).then((at) => readAt.set(orderId, at))
    },
  )
  const echo = await listen(bare, {}, /"id":"([^"]+)"/g, (id) => echoedAt.set(id, performance.now()))
  const placed: { id: string; at: number }[] = []
  const echoed: { id: string; at: number }[] = []
  for (let second = 0; second < minutes * 60; second += 1) {
    const begun = performance.now()
    placed.push({ at: begun, id: (await place()).orderId })
    const id = randomUUID()
    echoed.push({ id, at: performance.now() })
    await post(bare, {}, { id })
    await wait(Math.max(0, begun + EVERY_MS - performance.now()))
  }
  await wait(FINISH_MS)
  kitchen.close()
  echo.close()
  return report({
    ours: times(placed, readAt),
    theirs: times(echoed, echoedAt),
    ...(await cookedOnce(origin, owner, locationId)),
    placed: placed.length,
  })
}

function times(begun: readonly { id: string; at: number }[], ended: ReadonlyMap<string, number>): number[] {
  return begun.map(({ id, at }) => (ended.get(id) ?? Number.POSITIVE_INFINITY) - at).filter(Number.isFinite)
}

type Ticket = {
  readonly origin: string
  readonly cook: SignedHeaders
  readonly locationId: string
  readonly orderId: string
}

/** Reads what the order is made of and strikes it off; answers when it was read. */
async function cookOrder({ origin, cook, locationId, orderId }: Ticket): Promise<number> {
  const [order] = await ticketsAt(origin, cook, { locationId, orderId })
  const at = performance.now()
  for (const { id, doneAt } of order?.tickets ?? [])
    if (doneAt === null) await post(`${origin}/api/bumpTicket`, cook.headers, { ticketId: id })
  return at
}

/** A ticket that was told and struck off is of version 2. */
async function cookedOnce(origin: string, owner: SignedHeaders, locationId: string) {
  const tickets = (await ticketsAt(origin, owner, { locationId })).flatMap((order) => order.tickets)
  return {
    missed: tickets.filter(({ doneAt }) => doneAt === null).length,
    twice: tickets.filter(({ version }) => version > 2).length,
  }
}

type Figures = {
  readonly ours: readonly number[]
  readonly theirs: readonly number[]
  readonly placed: number
  readonly missed: number
  readonly twice: number
}

function report({ ours, theirs, placed, missed, twice }: Figures): string {
  const row = (name: string, measured: readonly number[]) => [
    name,
    percentile(measured, 0.5).toFixed(1),
    percentile(measured, 0.99).toFixed(1),
    `${measured.length} of ${placed}`,
  ]
  const ratio = (part: number) => (percentile(ours, part) / percentile(theirs, part)).toFixed(1)
  const figures = table([
    ['', 'median ms', 'p99 ms', 'arrived'],
    row('from the press that orders to the ticket that is read', ours),
    row('a bare server', theirs),
    ['ratio', ratio(0.5), ratio(0.99), ''],
  ])
  return `${figures}\n${missed} tickets missed, ${twice} cooked twice`
}

async function listen(
  url: string,
  headers: Readonly<Record<string, string>>,
  pattern: RegExp,
  hear: (id: string) => void,
): Promise<{ close(): void }> {
  return await new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      let rest = ''
      response.setEncoding('utf8').on('data', (text: string) => {
        const whole = rest + text
        const end = whole.lastIndexOf('\n\n') + 2
        for (const [, id = ''] of whole.slice(0, end).matchAll(pattern)) hear(id)
        rest = whole.slice(end)
      })
      response.on('error', () => undefined)
      resolve({ close: () => request.destroy() })
    })
    request.on('error', reject)
  })
}
