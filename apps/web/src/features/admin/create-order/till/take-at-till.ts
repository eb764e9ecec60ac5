import { formatCad } from '@sizzle/domain/money/cents.ts'
import { choicesInOneRow } from '@sizzle/domain/order/line-words.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { inCoins } from '@sizzle/domain/pricing/tenders.ts'
import { tillNumber } from '@sizzle/domain/till/till.ts'
import { newId } from '../../../../kit/new-id.ts'
import { deviceQueue, personHere } from '../../../../kit/offline/device-queue.ts'
import { serverNow, type TillBook, takeNumber, tillBook } from '../../../../kit/offline/till-book.ts'
import { lastShift } from '../../../../kit/offline/till-shift.ts'
import { oneTabAtATime } from '../../../../kit/one-tab-at-a-time.ts'
import type { OrderDraft } from '../form/order-draft.ts'
import type { StaffPayload } from '../pay/staff-payload.ts'
import { ordersIn, stopAt } from './till-state.ts'
import { NOT_KEPT } from './till-words.ts'

export type TakenAtTill = { readonly number: string; readonly draft: OrderDraft; readonly pricing: Pricing }
type Taken = { readonly ok: true; readonly taken: TakenAtTill } | { readonly ok: false; readonly sentence: string }
type ToTake = { readonly payload: StaffPayload; readonly draft: OrderDraft; readonly pricing: Pricing }

/** Keeps a paid order on this device under the next number of its series. One tab at a time: no number is used twice. */
export function takeAtTill(toTake: ToTake): Promise<Taken> {
  return oneTabAtATime('sizzle-till', async () => {
    const [book, person] = [tillBook.get(), personHere() ?? lastShift(Date.now())?.person]
    if (!book || !person) return { ok: false, sentence: NOT_KEPT }
    const stop = stopAt(book, ordersIn(deviceQueue().state.get(), book.location.code).length)
    const number = stop === null ? takeNumber(book) : null
    if (number === null) return { ok: false, sentence: stop ?? NOT_KEPT }
    const name = tillNumber(book.location.code, book.letters, number)
    const { pricing, draft } = toTake
    const action = {
      id: newId(),
      by: person.id,
      byName: person.name,
      ofDevice: true as const,
      call: '/takeTillOrder',
      input: inputOf(book, number, person.id, toTake),
      label: `${name}: cash order of ${formatCad(inCoins(pricing.total))}`,
      madeAt: Date.now(),
      version: null,
      tries: 0,
      notBefore: 0,
    }
    try {
      await deviceQueue().add(action)
    } catch {
      return { ok: false, sentence: NOT_KEPT }
    }
    return { ok: true, taken: { number: name, draft, pricing } }
  })
}

function inputOf(book: TillBook, number: number, takenBy: string, { payload, draft, pricing }: ToTake) {
  const { customerInfo, orderType, deliveryInfo, tableInfo, specialInstructions, cartId } = payload
  const { firebaseId: _, ...customer } = customerInfo
  const { subtotal, tax, tip, total } = pricing
  return {
    id: newId(),
    letters: book.letters,
    number,
    takenAt: serverNow(book).toISOString(),
    clock: new Date().toISOString(),
    heardAt: book.now,
    takenBy,
    order: {
      customerInfo: customer,
      items: payload.items.map(({ menuItemId: __, ...item }, n) => ({ ...item, ...wordsOf(draft, n) })),
      orderType,
      ...(deliveryInfo && { deliveryInfo }),
      ...(tableInfo && { tableInfo }),
      ...(specialInstructions && { specialInstructions }),
      ...(cartId && { cartId }),
      pricing: { subtotal: subtotal / 100, tax: tax / 100, tip: tip / 100, total: total / 100 },
    },
  }
}

/** What was chosen, as a kitchen reads it whose menu has changed meanwhile. */
function wordsOf({ lines }: OrderDraft, n: number): { words?: string } {
  const words = choicesInOneRow({ quantity: 1, options: lines[n]?.words ?? [] })
  return words === '' ? {} : { words }
}
