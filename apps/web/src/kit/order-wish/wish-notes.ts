import type { OrderedLine } from '@sizzle/domain/cart/after-order.ts'
import { isRecord } from '@sizzle/domain/record.ts'
import { hasNotice, ORDER_WISHES_KEY } from '../has-notice.ts'
import { onDevice } from '../storage.ts'
import { createStore, useStore } from '../store.ts'

// An order that was sent and got no answer yet, one for each person of this browser: its key, and which cart it was. What
// the form said is not here: nobody's name, address or phone number stays in a shared browser.

export type WishNote = {
  readonly userId: string
  readonly key: string
  readonly locationId: string
  readonly cartId: string
  readonly lines: readonly OrderedLine[]
}
type Notes = readonly WishNote[]

const NONE: Notes = []
const notes = createStore<Notes>(typeof document === 'undefined' ? NONE : read())
/** The key that a checkout of this very tab still holds in its hand: there the person decides, and nobody asks. */
export const inHand = createStore<string | undefined>(undefined)

if (typeof document !== 'undefined') {
  addEventListener('storage', (event) => {
    if (event.key === ORDER_WISHES_KEY || event.key === null) notes.set(read())
  })
}

export function useWishNotes(): Notes {
  return useStore(notes, NONE)
}

/** As it stands in the browser now: another tab may have had its answer a moment ago. */
export function noteOf(userId: string): WishNote | undefined {
  notes.set(read())
  return notes.get().find((note) => note.userId === userId)
}

export function keepNote(note: WishNote): void {
  write([...read().filter(({ userId }) => userId !== note.userId), note])
  hasNotice.set(true)
}

export function dropNote({ userId, key }: Pick<WishNote, 'userId' | 'key'>): void {
  write(read().filter((note) => note.userId !== userId || note.key !== key))
}

function write(next: Notes): void {
  notes.set(next)
  if (next.length === 0) onDevice.removeItem(ORDER_WISHES_KEY)
  else onDevice.setItem(ORDER_WISHES_KEY, JSON.stringify(next))
}

function read(): Notes {
  try {
    const found: unknown = JSON.parse(onDevice.getItem(ORDER_WISHES_KEY) ?? '[]')
    return Array.isArray(found) ? found.filter(isNote) : NONE
  } catch {
    return NONE
  }
}

function isNote(found: unknown): found is WishNote {
  if (!isRecord(found)) return false
  const areText = ['userId', 'key', 'locationId', 'cartId'].every((part) => typeof found[part] === 'string')
  return areText && Array.isArray(found.lines) && found.lines.every(isOrderedLine)
}

function isOrderedLine(line: unknown): line is OrderedLine {
  if (typeof line !== 'object' || line === null) return false
  return (
    'cartKey' in line && typeof line.cartKey === 'string' && 'quantity' in line && typeof line.quantity === 'number'
  )
}
