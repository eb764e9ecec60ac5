import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { isCart, isCartId } from '@sizzle/domain/cart/is-cart.ts'
import { MAX_SPECIAL_INSTRUCTIONS } from '@sizzle/domain/order/order-texts.ts'
import { isOrderType, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { recordOf } from '@sizzle/domain/record.ts'
import { isSameDraft, mergeDrafts } from '../../../../kit/drafts.ts'
import { newId } from '../../../../kit/new-id.ts'
import { forgetInTab, keepInTab, keptInTab } from '../../../../kit/session-storage.ts'
import type { TimeChoice } from '../../../shared/order-times/order-time.ts'

// What was entered outlives a reload of this tab, for the person who entered it.

export type Tip = '0' | '10' | '15' | '18' | '20' | 'custom'

export type OrderDraft = TimeChoice & {
  readonly cartId: string
  readonly lines: Cart
  readonly orderType: OrderType
  readonly name: string
  readonly phone: string
  readonly email: string
  /** The account that was found by the phone number. */
  readonly firebaseId: string
  readonly address: string
  readonly deliveryInstructions: string
  readonly tableNumber: string
  readonly partySize: string
  readonly tip: Tip
  readonly customTip: string
  readonly payment: 'cash' | 'card'
  readonly specialInstructions: string
  /** The open link of this very order, which is waited for. */
  readonly linkId: string
  /** The order that was placed with a part in cash, while the rest of it is waited for. */
  readonly restOf: string
}

/** What the kitchen is told of the whole order, and how much of it is taken. */
export const INSTRUCTIONS = { field: 'Special Instructions', most: MAX_SPECIAL_INSTRUCTIONS } as const

export function emptyDraft(): OrderDraft {
  return {
    cartId: newId(),
    lines: [],
    orderType: 'pickup',
    when: 'asap',
    date: '',
    time: '',
    name: '',
    phone: '',
    email: '',
    firebaseId: '',
    address: '',
    deliveryInstructions: '',
    tableNumber: '',
    partySize: '1',
    tip: '0',
    customTip: '',
    payment: 'cash',
    specialInstructions: '',
    linkId: '',
    restOf: '',
  }
}

/** Nothing was entered yet. */
export function isUntouched({ cartId: _, ...draft }: OrderDraft): boolean {
  const { cartId: __, ...empty } = emptyDraft()
  return isSameDraft(draft, empty)
}

/** What was entered since `sent` went out, as the next order: without the dishes that were ordered, under a cart of its own. */
export function draftAfter(now: OrderDraft, sent: OrderDraft): OrderDraft {
  const next = { ...mergeDrafts(now, sent, emptyDraft()), lines: linesBeyond(now.lines, sent.lines), linkId: '' }
  const isOther = (...names: (keyof OrderDraft)[]) => names.some((name) => now[name] !== sent[name])
  // What means something only together stays together.
  const { when, date, time, orderType, tip } = now
  if (isOther('when', 'date', 'time')) Object.assign(next, { when, date, time })
  if (isOther('address', 'deliveryInstructions', 'tableNumber', 'partySize')) Object.assign(next, { orderType })
  if (isOther('customTip')) Object.assign(next, { tip })
  return { ...next, cartId: newId() }
}

function linesBeyond(now: Cart, ordered: Cart): Cart {
  const orderedOf = (key: string) => ordered.find(({ cartKey }) => cartKey === key)?.quantity ?? 0
  return now
    .map((line) => ({ ...line, quantity: line.quantity - orderedOf(line.cartKey) }))
    .filter(({ quantity }) => quantity > 0)
}

/** Dishes are those of one location, and so is everything that was entered with them. */
function storedAs(locationId: string): string {
  return `staff-order-${locationId}`
}

export function keepDraft(userId: string, locationId: string, draft: OrderDraft): void {
  keepInTab(storedAs(locationId), { userId, draft })
}

export function forgetDraft(locationId: string): void {
  forgetInTab(storedAs(locationId))
}

/** Anything may stand there: what is not whole is an empty form. */
export function keptDraft(userId: string, locationId: string): OrderDraft {
  const kept = recordOf(keptInTab(storedAs(locationId)))
  const draft = recordOf(kept.draft)
  const fresh = emptyDraft()
  const { lines, cartId, orderType } = draft
  const isText = Object.entries(fresh).every(([name, value]) => typeof value !== 'string' || isString(draft[name]))
  const isWhole = isText && isCart(lines) && isCartId(cartId) && isOrderType(orderType)
  // Every field was just found to be of its kind; a tip that is none is looked at where it is counted.
  return kept.userId === userId && isWhole ? (draft as OrderDraft) : fresh
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}
