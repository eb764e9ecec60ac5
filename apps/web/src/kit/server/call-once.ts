import type { PostAnswer, PostInput, PostPath } from '@sizzle/contract/client.ts'
import { api, newActionKey } from '../api.ts'

/** Questions that travel by POST: asked twice they do what they do once, so each is asked anew. */
type Question = Extract<PostPath, '/validatePricing' | '/getOrderBySessionId' | '/askOrderWish'>
/** What the page does by itself, as a courtesy: nobody presses it again, and nobody minds when it fails. */
type Courtesy = Extract<PostPath, '/holdReservationSlot' | '/updateProfile'>

export function ask<P extends Question>(path: P, input: PostInput<P>): Promise<PostAnswer<P>> {
  return api.post(path, input, newActionKey())
}

export function callOnce<P extends Courtesy>(path: P, input: PostInput<P>): Promise<PostAnswer<P>> {
  return api.post(path, input, newActionKey())
}
