import { createHash, timingSafeEqual } from 'node:crypto'
import { type AnyRoute, methodOf } from '@sizzle/contract/route.ts'
import { isBackOfficeRight, may } from '@sizzle/domain/people/rights.ts'
import { ok, type Result, refuse } from '@sizzle/domain/result.ts'
import type { Who } from '../context.ts'
import type { RefusalValue } from '../operation.ts'

export type Keys = { readonly customer: string; readonly admin: string }
type Verdict = Result<undefined, RefusalValue>
const PASS: Verdict = ok(undefined)

/**
 * Same site, right key, right person, right role: denied unless all hold (people 3, people 4).
 * The key alone opens nothing; it only keeps out what was never handed one.
 */
export function guard(route: AnyRoute, headers: Headers, who: Who, keys: Keys, origins: readonly string[]): Verdict {
  if (isHeldBack(route, who)) return refuse({ code: 'second_factor_required' })
  const key = checkKey(route, headers.get('x-api-key'), keys)
  if (!key.ok) return key
  if (methodOf(route) === 'POST') {
    const origin = checkOrigin(headers, origins)
    if (!origin.ok) return origin
  }
  if (route.may === 'public') return PASS
  if (who.kind === 'guest') return refuse({ code: 'unauthenticated', error: 'Sign in first' })
  if (!may(who, route.may)) return refuse({ code: 'permission-denied' })
  return PASS
}

/** The right comes with the role, and the role with a second step that is not there yet. */
function isHeldBack({ may: right }: AnyRoute, who: Who): boolean {
  if (right === 'public' || who.kind !== 'person' || who.heldBackRole === undefined) return false
  return !may(who, right) && may({ ...who, role: who.heldBackRole }, right)
}

/** Public reads need no key; calls that only the back office may make need its key; all others take either. */
function checkKey(route: AnyRoute, given: string | null, keys: Keys): Verdict {
  if (route.may === 'public' && methodOf(route) === 'GET') return PASS
  const adminOnly = route.may !== 'public' && isBackOfficeRight(route.may)
  const accepted = adminOnly ? [keys.admin] : [keys.customer, keys.admin]
  if (given !== null && accepted.some((key) => sameText(key, given))) return PASS
  return refuse({ code: 'invalid_api_key', error: given === null ? 'API key required' : 'Wrong API key' })
}

/**
 * Whoever changes something with a cookie has to come from our own pages, and a browser says so. Without a cookie nobody is
 * spoken for, so a program with its key may leave both headers out; what names another site is refused in any case.
 */
export function checkOrigin(headers: Headers, origins: readonly string[]): Verdict {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const named = origin !== null && origin !== 'null'
  const isOurs = named ? origins.includes(origin) : site === 'same-origin'
  const isNobody = origin === null && (site === null || site === 'none') && headers.get('cookie') === null
  return isOurs || isNobody ? PASS : refuse({ code: 'wrong_origin' })
}

export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}
