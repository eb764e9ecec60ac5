import { estimatedReady } from '@sizzle/domain/order/estimated-ready.ts'
import { ORDER_TYPES, type OrderType, offers } from '@sizzle/domain/order/order-type.ts'
import { type OrderStatus, READY_AFTER_PREP_START_MINUTES } from '@sizzle/domain/order/status.ts'
import { type Pricing, priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import type { BoardStage } from './board-now.ts'
import { cook } from './crew.ts'
import type { DemoDish, DemoPlate } from './demo-dishes.ts'
import { type Dice, pickWeighted } from './dice.ts'
import { type DemoGuest, guestNumber, uuid } from './guests.ts'
import type { DemoTime } from './plan-days.ts'

export type DemoKitchen = {
  readonly locationId: string
  readonly features: readonly string[]
  readonly taxRatePer100k: number
  readonly dishes: readonly { readonly value: DemoDish; readonly upTo: number }[]
  readonly guests: readonly DemoGuest[]
}
export type DemoLine = {
  readonly dish: DemoDish
  readonly plate: DemoPlate
  readonly quantity: number
  readonly spice: 1 | 2 | 3
  readonly note: string
}
export type DemoEvent = {
  readonly kind: 'status' | 'payment'
  readonly status: OrderStatus
  readonly at: Date
  readonly by: string
  readonly byId: string | null
  readonly note: string | null
}
export type DemoOrder = {
  readonly id: string
  readonly guest: DemoGuest
  readonly type: OrderType
  readonly isStaffMade: boolean
  readonly lines: readonly DemoLine[]
  readonly pricing: Pricing
  readonly orderTime: Date
  readonly promisedAt: Date
  readonly estimatedReady: Date
  readonly events: readonly DemoEvent[]
  readonly paidAt: Date | null
  /** Paid by card before it reached the kitchen. */
  readonly sessionId: string | null
  readonly cancelReason: string | null
  readonly instructions: string
}

const MINUTE = 60_000
const SPICE = [1, 1, 1, 2, 2, 3] as const
const WISHES = [
  'No onions please',
  'Extra spicy',
  'Peanut allergy!',
  'Please cut the naan',
  'Less salt',
  'Gluten allergy',
] as const
/** Of the dishes that ask something, and of all lines. */
const OWN_CHOICES = 0.4
const NOTED = 0.06
const NOTES = ['No onion, please', 'Sauce on the side', 'Cut it in four for the kids', 'No coriander on top'] as const
const REASONS = ['Customer changed their mind', 'Out of paneer', 'Kitchen too busy', 'Ordered twice'] as const

/** One order as it could have been: its money by the product's own rules, its history a path that those allow. */
export function demoOrder(dice: Dice, kitchen: DemoKitchen, { at: orderTime, stage }: DemoTime, now: Date): DemoOrder {
  const who = kitchen.guests[guestNumber(dice, kitchen.guests.length)]
  if (!who) throw new Error('a kitchen without guests')
  const type = orderType(dice, kitchen)
  const lines = Array.from({ length: dice.between(1, 4) }, () => line(dice, kitchen))
  const plain = priceOrder(lines.map(priced), 0, kitchen.taxRatePer100k)
  const percent = type === 'pickup' && dice.chance(0.7) ? 0 : dice.pick([0, 10, 15, 18])
  const tip = Math.round(((plain.subtotal + plain.tax) * percent) / 100)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isStaffMade = dice.chance(0.12)
  const isPaidOnline = !isStaffMade && who.isUser && dice.chance(0.7)
  const staff = cook(dice, kitchen.locationId)
  const history = demoHistory(dice, { who, staff, isStaffMade, isPaidOnline, stage }, orderTime, now)
  const promisedAt = estimatedReady(type, pieces, orderTime)
  const started = history.events.find(({ status }) => status === 'preparing')
  return {
    id: uuid(dice, orderTime.getTime()),
    guest: who,
    type,
    isStaffMade,
    lines,
    pricing: priceOrder(lines.map(priced), tip, kitchen.taxRatePer100k),
    orderTime,
    promisedAt,
    estimatedReady: started ? new Date(started.at.getTime() + READY_AFTER_PREP_START_MINUTES * MINUTE) : promisedAt,
    ...history,
    sessionId: isPaidOnline ? uuid(dice, orderTime.getTime()) : null,
    instructions: dice.chance(0.15) ? dice.pick(WISHES) : '',
  }
}

function priced({ plate, quantity }: DemoLine) {
  return { price: plate.price, quantity }
}

function orderType(dice: Dice, { features }: DemoKitchen): OrderType {
  const roll = dice.roll()
  const wished = roll < 0.55 ? 'pickup' : roll < 0.8 ? 'delivery' : 'dine-in'
  return ORDER_TYPES.find((type) => type === wished && offers(features, type)) ?? 'pickup'
}

function line(dice: Dice, { dishes }: DemoKitchen): DemoLine {
  const dish = pickWeighted(dice, dishes)
  const spice = dish.hasHeat ? dice.pick(SPICE) : 1
  const [other, ...others] = dish.others
  const plate = other && dice.chance(OWN_CHOICES) ? dice.pick([other, ...others]) : dish.usual
  const note = dice.chance(NOTED) ? dice.pick(NOTES) : ''
  return { dish, plate, quantity: dice.pick([1, 1, 1, 2, 2, 3]), spice, note }
}

type OrderOrigin = {
  readonly who: DemoGuest
  readonly staff: string
  readonly isStaffMade: boolean
  readonly isPaidOnline: boolean
  readonly stage: BoardStage | undefined
}

/** What happened to it until now. Cash is taken when the order is handed over, or at once by who made it at the counter. */
function demoHistory(dice: Dice, origin: OrderOrigin, orderTime: Date, now: Date) {
  const { who, staff, isStaffMade, isPaidOnline, stage } = origin
  const placedBy = isStaffMade ? staff : who.name
  const events: DemoEvent[] = []
  const add = (status: OrderStatus, at: Date, by: string, note: string | null = null) => {
    if (at <= now) events.push({ kind: 'status', status, at, by, byId: null, note })
    return at <= now
  }
  add('pending', orderTime, placedBy)
  const cancelReason = dice.chance(0.04) && stage === undefined ? dice.pick(REASONS) : null
  if (cancelReason !== null) {
    const isCancelled = add('cancelled', quarters(dice, orderTime, 4, 40), staff, cancelReason)
    return { events, paidAt: isPaidOnline ? orderTime : null, cancelReason: isCancelled ? cancelReason : null }
  }
  const { started, ready, handedOver } = stepsOf(dice, { orderTime, stage, now })
  let paidAt: Date | null = isStaffMade || isPaidOnline ? orderTime : null
  if (isStaffMade)
    events.push({
      kind: 'payment',
      status: 'pending',
      at: orderTime,
      by: staff,
      byId: null,
      note: 'Taken at the counter',
    })
  if (add('preparing', started, staff) && add('ready', ready, staff) && handedOver <= now) {
    if (!paidAt) {
      paidAt = handedOver
      events.push({
        kind: 'payment',
        status: 'ready',
        at: handedOver,
        by: staff,
        byId: null,
        note: 'Taken at the counter',
      })
    }
    add('completed', handedOver, staff)
  }
  return { events, paidAt, cancelReason: null }
}

const NEVER = new Date(8.64e15)

type Steps = { readonly orderTime: Date; readonly stage: BoardStage | undefined; readonly now: Date }

/** When it was begun, made and handed over. One on the board is as far as it is to be seen there, any other is done by now. */
function stepsOf(dice: Dice, { orderTime, stage, now }: Steps) {
  const started = quarters(dice, orderTime, 2, 24)
  const ready = quarters(dice, started, 40, 110)
  const handedOver = quarters(dice, ready, 4, 80)
  if (stage === undefined) return doneBy(now, orderTime, { started, ready, handedOver })
  const within = (share: number) => new Date(orderTime.getTime() + (now.getTime() - orderTime.getTime()) * share)
  return {
    started: stage === 'pending' ? NEVER : within(dice.between(10, 30) / 100),
    ready: stage === 'ready' ? within(dice.between(75, 95) / 100) : NEVER,
    handedOver: NEVER,
  }
}

type Times = { readonly started: Date; readonly ready: Date; readonly handedOver: Date }

/** A little faster than usual where it would not be over yet. */
function doneBy(now: Date, orderTime: Date, times: Times): Times {
  const took = times.handedOver.getTime() - orderTime.getTime()
  const pace = Math.min(1, (now.getTime() - orderTime.getTime()) / took)
  const faster = (at: Date) => new Date(Math.floor(orderTime.getTime() + (at.getTime() - orderTime.getTime()) * pace))
  return { started: faster(times.started), ready: faster(times.ready), handedOver: faster(times.handedOver) }
}

/** So many quarters of a minute later. */
function quarters(dice: Dice, from: Date, min: number, max: number): Date {
  return new Date(from.getTime() + dice.between(min, max) * 15_000)
}
