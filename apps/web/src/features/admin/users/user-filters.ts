import { ROLES } from '@sizzle/domain/people/rights.ts'
import { type RoleFilter, USER_SORTS } from '@sizzle/domain/people/user-list.ts'
import { oneOfOr, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

const FILTERS = {
  role: oneOfOr('all', ROLES),
  status: oneOfOr('all', ['active', 'inactive']),
  sort: oneOfOr('newest', USER_SORTS),
  search: textOf(100),
}
type AddressFilters = ValuesOf<typeof FILTERS>
/** As they are asked for: a tab without a role of its own has those of its people. */
export type UserFilters = Omit<AddressFilters, 'role'> & { readonly role: RoleFilter }
export const NO_FILTERS = { role: 'all', status: 'all', search: '' } as const

export const USER_TABS = ['guests', 'team', 'everyone'] as const
export type UserTab = (typeof USER_TABS)[number]

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A tab, what it is narrowed to, and the person who is open below it: `#users/team/019a…?role=staff`. */
export function useUserFilters() {
  const { values, change, below, addressWith } = useSection(FILTERS)
  const [first = '', second = ''] = below
  const named = USER_TABS.find((tab) => tab === first)
  const open = named ? second : first
  const tab = named ?? (isOfTeam(values.role) ? 'team' : 'guests')
  return {
    tab,
    /** Whether the address says it; one of a person alone does not. */
    isTabNamed: named !== undefined || values.role !== 'all',
    filters: { ...values, role: roleAsked(tab, values.role) },
    change: ({ role, ...changes }: Partial<UserFilters>) =>
      change({ ...changes, ...(role !== undefined && { role: role === 'team' ? 'all' : role }) }, [tab]),
    /** Another tab is another list: nothing that this one is narrowed to holds there. */
    addressOfTab: (to: UserTab) => addressWith(to === tab ? {} : { ...NO_FILTERS, sort: 'newest' }, [to]),
    addressOfUser: (userId: string) => addressWith({}, [tab, userId]),
    userId: UUID.test(open) ? open : undefined,
  }
}

function isOfTeam(role: AddressFilters['role']): boolean {
  return role !== 'all' && role !== 'customer'
}

function roleAsked(tab: UserTab, role: AddressFilters['role']): RoleFilter {
  if (tab === 'guests') return 'customer'
  return tab === 'team' && !isOfTeam(role) ? 'team' : role
}

/** Whether a tab shows fewer than all of its people. */
export function isFiltered(tab: UserTab, { role, status, search }: UserFilters): boolean {
  return role !== roleAsked(tab, 'all') || status !== 'all' || search.trim() !== ''
}
