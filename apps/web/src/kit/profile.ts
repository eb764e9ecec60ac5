import { MIN_PHONE_DIGITS, phoneDigits } from '@sizzle/domain/people/phone.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import { queries } from './customer-queries.tsx'
import { callOnce } from './server/call-once.ts'

export type ProfileAnswer = Awaited<ReturnType<typeof load>>
export type Profile = ProfileAnswer['profile']

/**
 * The signed-in person's own profile, the one copy that every screen reads. By person: what one of them saw is never there
 * for the next on this device. Always asked for again, because another device may have changed it.
 */
export function profileQuery(userId: string) {
  return queryOptions({ queryKey: ['profile', userId], queryFn: load, staleTime: 0 })
}

/** For screens that read no queries; what is fresh is not asked for twice. */
export async function knownProfile(userId: string): Promise<Profile> {
  return (await queries.fetchQuery({ ...profileQuery(userId), staleTime: FRESH_MS })).profile
}
const FRESH_MS = 15_000

/** Puts what the server answered where every screen reads it. */
export function keepProfile(userId: string, change: (before: Profile) => Profile): void {
  queries.setQueryData(profileQuery(userId).queryKey, (known) => known && { ...known, profile: change(known.profile) })
}

/**
 * The number of this order is the next one's, if the person changed it here: `began` is what the form began with. Saving
 * it is a favour, and a failure is only noted.
 */
export async function rememberPhone(userId: string, phone: string, began: string): Promise<void> {
  if (phone === began || phoneDigits(phone).length < MIN_PHONE_DIGITS) return
  try {
    const { profile } = await callOnce('/updateProfile', { phoneNumber: phone })
    keepProfile(userId, () => profile)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nobody needs to do anything about it, but it should be findable
    console.warn('The phone number could not be saved', error)
  }
}

function load() {
  return api.get('/getProfile', {})
}
