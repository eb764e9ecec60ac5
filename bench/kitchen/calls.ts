import { randomUUID } from 'node:crypto'
import type { SignedHeaders } from '../board/people.ts'

// What the parts of the kitchen's bench ask of the server.

type Ticket = {
  readonly id: string
  readonly stationKind: string
  readonly version: number
  readonly doneAt: string | null
}
type TicketOrder = { readonly orderId: string; readonly tickets: readonly Ticket[] }

export async function post(url: string, headers: Readonly<Record<string, string>>, body: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** So many stations that cook; the first makes everything. */
export async function setUpStations(
  origin: string,
  { headers }: SignedHeaders,
  { locationId, count, readyByLastTicket }: { locationId: string; count: number; readyByLastTicket: boolean },
): Promise<void> {
  const stations = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    name: `Station ${n + 1}`,
    kind: 'prep',
    soonMinutes: 10,
    lateMinutes: 20,
  }))
  await post(`${origin}/api/saveStations`, headers, {
    locationId,
    expectedVersion: 0,
    stations,
    defaultStationId: stations[0]?.id,
    routes: [],
    readyByLastTicket,
  })
}

/** Of the whole location, or of one order. */
export async function ticketsAt(
  origin: string,
  { headers }: SignedHeaders,
  asked: { readonly locationId: string; readonly orderId?: string },
): Promise<readonly TicketOrder[]> {
  const answer = await fetch(`${origin}/api/getTickets?${new URLSearchParams(asked).toString()}`, { headers })
  const { orders } = (await answer.json()) as { orders: TicketOrder[] }
  return orders
}
