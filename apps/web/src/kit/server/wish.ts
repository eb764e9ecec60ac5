import type { PostAnswer, PostInput, PostPath } from '@sizzle/contract/client.ts'
import { CallError, refusalOf } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { type RefObject, useCallback, useMemo, useState } from 'react'
import { api } from '../api.ts'
import { sentenceOf } from '../page-calls.ts'
import { reportClientError } from '../report-client-error.ts'
import { useStore } from '../store.ts'
import { toast } from '../toast/toast.ts'
import { useIsHere } from '../use-is-here.ts'
import { NOT_OFFLINE, useOnline } from '../use-online.ts'
import { problemsAt } from './problems-at.ts'
import {
  type Call,
  type ContentOf,
  createWish,
  createWishKey,
  type Shelf,
  statusOf,
  type WishCallbacks,
  type WishState,
} from './wish-state.ts'

type WishOptions<Input, Answer> = WishCallbacks<Input, Answer> & {
  /** What the person means, where the input says more: what is only sent along stays as it was first sent. */
  contentOf?: ContentOf<Input> | undefined
  /** Where it is kept while there is no answer, if it has to survive a reload. */
  shelf?: Shelf | undefined
}

/** Sends what a person presses for, under one key per wish, and says how it stands. */
export function useWish<P extends PostPath>(path: P, options: WishOptions<PostInput<P>, PostAnswer<P>> = {}) {
  const wish = useSending<PostInput<P>, PostAnswer<P>>((input, key) => api.post(path, input, key), options)
  return { ...wish, refusal: refusalOf(wish.error, path) }
}

/** The same for what takes more than one route, or a file. */
export function useSending<Input, Answer>(
  call: Call<Input, Answer>,
  { contentOf, shelf, ...told }: WishOptions<Input, Answer> = {},
) {
  const [wish] = useState(() => createWish(call, createWishKey({ contentOf, shelf })))
  const isHere = useIsHere()
  const state = useStore(wish.state, NOTHING)
  const isOnline = useOnline()
  const said = useMemo(() => whatWasSaid(state.error), [state.error])
  return {
    ...said,
    isPending: state.isPending,
    answer: state.answer,
    error: state.error,
    /** Why it cannot be sent here and now. */
    whyNot: isOnline ? undefined : NOT_OFFLINE,
    /** The callbacks are those this screen had at the press. */
    send: (input: Input) => void wish.send(input, reported(told, isHere)),
    reset: () => wish.reset(),
  }
}

/** The same for each of many things, known by name: what is under way for one holds up no other. `call` stays the same. */
export function useSendings<Input, Answer>(call: Call<Input, Answer>) {
  const isHere = useIsHere()
  const [wishes] = useState(() => new Map<string, ReturnType<typeof createWish<Input, Answer>>>())
  return useCallback(
    (name: string, input: Input, told: WishCallbacks<Input, Answer>) => {
      const wish = wishes.get(name) ?? createWish<Input, Answer>(call)
      wishes.set(name, wish)
      void wish.send(input, reported(told, isHere))
    },
    [call, wishes, isHere],
  )
}

const NOTHING: WishState<never> = { isPending: false, error: undefined, answer: undefined }

function reported<Input, Answer>(
  { close, onDone, onFailed, onSettled }: WishCallbacks<Input, Answer>,
  isHere: RefObject<boolean>,
): WishCallbacks<Input, Answer> {
  return {
    onDone: (answer, input) => {
      if (isHere.current) close?.()
      return onDone?.(answer, input)
    },
    onFailed: (error, input) => {
      if (!(error instanceof CallError)) reportClientError(error)
      if (close && !isHere.current) tellUnseen(error)
      onFailed?.(error, input)
    },
    onSettled,
  }
}

/** For a failure whose own place a person has left. */
export function tellUnseen(error: unknown): void {
  const isKnown = isAnswered(statusOf(error))
  toast(
    'error',
    isKnown ? 'Your last change was not saved' : 'Your last change may not have been saved',
    sentenceOf(error),
  )
}

/** A refusal in the parts that screens show. */
function whatWasSaid(error: unknown) {
  return { sentence: error === undefined ? undefined : sentenceOf(error), problems: problemsAt(error) }
}
