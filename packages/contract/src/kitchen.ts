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
    'Takes no orders of a type, or none at all, for a time; it ends by itself, and open orders stay. Of two pauses of the same kind the later end holds.',
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
  about: 'Ends a pause now. One that is over stays over.',
  input: z.strictObject({ locationId: LocationId, pauseId: Uuid }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none, pause_not_found: none },
})

export const bumpQuotes = route({
  post: '/bumpQuotes',
  may: 'kitchen.pause',
  about: 'Puts minutes on top of every quote for a time, instead of those before; it ends by itself.',
  input: z.strictObject({ locationId: LocationId, minutes: z.int(), forMinutes: z.int() }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none, bump_invalid: none },
})

export const endBump = route({
  post: '/endBump',
  may: 'kitchen.pause',
  about: 'Takes the minutes on top of every quote away now.',
  input: z.strictObject({ locationId: LocationId }),
  output: z.object({ kitchen: Kitchen }),
  refusals: { location_not_found: none },
})

export const watchKitchens = route({
  post: '/watchKitchens',
  may: 'order.move',
  about:
    'A screen says that it calls for the new orders of these locations. Where orders are accepted by themselves, they are so only while a screen has said that in the last 30 seconds.',
  input: z.strictObject({ locationIds: z.array(LocationId).min(1).max(50) }),
  output: z.object({ until: Instant }),
  refusals: { location_not_found: none },
})
