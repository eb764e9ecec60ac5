import { onDevice } from '../../../kit/storage.ts'

/** The private link of what was booked here without an account: this browser can show and cancel it. */
export type OwnLink = { readonly id: string; readonly token: string; readonly startsAt: string }

const KEY = 'sizzle_spice_reservations'
const MOST_KEPT = 10

export function ownLinks(now: Date): OwnLink[] {
  return read().filter(({ startsAt }) => new Date(startsAt) > now)
}

export function keepLink(link: OwnLink): void {
  write([link, ...read().filter(({ id }) => id !== link.id)].slice(0, MOST_KEPT))
}

export function forgetLink(id: string): void {
  write(read().filter((link) => link.id !== id))
}

/** Reads the stored links; an empty list when they are unreadable. */
function read(): OwnLink[] {
  try {
    const kept: unknown = JSON.parse(onDevice.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLink) : []
  } catch {
    return []
  }
}

function isLink(value: unknown): value is OwnLink {
  return typeof value === 'object' && value !== null && 'id' in value && 'token' in value && 'startsAt' in value
}

function write(links: readonly OwnLink[]): void {
  if (links.length === 0) onDevice.removeItem(KEY)
  else onDevice.setItem(KEY, JSON.stringify(links))
}
