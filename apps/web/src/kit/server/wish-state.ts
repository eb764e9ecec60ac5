import { CallError } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { createStore, type Store } from '../store.ts'
import { newActionKey } from './action-key.ts'

// One wish, one key: what a person asks for by a press carries one key until the server has said what became of it. So
// pressing again after a lost answer repeats the same wish and gets its first answer, and a press after a refusal is a new
// wish, which is looked at anew.

/** What was sent under a key, and what it stands for. */
export type KeptWish = { readonly content: string; readonly key: string; readonly input: unknown }

/** Where the wish without an answer is kept: in memory, or where it survives a reload. */
export type Shelf = { read: () => KeptWish | undefined; write: (wish: KeptWish) => void; clear: () => void }

export type ContentOf<Input> = (input: Input) => unknown
type WishKeyOptions<Input> = {
  /** What stands for the content; by default all of the input. */
  contentOf?: ContentOf<Input> | undefined
  shelf?: Shelf | undefined
}

export function createWishKey<Input>({ contentOf, shelf = inMemory() }: WishKeyOptions<Input> = {}) {
  return {
    /** The same content while there is no answer: the same key, and the very input that was sent first. */
    begin(input: Input): { key: string; input: Input } {
      const content = JSON.stringify(contentOf ? contentOf(input) : input)
      const kept = shelf.read()
      // Kept under this very content by an earlier call, so of this shape.
      if (kept?.content === content) return { key: kept.key, input: kept.input as Input }
      const wish = { content, key: newActionKey(), input }
      shelf.write(wish)
      return wish
    },
    /** An answer, good or bad, ends the wish. */
    heard(status: number): void {
      if (isAnswered(status)) shelf.clear()
    },
  }
}
export type WishKey<Input> = ReturnType<typeof createWishKey<Input>>

/** Sends under the wish's key, and ends the wish when there is an answer. */
export async function sendUnderKey<Input, Answer>(wishKey: WishKey<Input>, input: Input, call: Call<Input, Answer>) {
  const wish = wishKey.begin(input)
  try {
    const answer = await call(wish.input, wish.key)
    wishKey.heard(200)
    return answer
  } catch (error) {
    wishKey.heard(statusOf(error))
    throw error
  }
}
export type Call<Input, Answer> = (input: Input, key: string) => Promise<Answer>

/** 0 where nobody answered, or where it is not known: a bug on the way back says nothing of what the server did. */
export function statusOf(error: unknown): number {
  return error instanceof CallError ? error.status : 0
}

export type WishState<Answer> = {
  readonly isPending: boolean
  /** Why the last press did not succeed. */
  readonly error: unknown
  /** What the last press brought. */
  readonly answer: Answer | undefined
}
const IDLE = { isPending: false, error: undefined, answer: undefined } as const

export type WishCallbacks<Input, Answer> = {
  /** Closes what the press came from, before anything else is told. It is left alone where a person has closed it already. */
  close?: (() => void) | undefined
  onDone?: ((answer: Answer, input: Input) => unknown) | undefined
  onFailed?: ((error: unknown, input: Input) => void) | undefined
  /** After either, when what other screens show may be old. */
  onSettled?: (() => unknown) | undefined
}

/** A wish as a screen holds it: sends, and says how it stands. A second press while one is under way does nothing. */
export function createWish<Input, Answer>(call: Call<Input, Answer>, wishKey: WishKey<Input> = createWishKey<Input>()) {
  const state: Store<WishState<Answer>> = createStore<WishState<Answer>>(IDLE)
  const settle = (next: Partial<WishState<Answer>>) => state.set({ ...IDLE, ...next })
  return {
    state,
    async send(input: Input, told: WishCallbacks<Input, Answer> = {}): Promise<void> {
      if (state.get().isPending) return
      state.set({ ...IDLE, isPending: true })
      let answer: Answer
      try {
        answer = await sendUnderKey(wishKey, input, call)
      } catch (error) {
        settle({ error: error ?? new Error('The call failed without saying why') })
        told.onFailed?.(error, input)
        told.onSettled?.()
        return
      }
      settle({ answer })
      told.onDone?.(answer, input)
      told.onSettled?.()
    },
    /** Puts away what the last press brought. */
    reset(): void {
      if (!state.get().isPending) state.set(IDLE)
    },
  }
}

function inMemory(): Shelf {
  let kept: KeptWish | undefined
  return {
    read: () => kept,
    write: (wish) => {
      kept = wish
    },
    clear: () => {
      kept = undefined
    },
  }
}
