import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { isPartySize } from '@sizzle/domain/order/party-size.ts'
import { readFilters, withFilters } from '../features/customer/menu/filter-address.ts'
import { readPath } from './read-path.ts'

/**
 * What of an address's query the server draws, always written in the same way; nothing for most. A narrowed menu and a
 * day at the tables come as they will stand: they would move under the reader once the script is there.
 */
export function askedIn(path: string, search: string): string {
  const place = readPath(path)
  if (place.kind !== 'page') return ''
  if (place.known.page === 'menu') return withFilters('', readFilters(search))
  return place.known.page === 'reservations' ? wishIn(new URLSearchParams(search)) : ''
}

const WISHES: readonly [name: string, fits: (value: string) => boolean][] = [
  ['location', (id) => /^[a-z0-9-]{2,50}$/.test(id)],
  ['date', isLocalDate],
  ['party', (size) => isPartySize(Number(size))],
]

/** Only what can be a wish: whether there is such a place or day, the page itself sees. */
function wishIn(query: URLSearchParams): string {
  const asked = new URLSearchParams()
  for (const [name, fits] of WISHES) {
    const value = query.get(name)
    if (value && fits(value)) asked.set(name, value)
  }
  return asked.size === 0 ? '' : `?${asked}`
}
