import type { PostAnswer } from '@sizzle/contract/client.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { onDevice } from '../storage.ts'
import { createStore } from '../store.ts'

// What a paired till knows for a time without a network. A page that was loaded again without one has it from till-shift.ts.

const KEY = 'sizzle_spice_till'

export type TillAnswer = NonNullable<PostAnswer<'/readyTill'>['till']>
export type TillBook = TillAnswer & {
  /** By the clock of the page, which nobody sets: when that answer came. */
  readonly heardAt: number
}

export const tillBook = createStore<TillBook | null>(null)

/** The next number of the series that no order of this device has; null where the browser knows of none. */
export function nextNumber(): number | null {
  return kept()?.next ?? null
}

export function keepBook(answer: TillAnswer | null): void {
  if (answer) {
    const known = kept()
    const next = known?.letters === answer.letters ? Math.max(known.next, answer.from) : answer.from
    keep(answer.letters, next)
  }
  tillBook.set(answer && { ...answer, heardAt: performance.now() })
}

/** Uses up a number, before anything else: one that is lost is missed by nobody. Called by one tab at a time. */
export function takeNumber({ letters, from, until }: TillBook): number | null {
  const known = kept()
  const number = Math.max(known?.letters === letters ? known.next : from, from)
  if (number > until) return null
  keep(letters, number + 1)
  // Where storage was cleared meanwhile, this page still knows.
  const book = tillBook.get()
  if (book) tillBook.set({ ...book, from: number + 1 })
  return number
}

export function numbersLeft({ letters, from, until }: TillBook): number {
  const known = kept()
  return until - Math.max(known?.letters === letters ? known.next : from, from) + 1
}

export function silentMs({ heardAt }: TillBook): number {
  return performance.now() - heardAt
}

/** The time by the server's clock, however wrong this device's is. */
export function serverNow(book: TillBook): Date {
  return new Date(Date.parse(book.now) + silentMs(book))
}

function keep(letters: string, next: number): void {
  onDevice.setItem(KEY, JSON.stringify({ letters, next }))
}

function kept(): { readonly letters: string; readonly next: number } | undefined {
  try {
    const { letters, next } = recordOf(JSON.parse(onDevice.getItem(KEY) ?? 'null'))
    const isWhole = typeof letters === 'string' && typeof next === 'number' && Number.isSafeInteger(next) && next > 0
    return isWhole ? { letters, next } : undefined
  } catch {
    return undefined
  }
}
