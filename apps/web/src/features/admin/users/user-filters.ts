import { ROLES } from '@sizzle/domain/people/rights.ts'
import { USER_SORTS } from '@sizzle/domain/people/user-list.ts'
import { oneOfOr, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  role: oneOfOr('all', ROLES),
  status: oneOfOr('all', ['active', 'inactive']),
  sort: oneOfOr('newest', USER_SORTS),
  search: textOf(100),
}
export type UserFilters = ValuesOf<typeof FILTERS>
export const NO_FILTERS = { role: 'all', status: 'all', search: '' } as const

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The list, and the person who is open below it: `#users/019a…?role=staff`. */
export function useUserFilters() {
  const { values: filters, change, below, addressBelow } = useSection(FILTERS)
  const [open = ''] = below
  return { filters, change, addressBelow, userId: UUID.test(open) ? open : undefined }
}

export function isFiltered({ role, status, search }: UserFilters): boolean {
  return role !== 'all' || status !== 'all' || search.trim() !== ''
}
