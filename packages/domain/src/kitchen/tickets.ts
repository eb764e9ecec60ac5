import { lineKey, merged, type StationKind, type StationLine, type TicketLine, withQuantity } from './routing.ts'

// What stations were told of an order, and what they have to be told next.

export const TICKET_KINDS = ['new', 'add', 'void', 'copy'] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

export type Ticket = {
  readonly stationId: string
  readonly kind: TicketKind
  /** How often the stations had been told something about the order by then. */
  readonly revision: number
  readonly lines: readonly TicketLine[]
}

/** What still stands: everything that was told, less what was taken back. */
export function standingLines(told: readonly Ticket[]): readonly StationLine[] {
  const of = (isVoid: boolean) =>
    told
      .filter(({ kind }) => kind !== 'copy' && (kind === 'void') === isVoid)
      .flatMap(({ stationId, lines }) => lines.map((line) => ({ stationId, line })))
  return less(of(false), of(true))
}

/**
 * The tickets that turn what stands into what is wanted: only the difference, one ticket for each station and kind, and
 * nothing where nothing changes (stations 5, stations 6).
 */
export function nextTickets(told: readonly Ticket[], wanted: readonly StationLine[]): readonly Ticket[] {
  const standing = standingLines(told)
  const known = new Set(standing.map(({ stationId }) => stationId))
  const revision = Math.max(0, ...told.map((ticket) => ticket.revision)) + 1
  const added = ticketsOf(less(wanted, standing), (stationId) => (known.has(stationId) ? 'add' : 'new'))
  const taken = ticketsOf(less(standing, wanted), () => 'void')
  return [...taken, ...added].map((ticket) => ({ ...ticket, revision }))
}

function ticketsOf(lines: readonly StationLine[], kindAt: (stationId: string) => TicketKind) {
  return [...Map.groupBy(lines, ({ stationId }) => stationId)].map(([stationId, own]) => ({
    stationId,
    kind: kindAt(stationId),
    lines: own.map(({ line }) => line),
  }))
}

/** What `lines` has more of than `others`. */
function less(lines: readonly StationLine[], others: readonly StationLine[]): readonly StationLine[] {
  const gone = new Map(merged(others).map((one) => [lineKey(one), one.line.quantity]))
  return merged(lines).flatMap((one) => {
    const quantity = one.line.quantity - (gone.get(lineKey(one)) ?? 0)
    return quantity > 0 ? [{ ...one, line: withQuantity(one.line, quantity) }] : []
  })
}

/** A ticket as a screen has it: with what became of each line. */
export type WorkedTicket = Ticket & {
  readonly id: string
  readonly stationKind: StationKind
  /** The places of ticked lines, from 1. */
  readonly done: readonly number[]
}

/**
 * How many of each line are still wanted, by ticket: what was taken back is taken from the newest tickets first. The lines
 * of a void are always wanted: somebody has to read them (stations 7).
 */
export function leftOf(tickets: readonly WorkedTicket[]): ReadonlyMap<string, readonly number[]> {
  const voided = new Map<string, number>()
  for (const { stationId, kind, lines } of tickets) {
    for (const line of kind === 'void' ? lines : []) {
      const key = lineKey({ stationId, line })
      voided.set(key, (voided.get(key) ?? 0) + line.quantity)
    }
  }
  const left = tickets
    .toSorted((a, b) => b.revision - a.revision)
    .map(({ id, stationId, kind, lines }) => {
      const quantities = lines.map((line) => {
        if (kind === 'void' || kind === 'copy') return line.quantity
        const key = lineKey({ stationId, line })
        const taken = Math.min(line.quantity, voided.get(key) ?? 0)
        voided.set(key, (voided.get(key) ?? 0) - taken)
        return line.quantity - taken
      })
      return [id, quantities] as const
    })
  return new Map(left)
}

/** Every line that is still wanted has its tick. */
export function isDone(ticket: WorkedTicket, left: readonly number[]): boolean {
  return left.every((quantity, index) => quantity === 0 || ticket.done.includes(index + 1))
}

/** All that the stations have to make is made; what an expo station ticks is not looked at (stations 12). */
export function isAllMade(tickets: readonly WorkedTicket[]): boolean {
  const left = leftOf(tickets)
  const toMake = tickets.filter(({ kind, stationKind }) => stationKind === 'prep' && (kind === 'new' || kind === 'add'))
  return toMake.length > 0 && toMake.every((ticket) => isDone(ticket, left.get(ticket.id) ?? []))
}
