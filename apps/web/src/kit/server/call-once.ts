import type { PostAnswer, PostInput, PostPath } from '@sizzle/contract/client.ts'
import { api } from '../api.ts'
import { newActionKey } from './action-key.ts'

/** What the page does by itself, as a courtesy: nobody presses it again, and nobody minds when it fails. */
type Courtesy = Extract<
  PostPath,
  '/holdReservationSlot' | '/updateProfile' | '/stayUnlocked' | '/lockTablet' | '/readyTill'
>

export function callOnce<P extends Courtesy>(path: P, input: PostInput<P>): Promise<PostAnswer<P>> {
  return api.post(path, input, newActionKey())
}
