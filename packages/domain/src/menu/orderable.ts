import { periodAfter } from '../hours/periods.ts'
import { intervalsOf, isOn, type WeeklySchedule } from '../hours/schedule.ts'
import { timesNearIn } from '../hours/times-near.ts'
import { type OrderType, typesInWords } from '../order/order-type.ts'

/** Three facts that know nothing of each other: what the manager hides, what ran out, and when a dish is on. */
export type SaleFacts = {
  readonly isHidden: boolean
  /** `until` is null when somebody has to lift it. */
  readonly soldOut: { readonly until: Date | null } | null
  /** The dish's own hours. */
  readonly schedule: WeeklySchedule | null
  /** The hours of the menus that hold it; without any it is on always. */
  readonly menus: readonly WeeklySchedule[]
  /** The order types of its menus, where none of them is for the one that is asked about. */
  readonly onlyFor?: readonly OrderType[]
}

export type Orderable =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'hidden' | 'sold_out' | 'schedule'; readonly until: Date | null }

/** Schedules that are tried in turn meet within a few steps, or not at all. */
const MOST_STEPS = 100

/** Asked for the moment of fulfilment: a lunch dish can be ordered in the evening for tomorrow's lunch (times 4). */
export function orderableAt(facts: SaleFacts, zone: string, at: Date): Orderable {
  if (facts.isHidden) return { ok: false, why: 'hidden', until: null }
  const { soldOut } = facts
  if (soldOut && (soldOut.until === null || at < soldOut.until)) {
    return { ok: false, why: 'sold_out', until: soldOut.until }
  }
  if (facts.onlyFor) return { ok: false, why: 'schedule', until: null }
  if (isInHours(facts, zone, at)) return { ok: true }
  return { ok: false, why: 'schedule', until: nextInHours(facts, zone, at) }
}

function isInHours({ schedule, menus }: SaleFacts, zone: string, at: Date): boolean {
  const isOnItself = schedule === null || isOn(schedule, zone, at)
  return isOnItself && (menus.length === 0 || menus.some((menu) => isOn(menu, zone, at)))
}

function nextInHours(facts: SaleFacts, zone: string, at: Date): Date | null {
  const all = [...facts.menus, ...(facts.schedule ? [facts.schedule] : [])].map((one) => intervalsOf(one, zone))
  let instant = at
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const starts = all.flatMap((one) => periodAfter(one, zone, instant)?.opens.getTime() ?? [])
    if (starts.length === 0) return null
    instant = new Date(Math.min(...starts))
    if (isInHours(facts, zone, instant)) return instant
  }
  return null
}

/** When a dish is on that is not at `at`: '11:30 a.m. - 3 p.m.', with the day in front where it is a later one. */
export function timesNear({ schedule, menus, onlyFor }: SaleFacts, zone: string, at: Date): string {
  if (onlyFor) return `for ${typesInWords(onlyFor)}`
  const isItself = schedule !== null && !isOn(schedule, zone, at)
  const limiting = (isItself ? [schedule] : menus).map((one) => intervalsOf(one, zone))
  return timesNearIn(limiting, zone, at) ?? 'at other times'
}
