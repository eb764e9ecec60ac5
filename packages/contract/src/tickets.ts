import { TICKET_KINDS } from '@sizzle/domain/kitchen/tickets.ts'
import { z } from 'zod'
import { OrderStatus, OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text, Uuid } from './wire.ts'

// What the stations of a kitchen work from.

const TicketChoice = z
  .object({
    name: z.string(),
    quantity: z.int().describe('For each unit of what it belongs to.'),
    get choices(): z.ZodReadonly<z.ZodArray<typeof TicketChoice>> {
      return z.array(TicketChoice).readonly()
    },
  })
  .meta({ id: 'TicketChoice' })

const TicketLine = z
  .object({
    n: z.int().describe('Its place on the ticket, from 1.'),
    itemId: z.string(),
    name: z.string(),
    quantity: z.int(),
    left: z.int().describe('Of the quantity, without what was taken back since.'),
    heat: z.string(),
    heatLevel: z.int(),
    options: z.array(TicketChoice).readonly(),
    note: z.string(),
    allergens: z.array(z.string()).readonly(),
    partOf: z.string().nullable().describe('The combo of which it is a part that is made apart.'),
    doneAt: Instant.nullable(),
    doneBy: z.string(),
  })
  .meta({ id: 'TicketLine' })

const Ticket = z
  .object({
    id: z.string(),
    stationId: z.string(),
    stationName: z.string(),
    stationKind: z.enum(['prep', 'expo']),
    kind: z.enum(TICKET_KINDS).describe('`void`: not to be made any more.'),
    revision: z.int(),
    firedAt: Instant,
    doneAt: Instant.nullable(),
    recalledAt: Instant.nullable().describe('Brought back after it was done.'),
    recallUntil: Instant.nullable().describe('Until then it can be brought back.'),
    version: z.int(),
    lines: z.array(TicketLine).readonly(),
  })
  .meta({ id: 'Ticket' })

const TicketOrder = z
  .object({
    orderId: z.string(),
    shortNumber: z.string(),
    orderType: OrderType,
    status: OrderStatus,
    orderTime: Instant,
    promisedAt: Instant,
    readyAt: Instant.nullable(),
    tableNumber: z.string(),
    note: z.string(),
    tickets: z.array(Ticket).readonly(),
  })
  .meta({ id: 'TicketOrder', description: 'An order as the stations know it: without names, phones and prices.' })

export const getTickets = route({
  get: '/getTickets',
  may: 'order.see',
  about:
    'The tickets of a location, with those of one station alone if it is named: orders under way, voids that nobody has read, and what can still be recalled. Events carry the ticks, so there is no need to ask again after one.',
  input: z.strictObject({
    locationId: LocationId,
    stationId: Uuid.optional(),
    orderId: Uuid.describe('Of this order alone.').optional(),
  }),
  output: z.object({ orders: z.array(TicketOrder).readonly() }),
  refusals: { location_not_found: none },
})

const TickAnswer = z.object({
  ticketId: z.string(),
  orderId: z.string(),
  /** False when it was so already. */
  changed: z.boolean(),
  version: z.int(),
  done: z.array(z.int()).readonly(),
  doneAt: Instant.nullable(),
  recalledAt: Instant.nullable(),
  status: OrderStatus,
})

const TickInput = z.strictObject({
  ticketId: Uuid,
  line: z.int().min(1).max(1000).describe('Its place on the ticket; without it the whole ticket.').optional(),
})

export const bumpTicket = route({
  post: '/bumpTicket',
  may: 'order.move',
  about:
    'Tick a line or a whole ticket; ticking twice changes nothing. The first tick of a pending order starts it, and the last one makes it ready where the location says so.',
  input: TickInput,
  output: TickAnswer,
  refusals: { ticket_not_found: none, ticket_line_not_found: none, ticket_void: none, ticket_closed: none },
})

export const unbumpTicket = route({
  post: '/unbumpTicket',
  may: 'order.move',
  about: 'Take the tick of a line, or all ticks of a ticket, back while the order is being made. Its status stays.',
  input: TickInput,
  output: TickAnswer,
  refusals: { ticket_not_found: none, ticket_line_not_found: none, ticket_void: none, ticket_closed: none },
})

/** Which dishes are made, by their places in the order from 1; 0 while none was ever ticked. */
export const DishTicks = z
  .object({ done: z.array(z.int()).readonly(), version: z.int() })
  .meta({ id: 'DishTicks', description: 'Dishes that are made. It travels in events too: the higher version holds.' })

export const tickDishes = route({
  post: '/tickDishes',
  may: 'order.move',
  about:
    'Tick dishes of an order at the board, or take their ticks back. They are ticked at the stations that make them as well, and the other way round.',
  input: z.strictObject({
    orderId: Uuid,
    lines: z.array(z.int().min(1).max(1000)).min(1).max(200).describe('Their places in the order, from 1.'),
    isDone: z.boolean(),
  }),
  output: z.object({ orderId: z.string(), done: z.array(z.int()).readonly(), version: z.int(), status: OrderStatus }),
  refusals: { order_not_found: none, ticket_line_not_found: none, ticket_void: none, ticket_closed: none },
})

export const recallTicket = route({
  post: '/recallTicket',
  may: 'order.move',
  about: 'Bring a ticket back to its station within 10 minutes, marked as recalled. The status of the order stays.',
  input: z.strictObject({ ticketId: Uuid }),
  output: TickAnswer,
  refusals: { ticket_not_found: none, ticket_void: none, ticket_not_done: none, recall_too_late: none },
})

const ReadyNumber = z
  .object({ number: z.string(), readyAt: Instant.nullable() })
  .meta({ id: 'ReadyNumber', description: 'A short number and nothing else of the order.' })

export const getReadyScreen = route({
  get: '/getReadyScreen',
  may: 'public',
  about:
    'What the screen for guests shows, for whoever knows its address: the numbers that are being prepared today, and those that are ready, for 20 minutes or until they are handed over.',
  input: z.strictObject({ token: text(100, 1) }),
  output: z.object({
    locationName: z.string(),
    preparing: z.array(ReadyNumber).readonly(),
    ready: z.array(ReadyNumber).readonly(),
  }),
  refusals: { ready_screen_not_found: none },
})
