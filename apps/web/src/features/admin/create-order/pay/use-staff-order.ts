import { piecesIn } from '@sizzle/domain/cart/cart.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { canCreateOrder, cashConfirmation, checkStaffOrder } from '@sizzle/domain/order/staff-order.ts'
import { useState } from 'react'
import type { PageLocation } from '../../../../kit/page-content.ts'
import type { ProblemsAt } from '../../../../kit/server/problems-at.ts'
import { tooLongSentence, withAllergies } from '../../../shared/known-guest/known-guest-lines.tsx'
import { CHOOSE_A_TIME, lacksTime } from '../../../shared/order-times/order-time.ts'
import { INSTRUCTIONS, type OrderDraft } from '../form/order-draft.ts'
import { useUntoldAllergies } from '../form/use-allergy-note.ts'
import type { useOrderDraft } from '../form/use-order-draft.ts'
import { useTillSale } from '../till/use-till-sale.ts'
import { isTipUnreadable, type StaffPayload, staffPayload } from './staff-payload.ts'
import { useOrderPrice } from './use-order-price.ts'
import { usePlaceStaffOrder } from './use-place-staff-order.ts'

type Form = ReturnType<typeof useOrderDraft>

/** What the order costs, what holds it back, and the presses that send it. */
export function useStaffOrder(location: PageLocation, { draft, edit, reset, noteSent, leaveSent }: Form) {
  const till = useTillSale(location.id)
  const { pricing, changes } = useOrderPrice(location, draft, till.sale?.book)
  // The question is about an amount: another price takes it back for good.
  const [askedFor, setAskedFor] = useState<Cents>()
  const [marked, setMarked] = useState<Missing>()
  const [overbook, setOverbook] = useState(false)
  const payload = (changes: Changes = {}) =>
    staffPayload({ draft: { ...draft, ...changes }, place: location, pricing, overbook })
  const allergies = useAllergyQuestion(draft, edit)
  const { found, checked, forgetFound } = useChecked(draft, payload, allergies.askBefore)
  const forget = () => {
    setAskedFor(undefined)
    setOverbook(false)
    setMarked(undefined)
    forgetFound()
    allergies.forget()
    place.forget()
  }
  const placed = () => {
    forget()
    leaveSent()
  }
  const place = usePlaceStaffOrder({
    onPlaced: placed,
    onPart: (restOf) => {
      setAskedFor(undefined)
      leaveSent(restOf)
    },
    onLink: (linkId) => edit({ linkId }),
  })
  const isBusy = place.isBusy || till.isBusy
  const held = whyHeld({ whyOffline: till.whyNot(draft), areChanged: changes !== undefined, isBusy, draft })
  return {
    pricing,
    changes,
    place,
    overbook,
    setOverbook,
    held,
    isAsking: askedFor === pricing.total && !place.isKitchenFull && (held === undefined || isBusy),
    problems: { ...place.problems, ...found, ...markOf(held, marked) },
    /** Says at its field what is missing, until it is there. */
    mark: setMarked,
    begin: () => {
      forget()
      reset()
    },
    allergies: allergies.question,
    askForCash: checked(() => {
      place.forget()
      setAskedFor(pricing.total)
    }),
    closeCash: () => setAskedFor(undefined),
    till,
    isBusy,
    ...waysToPay({ draft, pricing, payload, checked, till, place, isBusy, noteSent, placed }),
  }
}

type ToPay = Pick<Form, 'draft' | 'noteSent'> & {
  pricing: ReturnType<typeof useOrderPrice>['pricing']
  payload: (changes?: Changes) => StaffPayload
  checked: (send: Send) => () => void
  till: ReturnType<typeof useTillSale>
  place: ReturnType<typeof usePlaceStaffOrder>
  isBusy: boolean
  placed: () => void
}

/** The presses that send the order as it stands. */
function waysToPay({ draft, pricing, payload, checked, till, place, isBusy, noteSent, placed }: ToPay) {
  const sendOnce = (send: () => void) => {
    if (isBusy) return
    noteSent()
    send()
  }
  const cash = (how: { cashConfirmed: boolean } | { cashPart: number }) =>
    place.cash.send({ ...payload(), ...cashConfirmation(pricing.total), ...how })
  return {
    takeCash: (cashConfirmed: boolean) => {
      if (!till.sale) return sendOnce(() => cash({ cashConfirmed }))
      // A till does not wait for a call that the line took with it.
      if (till.isBusy) return
      noteSent()
      void till.sale.take({ payload: payload(), draft, pricing }, placed)
    },
    takePart: (part: Cents) => sendOnce(() => cash({ cashPart: part / 100 })),
    makeLink: checked((changes) => place.link.send({ orderData: payload(changes), sendSMS: false })),
    paidAtTerminal: checked((changes) => sendOnce(() => place.terminal.send(payload(changes)))),
  }
}

/** What an answer has just written into the draft, which is drawn with it only after the press. */
type Changes = Pick<OrderDraft, 'specialInstructions'> | Record<never, never>
type Send = (changes?: Changes) => void

/** Nothing is sent before somebody has decided whether the kitchen hears of the allergies; once for each order. */
function useAllergyQuestion(draft: OrderDraft, edit: Form['edit']) {
  const untold = useUntoldAllergies(draft)
  const [held, setHeld] = useState<Send>()
  const [decided, setDecided] = useState('')
  const goOn = (changes?: Changes) => {
    setHeld(undefined)
    setDecided(untold)
    if (changes) edit(changes)
    held?.(changes)
  }
  return {
    askBefore: (send: Send) => (untold === '' || untold === decided ? send() : setHeld(() => send)),
    forget: () => setDecided(''),
    /** Undefined while nothing is asked. */
    question: held && {
      allergies: untold,
      tooLong: tooLongSentence(untold, draft.specialInstructions, INSTRUCTIONS),
      tell: () => goOn({ specialInstructions: withAllergies(untold, draft.specialInstructions) }),
      goOn: () => goOn(),
      close: () => setHeld(undefined),
    },
  }
}

/** What the server would refuse is said at once, and leads to its field. */
function useChecked(draft: OrderDraft, payload: () => StaffPayload, askBefore: (send: Send) => void) {
  const [found, setFound] = useState<ProblemsAt>({})
  const checked = (send: Send) => () => {
    const problems = checkStaffOrder(payload())
    setFound(Object.fromEntries(problems.map(({ field, sentence }) => [field, sentence])))
    // The tip says at its field what is wrong with it: nothing is charged without one that was meant.
    if (problems.length === 0 && !isTipUnreadable(draft)) askBefore(send)
    else leadToProblem()
  }
  return { found, checked, forgetFound: () => setFound({}) }
}

export type StaffOrder = ReturnType<typeof useStaffOrder>

/** What the person who takes the order has to enter, by where that is done. */
export type Missing = 'dish' | 'time' | 'name' | 'address'
type Held = { readonly sentence: string; readonly missing?: Missing }

const FIELDS = { name: 'customerInfo.name', address: 'deliveryInfo.address' } as const

function markOf(held: Held | undefined, marked: Missing | undefined): ProblemsAt {
  const missing = held?.missing
  if (!held || missing !== marked || (missing !== 'name' && missing !== 'address')) return {}
  return { [FIELDS[missing]]: held.sentence }
}

type Standing = { whyOffline: string | undefined; areChanged: boolean; isBusy: boolean; draft: OrderDraft }

/** Why the order cannot be sent; undefined where nothing is in the way. */
function whyHeld({ whyOffline, areChanged, isBusy, draft }: Standing): Held | undefined {
  const pieces = piecesIn(draft.lines)
  if (whyOffline !== undefined) return { sentence: whyOffline }
  if (pieces === 0) return { sentence: 'Add a dish first.', missing: 'dish' }
  if (areChanged) return { sentence: 'The menu has changed: look at the cart first.' }
  if (lacksTime(draft)) return { sentence: CHOOSE_A_TIME, missing: 'time' }
  if (!canCreateOrder({ isBusy: false, pieces, customerName: draft.name }))
    return { sentence: 'Enter the customer’s name.', missing: 'name' }
  if (draft.orderType === 'delivery' && draft.address.trim() === '')
    return { sentence: 'Enter the delivery address.', missing: 'address' }
  return isBusy ? { sentence: 'Sending…' } : undefined
}

/** After the sentences are drawn. */
function leadToProblem(): void {
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[aria-label="Order"] [aria-invalid="true"]')?.focus(),
  )
}
