import { MIN_PHONE_DIGITS, phoneDigits } from '@sizzle/domain/people/phone.ts'
import { queryOptions } from '@tanstack/react-query'
import { api, newActionKey } from './api.ts'
import { queries } from './customer-queries.tsx'

/** The signed-in person's own profile: name, phone, and the figures of all their orders. */
export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId],
    queryFn: () => api.get('/getProfile', {}).then(({ profile }) => profile),
  })
}

/** The number of this order is the next one's (customer spec §4). Saving it is a favour: a failure is only noted. */
export async function rememberPhone(userId: string, phone: string, known: string): Promise<void> {
  if (phone === known || phoneDigits(phone).length < MIN_PHONE_DIGITS) return
  try {
    const { profile } = await api.post('/updateProfile', { phoneNumber: phone }, newActionKey())
    queries.setQueryData(profileQuery(userId).queryKey, profile)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nobody needs to do anything about it, but it should be findable
    console.warn('The phone number could not be saved', error)
  }
}
