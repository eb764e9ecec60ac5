import type { AskAnswer } from '@sizzle/contract/client.ts'
import { MIN_PHONE_DIGITS, phoneDigits } from '@sizzle/domain/people/phone.ts'
import { queryOptions } from '@tanstack/react-query'
import { changeAnswer } from './server/answers.ts'
import { ask } from './server/ask.ts'
import { callOnce } from './server/call-once.ts'

export type Profile = AskAnswer<'/getProfile'>['profile']

/** The signed-in person's own profile. Always asked for again, because another device may have changed it. */
export function profileQuery() {
  return queryOptions({ ...ask('/getProfile', {}), staleTime: 0 })
}

/** Puts what the server answered where every screen reads it; an answer that came late says nothing of the next person. */
export function keepProfile(userId: string, change: (before: Profile) => Profile): void {
  changeAnswer(profileQuery(), (known) =>
    known.profile.uid === userId ? { ...known, profile: change(known.profile) } : known,
  )
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
