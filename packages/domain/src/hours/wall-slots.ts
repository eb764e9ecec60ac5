import { clock12, instantOf, type LocalDate, type LocalTime, localAt } from './local-time.ts'

/** A time on the wall clock of a place that can be chosen. */
export type Slot = { readonly date: LocalDate; readonly time: LocalTime; readonly label: string; readonly at: Date }

/** Null where the spring change skips the time: it does not happen, so nobody can come then. */
export function slotAt(zone: string, date: LocalDate, time: LocalTime): Slot | null {
  const at = instantOf(zone, date, time)
  return localAt(zone, at).time === time ? { date, time, label: clock12(time), at } : null
}

/** The few closest ones, in order of time; of two equally close the earlier. */
export function closestSlots(free: readonly Slot[], distance: (slot: Slot) => number, count: number): Slot[] {
  return free
    .toSorted((a, b) => distance(a) - distance(b) || a.at.getTime() - b.at.getTime())
    .slice(0, count)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
