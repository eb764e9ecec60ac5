import { clockAt } from '@sizzle/domain/hours/local-time.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { readyAbout } from '@sizzle/domain/order/ready-about.ts'
import { earlyApi } from './api.ts'
import { everyMinute } from './every-minute.ts'

export type ReadyPlace = {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly timeZone: string
  readonly features: readonly string[]
  readonly isActive: boolean
  readonly openState: { readonly isOpen: boolean }
}
/** `closesFirst`: when the doors close, where that is before it is ready. */
export type ReadySaid = { readonly text: string; readonly closesFirst?: string | null }
type Wish = { readonly place: ReadyPlace; readonly orderType: OrderType; readonly pieces: number }

/** A promise of a few minutes ago still helps; the checkout asks for its own. */
const MINUTES_BETWEEN = 5
const MOST_PIECES = 200

type Place = Pick<ReadyPlace, 'name' | 'address'>
/** A delivery goes to the door, which its time says. */
const WHERE: Record<Exclude<OrderType, 'delivery'>, (place: Place) => string> = {
  pickup: ({ address }) => `at ${address}.`,
  'dine-in': ({ name }) => `at your table in ${name}.`,
}

/** Where an order of that type is handed over: 'at 395 Truro Heights Road.'. */
export function handedOver(place: Place, orderType: OrderType): string {
  return orderType === 'delivery' ? '' : ` ${WHERE[orderType](place)}`
}

/** Before anything is in the cart it is the earliest time: more dishes take longer. */
function readySentence({ place, orderType, pieces }: Wish, clock: string): string {
  return `${readyAbout(orderType, pieces > 0 ? 'about' : 'from')} ${clock}${handedOver(place, orderType)}`
}

/** '6:40 p.m.' at the location. */
export function readyClock(readyAt: string, timeZone: string): string {
  return clockAt(timeZone, new Date(readyAt))
}

/** Asks now and every few minutes while the page is looked at, until the signal. */
export function followReadyTime(wish: Wish, say: (said: ReadySaid | undefined) => void, end: AbortSignal): void {
  if (end.aborted) return
  let minutes = 0
  const ask = () => void askReadyTime(wish).then((said) => end.aborted || say(said))
  ask()
  const stop = everyMinute(() => {
    minutes += 1
    if (minutes % MINUTES_BETWEEN === 0) ask()
  })
  end.addEventListener('abort', stop)
}

/** Only a hint: where it cannot be had, nothing is said. */
async function askReadyTime(wish: Wish): Promise<ReadySaid | undefined> {
  const { place, orderType, pieces } = wish
  if (!navigator.onLine) return undefined
  const items = String(Math.min(Math.max(pieces, 1), MOST_PIECES))
  const question = { locationId: place.id, orderType, items }
  const times = await earlyApi.get('/getOrderTimes', question).catch(() => undefined)
  const asap = times?.asap
  if (asap) {
    const text = readySentence(wish, readyClock(asap.readyAt, place.timeZone))
    return { text, closesFirst: asap.closesFirst }
  }
  const next = times?.next ?? undefined
  const day = times?.days.find(({ date }) => date === next?.date)
  // "Today" and "Tomorrow" stand in the middle of the sentence here.
  return next && day && { text: `Order now for ${day.label.replace(/^To/, 'to')} at ${next.label} or later.` }
}
