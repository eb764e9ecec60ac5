import { ACCEPTINGS } from '@sizzle/domain/locations/order-rules.ts'
import { CHANNELS } from '@sizzle/domain/order/pause.ts'
import { z } from 'zod'
import { OrderType } from './orders.ts'
import { none, route } from './route.ts'
import { Instant, LocationId, text, Uuid } from './wire.ts'

// What a kitchen takes now: pauses and longer quotes, which both end by themselves. Which lengths there are is a rule of
// the domain.

const Channel = z.enum(CHANNELS).meta({ id: 'OrderChannel', description: 'Where an order comes from.' })

const KitchenPause = z
  .object({
    id: z.string(),
    orderType: OrderType.nullable().describe('Null: every order type.'),
    channel: Channel.nullable().describe('Null: orders of the site and by staff.'),
    from: Instant,
    until: Instant,
    reason: z.string(),
    byName: z.string(),
    text: z.string().describe('Delivery paused until 7:30 p.m.'),
  })
  .meta({ id: 'KitchenPause' })

const KitchenSlot = z
  .object({
    at: Instant,
    time: z.string(),
    orders: z.int(),
    items: z.int(),
    heldOrders: z.int().describe('Of people who are paying by card now.'),
    heldItems: z.int(),
  })
  .meta({ id: 'KitchenSlot', description: 'What has to be made in a slot.' })

const Kitchen = z
  .object({
    locationId: z.string(),
    dayEndsAt: z.string().describe('Until this hour of the night, it is still the day before.'),
    pauses: z.array(KitchenPause),
    bump: z
      .object({ minutes: z.int(), until: Instant, text: z.string() })
      .nullable()
      .describe('Minutes on top of every quote, for a time.'),
    quotes: z
      .array(z.object({ orderType: OrderType, minutes: z.int() }))
      .describe('What an order of one piece is quoted now, by the order types that the location has.'),
    capacity: z
      .object({ orders: z.int().nullable(), items: z.int().nullable() })
      .describe('Of a slot. Null: as many as come.'),
    slots: z.array(KitchenSlot).describe('This one and the next.'),
    accepting: z
      .enum(ACCEPTINGS)
      .describe('New orders are accepted with their start, apart from it, or by themselves.'),
  })
  .meta({ id: 'Kitchen' })

export const getKitchen = route({
  get: '/getKitchen',
  may: 'order.see',
  about: 'What the kitchen of a location takes now: pauses, longer quotes, and what is due in the next slots.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none },
})

const PauseLength = z
  .discriminatedUnion('for', [
    z.strictObject({ for: z.literal('minutes'), minutes: z.int() }),
    z.strictObject({ for: z.literal('until_tomorrow') }),
    z.strictObject({ for: z.literal('until_date'), date: text(10) }),
  ])
  .meta({ id: 'PauseLength', description: 'Minutes, or the opening of tomorrow or of a later day.' })

export const pauseOrders = route({
  post: '/pauseOrders',
  may: 'kitchen.pause',
  about:
    'Stops taking orders of one type, or all orders, for a while. It ends by itself, and open orders stay. If two pauses of the same kind overlap, the later end counts.',
  input: z.strictObject({
    locationId: LocationId,
    orderType: OrderType.nullable(),
    channel: Channel.nullable(),
    length: PauseLength,
    reason: text(200).optional(),
  }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none, pause_invalid: none },
})

export const resumeOrders = route({
  post: '/resumeOrders',
  may: 'kitchen.pause',
  about: 'Ends a pause now. A pause that is already over stays over.',
  input: z.strictObject({ locationId: LocationId, pauseId: Uuid }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none, pause_not_found: none },
})

export const bumpQuotes = route({
  post: '/bumpQuotes',
  may: 'kitchen.pause',
  about: 'Adds minutes to every quote for a while, in place of any added before. It ends by itself.',
  input: z.strictObject({ locationId: LocationId, minutes: z.int(), forMinutes: z.int() }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none, bump_invalid: none },
})

export const endBump = route({
  post: '/endBump',
  may: 'kitchen.pause',
  about: 'Removes the minutes added to every quote now.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none },
})

export const watchKitchens = route({
  post: '/watchKitchens',
  may: 'order.move',
  about:
    'A screen reports that it rings for new orders at these locations. Where orders are accepted automatically, that happens only while a screen has reported within the last 30 seconds.',
  input: z.strictObject({ locationIds: z.array(LocationId).min(1).max(50) }),
  output: z.object({ until: Instant }),
  refusals: { location_not_found: none },
})
