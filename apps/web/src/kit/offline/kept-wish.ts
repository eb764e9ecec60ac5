import { CallError, type PostAnswer, type PostInput, refusalOf } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useCallback } from 'react'
import { api } from '../api.ts'
import { useSending, useSendings } from '../server/wish.ts'
import type { ContentOf, WishCallbacks } from '../server/wish-state.ts'
import { deviceQueue, type KeptPath, personHere } from './device-queue.ts'
import { isAnybodyThere } from './is-anybody-there.ts'
import { isOnline } from './line.ts'

/** What a person reads about it while it waits. */
export type KeptAs = { readonly label: string; readonly timeZone?: string; readonly about?: string }
type Kept<Input> = { readonly input: Input; readonly as: KeptAs }

type KeptCallbacks<Input, Answer> = WishCallbacks<Input, Answer> & {
  /** Nobody could be reached: it waits on this device, and nothing is done yet. */
  onQueued: (as: KeptAs) => void
}
type KeptWishOptions<Input, Answer> = KeptCallbacks<Input, Answer> & {
  contentOf?: ContentOf<Input> | undefined
  /** False where something else is sent on top of the answer: then it fails as it does elsewhere. */
  mayWait?: boolean
}

const QUEUED = Symbol('queued')

/** As `useWish`, for what may wait: without a network it is kept under the key of this press and sent later. */
export function useKeptWish<P extends KeptPath>(path: P, options: KeptWishOptions<PostInput<P>, PostAnswer<P>>) {
  type Input = PostInput<P>
  const { contentOf, mayWait = true, ...told } = options
  const { send, ...wish } = useSending<Kept<Input> & { mayWait: boolean }, PostAnswer<P> | typeof QUEUED>(
    ({ input, as, mayWait: mayBeKept }, key) =>
      mayBeKept ? sendOrKeep(path, { input, as }, key) : api.post(path, input, key),
    { ...toldOf<Input, PostAnswer<P>>(told), contentOf: ({ input }) => (contentOf ? contentOf(input) : input) },
  )
  return {
    ...wish,
    whyNot: mayWait ? undefined : wish.whyNot,
    send: (input: Input, as: KeptAs) => send({ input, as, mayWait }),
    refusal: refusalOf(wish.error, path),
  }
}

/** The same for each of many things, known by name. */
export function useKeptWishes<P extends KeptPath>(path: P) {
  type Input = PostInput<P>
  type Answer = PostAnswer<P>
  const send = useSendings<Kept<Input>, Answer | typeof QUEUED>(
    useCallback((kept: Kept<Input>, key: string) => sendOrKeep(path, kept, key), [path]),
  )
  return useCallback(
    (as: KeptAs & { about: string }, input: Input, told: KeptCallbacks<Input, Answer>) =>
      send(as.about, { input, as }, toldOf<Input, Answer>(told)),
    [send],
  )
}

/** What is told of a call, told of one that may have been kept instead. */
function toldOf<Input, Answer>({ close, onQueued, onDone, onFailed, onSettled }: KeptCallbacks<Input, Answer>) {
  return {
    close,
    onDone: (answer: Answer | typeof QUEUED, { input, as }: Kept<Input>) =>
      answer === QUEUED ? onQueued(as) : onDone?.(answer, input),
    onFailed: (error: unknown, { input }: Kept<Input>) => onFailed?.(error, input),
    onSettled,
  }
}

/** The line may go before the call, or under it: then the same key is sent again, and what had arrived is not done twice. */
async function sendOrKeep<P extends KeptPath>(
  path: P,
  kept: Kept<PostInput<P>>,
  key: string,
): Promise<PostAnswer<P> | typeof QUEUED> {
  if (!isOnline() && (await keep(path, kept, key))) return QUEUED
  try {
    return await api.post(path, kept.input, key)
  } catch (error) {
    const isLost = error instanceof CallError && !isAnswered(error.status) && !(await isAnybodyThere())
    if (isLost && (await keep(path, kept, key))) return QUEUED
    throw error
  }
}

/** False where it cannot be kept: the person has to know, so the call fails as it does elsewhere. */
async function keep<P extends KeptPath>(path: P, { input, as }: Kept<PostInput<P>>, key: string): Promise<boolean> {
  const person = personHere()
  if (!person) return false
  const action = { id: key, by: person.id, byName: person.name, call: path, input, ...as }
  try {
    await deviceQueue().add({ ...action, madeAt: Date.now(), version: null, tries: 0, notBefore: 0 })
    return true
  } catch {
    return false // The storage is full.
  }
}
