import { randomUUID } from 'node:crypto'
import type { SignedHeaders } from '../board/people.ts'
import { median } from '../load.ts'

type House = { readonly origin: string; readonly person: SignedHeaders }
type ExportTimes = { readonly name: string; readonly small: number; readonly large: number }

const ROUNDS = 9

/** What leaves as a file, of both houses in turn: medians in ms. The first of each only warms up. */
export async function exportTimes(small: House, large: House): Promise<readonly ExportTimes[]> {
  const asked: Readonly<Record<string, (house: House) => Promise<() => Promise<void>>>> = {
    'people, as a file': async (house) => exporter(house, '/api/exportUsers', {}),
    'a person with their orders, as a file': async (house) =>
      exporter(house, '/api/exportUserData', { userId: await guestWithOrders(house) }),
    'reservations, as a file': async (house) => exporter(house, '/api/exportReservations', { status: 'all' }),
    'audit trail, as a file': async (house) => exporter(house, '/api/exportAudit', {}),
  }
  const times: ExportTimes[] = []
  for (const [name, prepare] of Object.entries(asked)) {
    const [ofSmall, ofLarge] = [await prepare(small), await prepare(large)]
    const pairs: { small: number; large: number }[] = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const pair = { small: await timed(ofSmall), large: await timed(ofLarge) }
      if (round > 0) pairs.push(pair)
    }
    times.push({ name, small: median(pairs.map((pair) => pair.small)), large: median(pairs.map((pair) => pair.large)) })
  }
  return times
}

function exporter({ origin, person }: House, path: string, wish: object): () => Promise<void> {
  return async () => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(wish),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${text.slice(0, 200)}`)
  }
}

async function guestWithOrders({ origin, person }: House): Promise<string> {
  const answer = await fetch(`${origin}/api/getUsers?role=customer`, { headers: person.headers })
  const { users } = (await answer.json()) as { users: readonly { id: string; totalOrders: number }[] }
  const guest = users.toSorted((a, b) => b.totalOrders - a.totalOrders)[0]
  if (!guest) throw new Error('nobody has ordered')
  return guest.id
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
