import { isLocalTime, type LocalTime, timeOf } from '../hours/local-time.ts'

export function guestsText(partySize: number): string {
  return partySize === 1 ? '1 guest' : `${partySize} guests`
}

/** '19:00' as it is, '7 p.m.' and '7:00 PM' as 19:00; null for anything else. */
export function readClock(text: string): LocalTime | null {
  const trimmed = text.trim()
  if (isLocalTime(trimmed)) return trimmed
  const [, hour, minute, half] = /^(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([AP])\.?M\.?$/i.exec(trimmed) ?? []
  if (hour === undefined || half === undefined) return null
  return timeOf(((Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0)) * 60 + Number(minute ?? 0))
}
