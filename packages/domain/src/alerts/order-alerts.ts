import type { Cents } from '../money/cents.ts'

// New orders must be heard (kitchen 6, kitchen 7). Pure bookkeeping: the page plays what `due` says.
const REMIND_EVERY_MS = 20_000
const REMIND_LOUDER_BY = 0.2
const MAX_VOLUME = 1
const POPUP_REPEAT_MS = 2_000
export const POPUP_VOLUME = 0.9
export const POPUP_SHOWN_MS = 15_000
/** So long a reload may take in which the time of an order for later comes. */
const JUST_FIRED_MS = 60_000
const MIN_SOUND_INTERVAL_MS = 1_000
export const POPUP_ITEMS_SHOWN = 3
export const DEFAULT_ORDER_VOLUME = 0.8
/** The shared settings say 0.8, the reservation dropdown starts at 0.7. */
export const DEFAULT_RESERVATION_VOLUME = 0.7

export type WatchedOrder = {
  readonly id: string
  readonly status: string
  /** Said to be seen, apart from being started. */
  readonly acceptedAt?: string | null
}
/** Per pending order: when it last sounded and how often. */
export type AlertState = ReadonlyMap<string, { readonly lastAt: number; readonly times: number }>
export type Alert = { readonly orderId: string; readonly volume: number; readonly isReminder: boolean }

/** The kitchen has not accepted the order yet. */
export function waitsToBeSeen({ status, acceptedAt }: Omit<WatchedOrder, 'id'>): boolean {
  return status === 'pending' && !acceptedAt
}

/** The first list alerts nothing; later every id that did not wait before is new, also one whose start was taken back. */
export function newOrderIds(previous: readonly WatchedOrder[] | null, current: readonly WatchedOrder[]): string[] {
  if (previous === null) return []
  const known = new Set(previous.filter(({ status }) => status === 'pending').map(({ id }) => id))
  return current.filter((order) => waitsToBeSeen(order) && !known.has(order.id)).map(({ id }) => id)
}

/** What accepted itself is not waited for: it is heard once. */
export function acceptedItselfIds(
  previous: readonly WatchedOrder[] | null,
  current: readonly (WatchedOrder & { readonly orderTime: string })[],
): string[] {
  const known = new Set(previous?.map(({ id }) => id))
  if (previous === null) return []
  const isByItself = ({ status, acceptedAt, orderTime }: (typeof current)[number]) =>
    status === 'pending' && acceptedAt === orderTime
  return current.filter((order) => isByItself(order) && !known.has(order.id)).map(({ id }) => id)
}

/** In the first list: orders for later whose time has just come and for which nobody was called, as during a reload. */
export function justFiredIds(
  current: readonly (WatchedOrder & { readonly fireAt: string | null })[],
  alerted: ReadonlySet<string>,
  now: Date,
): string[] {
  const isJustNow = (fireAt: string | null) => {
    const ago = fireAt === null ? -1 : now.getTime() - Date.parse(fireAt)
    return ago >= 0 && ago < JUST_FIRED_MS
  }
  return current
    .filter((order) => waitsToBeSeen(order) && isJustNow(order.fireAt) && !alerted.has(order.id))
    .map(({ id }) => id)
}

/** An order that is accepted, stops being pending or disappears is forgotten and stays silent. */
export function watch(
  state: AlertState,
  fresh: readonly string[],
  orders: readonly WatchedOrder[],
  now: Date,
): AlertState {
  const pending = new Set(orders.filter(waitsToBeSeen).map(({ id }) => id))
  const next = new Map([...state].filter(([id]) => pending.has(id)))
  for (const id of fresh) if (pending.has(id) && !next.has(id)) next.set(id, { lastAt: now.getTime(), times: 1 })
  return next
}

/** Every 20 seconds again, each time 0.2 louder, up to full volume. */
export function dueReminders(state: AlertState, baseVolume: number, now: Date): { alerts: Alert[]; state: AlertState } {
  const next = new Map(state)
  const alerts: Alert[] = []
  for (const [orderId, { lastAt, times }] of state) {
    if (now.getTime() - lastAt < REMIND_EVERY_MS) continue
    alerts.push({ orderId, volume: reminderVolume(baseVolume, times), isReminder: true })
    next.set(orderId, { lastAt: now.getTime(), times: times + 1 })
  }
  return { alerts, state: next }
}

/** In hundredths, because 0.1 + 0.2 is not 0.3. */
function reminderVolume(baseVolume: number, reminders: number): number {
  return clampVolume(Math.round((baseVolume + REMIND_LOUDER_BY * reminders) * 100) / 100)
}

export function clampVolume(volume: number): number {
  return Math.min(MAX_VOLUME, Math.max(0, volume))
}

/** A volume is kept only when it is a number from 0 to 1 (kitchen 11). */
export function isVolume(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_VOLUME
}

/** Several alerts at once are one sound: at least a second lies between two. */
export function maySound(lastSoundAt: Date | null, now: Date): boolean {
  return lastSoundAt === null || now.getTime() - lastSoundAt.getTime() >= MIN_SOUND_INTERVAL_MS
}

/** "Look at the board first": how long the popup stays away, the first time and each time in a row after that. */
const SILENCE_MS = [20_000, 40_000, 60_000] as const
export type Silence = { readonly until: number; readonly times: number; readonly orderIds: readonly string[] }

/** Holds for everything that waits now. After an order that nobody had seen, the count begins anew. */
export function lookFirst(before: Silence | null, waiting: readonly string[], now: Date): Silence {
  const goesOn = before !== null && waiting.every((id) => before.orderIds.includes(id))
  const times = goesOn ? before.times + 1 : 1
  const length = SILENCE_MS[Math.min(times, SILENCE_MS.length) - 1] ?? SILENCE_MS[0]
  return { until: now.getTime() + length, times, orderIds: [...waiting] }
}

/** A new order ends it at once. */
export function isSilent(silence: Silence | null, waiting: readonly string[], now: Date): boolean {
  if (silence === null || now.getTime() >= silence.until) return false
  return waiting.every((id) => silence.orderIds.includes(id))
}

/** So long a popup stands that nobody touches. It comes back with the next reminder, and its sound goes on meanwhile. */
export function isPopupOver(touchedAt: number, now: Date): boolean {
  return now.getTime() - touchedAt >= POPUP_SHOWN_MS
}

/** From then on all that waits is said again together: one reminder, not one for each order at its own second. */
export function joinReminders(state: AlertState, now: Date): AlertState {
  return new Map([...state].map(([id, { times }]) => [id, { lastAt: now.getTime(), times }]))
}

export function popupSoundDue(lastSoundAt: Date | null, now: Date): boolean {
  return lastSoundAt === null || now.getTime() - lastSoundAt.getTime() >= POPUP_REPEAT_MS
}

/** The note in the popup: the first three items, then how many more. */
export function popupNote(items: readonly { readonly name: string; readonly quantity: number }[]): string {
  const shown = items.slice(0, POPUP_ITEMS_SHOWN).map(({ name, quantity }) => `${quantity}x ${name}`)
  const more = items.length - POPUP_ITEMS_SHOWN
  return more > 0 ? `${shown.join(', ')} +${more} more` : shown.join(', ')
}

const URGENT_ORDER_TOTAL: Cents = 10_000
const URGENT_ORDER_ITEMS = 5
const URGENT_PARTY_SIZE = 6

/** Total over 100, more than 5 items, or priority high (kitchen 9). */
export function isUrgentOrder(order: { total: Cents; itemCount: number; priority?: string | undefined }): boolean {
  return order.total > URGENT_ORDER_TOTAL || order.itemCount > URGENT_ORDER_ITEMS || order.priority === 'high'
}

/** More than 6 people, for today, or 'urgent' among the requests (kitchen 9). */
export function isUrgentReservation(
  reservation: { partySize: number; date: string; specialRequests: string | null },
  today: string,
): boolean {
  const { partySize, date, specialRequests } = reservation
  return partySize > URGENT_PARTY_SIZE || date === today || /urgent/i.test(specialRequests ?? '')
}

/** Alerts play only in the admin area or in the native app (kitchen 10). */
export function alertsPlayHere(path: string, isNativeApp: boolean): boolean {
  return isNativeApp || path === '/admin' || path.startsWith('/admin/')
}
