import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { phoneDigits } from '@sizzle/domain/people/phone.ts'
import { rolesIn, type UserFilters, type UserSort } from '@sizzle/domain/people/user-list.ts'
import { refuse } from '@sizzle/domain/result.ts'
import { searchPattern } from '../kit/db/search-pattern.ts'
import type { UserFilter, UserKey } from './users.sql.ts'

type Asked = { readonly [Name in keyof UserFilters]?: UserFilters[Name] | undefined }

/** Fewer digits than these are rather a part of an address than of a phone number. */
const MIN_DIGITS = 3
/** What the index of short searches is for: every address holds some letter, so that a list in order finds those at once. */
const SHORT = /^(.{2}|[^a-z0-9@.])$/su

export function filterOf({ search = '', role = 'all', status = 'all' }: Asked): UserFilter {
  const wanted = foldText(search)
  const pattern = searchPattern(wanted)
  const digits = phoneDigits(wanted)
  const isPhone = digits.length >= MIN_DIGITS && /^[\d ()+./-]+$/.test(wanted)
  return {
    pattern,
    digits: isPhone ? searchPattern(digits) : pattern,
    short: SHORT.test(wanted) ? wanted : null,
    roles: rolesIn(role),
    isActive: status === 'all' ? null : status === 'active',
  }
}

/** Where the next page begins, as a text that says nothing to whoever carries it. */
export function nextOf(sort: UserSort, { key, id }: UserKey): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Undefined: it is none of ours, or of another order. */
export function readNext(sort: UserSort, after: string): UserKey | undefined {
  const [of, key, id] = entriesOf(Buffer.from(after, 'base64url').toString())
  if (of !== sort || typeof key !== 'string' || typeof id !== 'string' || !UUID.test(id)) return undefined
  const isKey = sort === 'name' ? !key.includes('\0') : /^-?\d{1,18}$/.test(key)
  return isKey ? { key, id } : undefined
}

const WRONG_AFTER = 'This page cannot be found. Please begin with the first one.'

export function refuseAfter() {
  const fields = [{ field: 'after', sentence: WRONG_AFTER }]
  return refuse({ code: 'invalid_input', error: WRONG_AFTER, userMessage: WRONG_AFTER, fields })
}

function entriesOf(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
