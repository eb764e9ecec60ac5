import type { PostInput } from '@sizzle/contract/client.ts'
import { REASON_REQUIRED } from '@sizzle/domain/loyalty/adjust.ts'
import { withPoint } from '@sizzle/domain/money/entered-dollars.ts'
import { displayPhone, normalizePhone } from '@sizzle/domain/people/phone.ts'
import { checkUserEdit, USER_PHONE_INVALID } from '@sizzle/domain/people/profile.ts'
import type { Role } from '@sizzle/domain/people/rights.ts'
import type { Problem } from '@sizzle/domain/problem.ts'
import type { User } from './users-query.ts'

/** What stands in the form; numbers as they are typed. */
export type UserDraft = {
  readonly displayName: string
  readonly phoneNumber: string
  readonly role: Role
  readonly locationIds: readonly string[]
  readonly groupIds: readonly string[]
  readonly isActive: boolean
  readonly totalOrders: string
  readonly totalSpent: string
  readonly loyaltyPoints: string
  /** Why the figures are corrected. */
  readonly reason: string
}

export const FIELD_WORDS: Record<string, string> = {
  displayName: 'display name',
  phoneNumber: 'phone number',
  role: 'role',
  locationIds: 'locations',
  groupIds: 'groups',
  isActive: 'active',
  totalOrders: 'total orders',
  totalSpent: 'total spent',
  loyaltyPoints: 'loyalty points',
}

export function draftOf(user: User): UserDraft {
  return {
    displayName: user.displayName,
    phoneNumber: user.phoneNumber ? displayPhone(user.phoneNumber) : '',
    role: user.role,
    locationIds: user.locationIds,
    groupIds: user.groupIds,
    isActive: user.isActive,
    totalOrders: String(user.totalOrders),
    totalSpent: user.totalSpent.toFixed(2),
    loyaltyPoints: String(user.loyaltyPoints),
    reason: '',
  }
}

/** What cannot be read is not a number; the rules say so at its field. */
function numberIn(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed)
}

type Updates = PostInput<'/updateUser'>['updates']

/** Only what was changed, so that it does not undo what others do. */
export function updatesOf(draft: UserDraft, seen: UserDraft): Updates {
  const entered = {
    displayName: draft.displayName.trim(),
    phoneNumber: draft.phoneNumber.trim() || null,
    role: draft.role,
    locationIds: [...draft.locationIds],
    groupIds: [...draft.groupIds],
    isActive: draft.isActive,
    totalOrders: numberIn(draft.totalOrders),
    totalSpent: numberIn(withPoint(draft.totalSpent)),
    loyaltyPoints: numberIn(draft.loyaltyPoints),
  }
  const before = new Map<string, unknown>(Object.entries(seen))
  const now = new Map<string, unknown>(Object.entries(draft))
  return Object.fromEntries(
    Object.entries(entered).filter(([name]) => JSON.stringify(now.get(name)) !== JSON.stringify(before.get(name))),
  )
}

const FIGURES = ['totalOrders', 'totalSpent', 'loyaltyPoints'] as const satisfies readonly (keyof UserDraft)[]

/** Points, orders and money spent are sums: a change of one is a correction, which says why. */
export function correctsFigures(draft: UserDraft, seen: UserDraft): boolean {
  return FIGURES.some((name) => draft[name] !== seen[name])
}

/** The rules that the server asks as well, so that most mistakes are told without it. */
export function problemsIn(draft: UserDraft, seen: UserDraft): Problem[] {
  const { locationIds: _, groupIds: __, totalSpent, ...changes } = updatesOf(draft, seen)
  const cents = totalSpent === undefined ? {} : { totalSpent: inCents(totalSpent) }
  const { phoneNumber } = changes
  const isNoPhone = typeof phoneNumber === 'string' && normalizePhone(phoneNumber) === null
  return [
    ...checkUserEdit({ ...changes, ...cents }),
    ...(isNoPhone ? [{ field: 'phoneNumber', sentence: USER_PHONE_INVALID }] : []),
    ...(correctsFigures(draft, seen) && draft.reason.trim() === ''
      ? [{ field: 'reason', sentence: REASON_REQUIRED }]
      : []),
  ]
}

/** Not a number where there would be parts of a cent. */
function inCents(dollars: number): number {
  const cents = Math.round(dollars * 100)
  return Math.abs(dollars * 100 - cents) < 1e-6 ? cents : Number.NaN
}
