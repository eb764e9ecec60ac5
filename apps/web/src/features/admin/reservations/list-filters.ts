import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { NO_FILTERS, type ReservationFilters } from '@sizzle/domain/reservations/reservation.ts'
import { useEffect, useMemo } from 'react'
import { useFilters } from '../../../kit/use-filters.ts'

export const STATUS_FILTERS = [
  { value: 'all', label: 'All statuses' },
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'cancelled', label: 'Cancelled' },
] as const
export const DATE_FILTERS = [
  { value: 'all', label: 'All dates' },
  { value: 'today', label: 'Today' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'past', label: 'Past' },
] as const

export type ListView = {
  readonly filters: ReservationFilters
  readonly page: number
  /** The day that is looked at; null: the list. */
  readonly day: string | null
  /** The booking whose details are open. */
  readonly openId: string | null
}
type Change = Partial<Record<'status' | 'location' | 'date' | 'search' | 'page' | 'day' | 'open', string | null>>

/** What is shown stands in the address: it can be linked, and is there again after a reload. */
export function useListView(): [ListView, (change: Change) => void] {
  const [query, setQuery] = useFilters()
  const text = query.toString()
  const view = useMemo(() => read(new URLSearchParams(text)), [text])
  // What the address claims and is not shown leaves it.
  useEffect(() => {
    const wrong = wrongIn(new URLSearchParams(text), view)
    if (wrong.length > 0) setQuery(Object.fromEntries(wrong.map((name) => [name, null])))
  }, [text, view, setQuery])
  const change = (next: Change) => {
    const isChoice = (name: string) => name === 'status' || name === 'location' || name === 'date'
    const changes = Object.entries(next).map(([name, value]) => [
      name,
      isChoice(name) && value === 'all' ? null : value,
    ])
    // Another filter is another list: it starts at its first page.
    const isFilter = 'search' in next || Object.keys(next).some(isChoice)
    setQuery({ ...Object.fromEntries(changes), ...(isFilter ? { page: null } : {}) })
  }
  return [view, change]
}

export function read(query: URLSearchParams): ListView {
  const status = STATUS_FILTERS.find(({ value }) => value === query.get('status'))?.value ?? 'all'
  const date = DATE_FILTERS.find(({ value }) => value === query.get('date'))?.value ?? 'all'
  const page = Number(query.get('page'))
  const day = query.get('day')
  return {
    filters: {
      ...NO_FILTERS,
      status,
      date,
      location: query.get('location') ?? 'all',
      search: query.get('search')?.slice(0, 100) ?? '',
    },
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    day: day !== null && isLocalDate(day) ? day : null,
    openId: query.get('open'),
  }
}

export function wrongIn(query: URLSearchParams, { filters, page, day }: ListView): string[] {
  const shown = { status: filters.status, date: filters.date, page: String(page), day }
  return Object.entries(shown).flatMap(([name, value]) => (query.has(name) && query.get(name) !== value ? [name] : []))
}

export function isFiltered({ status, date, location, search }: ReservationFilters): boolean {
  return status !== 'all' || date !== 'all' || location !== 'all' || search.trim() !== ''
}
