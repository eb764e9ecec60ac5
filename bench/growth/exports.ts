import { randomUUID } from 'node:crypto'
import type { SignedHeaders } from '../board/people.ts'
import { median } from '../load.ts'

type House = { readonly origin: string; readonly person: SignedHeaders }
type ExportTimes = { readonly name: string; readonly small: number; readonly large: number; readonly rows: number }
type Exporter = { readonly run: () => Promise<void>; readonly orders: number }

const ROUNDS = 9

/**
 * What leaves as a file, of both houses in turn: medians in ms. The first of each only warms up. `rows`: how many times as many
 * orders the large house's file holds, because a guest with so many orders gets so long a file.
 */
export async function exportTimes(small: House, large: House): Promise<readonly ExportTimes[]> {
  const asked: Readonly<Record<string, (house: House) => Promise<Exporter>>> = {
    'people, as a file': async (house) => exporter(house, '/api/exportUsers', {}),
    'a guest': async (house) => {
      const guest = await guestWithOrders(house)
      return exporter(house, '/api/exportUserData', { userId: guest.id }, guest.orders)
    },
    'reservations, as a file': async (house) => exporter(house, '/api/exportReservations', { status: 'all' }),
    'audit trail, as a file': async (house) => exporter(house, '/api/exportAudit', {}),
  }
  const times: ExportTimes[] = []
  for (const [name, prepare] of Object.entries(asked)) {
    const [ofSmall, ofLarge] = [await prepare(small), await prepare(large)]
    const pairs: { small: number; large: number }[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = { small: await timed(ofSmall.run), large: await timed(ofLarge.run) }
      if (round > 0) pairs.push(pair)
    }
    times.push({
      name: ofSmall.orders > 1 ? `${name} with ${ofSmall.orders} and ${ofLarge.orders} orders, as a file` : name,
      small: median(pairs.map((pair) => pair.small)),
      large: median(pairs.map((pair) => pair.large)),
      rows: ofLarge.orders / ofSmall.orders,
    })
  }
  return times
}

function exporter(house: House, path: string, wish: object, orders = 1): Exporter {
  const run = async () => {
    await exported(house, path, wish)
  }
  return { run, orders }
}

async function exported({ origin, person }: House, path: string, wish: object): Promise<string> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(wish),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${text.slice(0, 200)}`)
  return text
}

async function guestWithOrders(house: House): Promise<{ id: string; orders: number }> {
  const answer = await fetch(`${house.origin}/api/getUsers?role=customer`, { headers: house.person.headers })
  const { users } = (await answer.json()) as { users: readonly { id: string; totalOrders: number }[] }
  const guest = users.toSorted((a, b) => b.totalOrders - a.totalOrders)[0]
  if (!guest) throw new Error('nobody has ordered')
  const file = await exported(house, '/api/exportUserData', { userId: guest.id })
  const { person } = JSON.parse(file) as { person: { orders: readonly unknown[] } }
  return { id: guest.id, orders: person.orders.length }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
