import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWishedOrderType, wishOrderType } from '../../../kit/cart/order-type-store.ts'
import type { PlaceAgain } from '../../../kit/cart/place-again.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import {
  type CheckoutForm,
  checkForm,
  emptyForm,
  type FieldName,
  type KnownContact,
  type MissingField,
  type Problems,
} from './checkout-form.ts'
import { isSame, keepDraft, withDraft } from './draft.ts'
import { showWhatIsSaid } from './focus-soon.ts'

export type Begun = {
  user: SessionUser
  known: KnownContact
  wishedType: OrderType
  placeAgain?: PlaceAgain | undefined
}

/** What is typed, what is wrong with it, and whether the contact is asked for or folded to one line, because it is known. */
export function useCheckoutForm({ user, known, wishedType, placeAgain }: Begun) {
  const wished = useWishedOrderType()
  const [form, setForm] = useState<CheckoutForm>(() =>
    withDraft(user.id, emptyForm(known, wishedType), { wished, placeAgain }),
  )
  // A field and the proposal of a time may change it between two pictures: neither takes back what the other has entered.
  const latest = useRef(form)
  const [problems, setProblems] = useState<Problems>({})
  // What was found when a field was left: shown there, without a word about the form as a whole.
  const [left, setLeft] = useState<Problems>({})
  const [isContactOpen, setContactOpen] = useState(() => isAboutContact(checkForm(form)))
  const [isTimeAsked, setTimeAsked] = useState(false)
  const showProblems = (found: Problems) => {
    setProblems(found)
    if (isAboutContact(found)) setContactOpen(true)
  }
  const edit = (changes: Partial<CheckoutForm>) => {
    const before = latest.current
    const next = { ...before, ...changes }
    latest.current = next
    setForm(next)
    if (changes.orderType) wishOrderType(changes.orderType)
    keepDraft(user.id, next, { known, again: placeAgain?.orderId })
    const ofNow = (found: Problems) => stillFound(found, before, next)
    setProblems(ofNow)
    setLeft(ofNow)
  }
  useLaterContact(known, latest, setForm)
  const leave = (field: FieldName) => {
    const found = checkForm(form)[field]
    if (found !== undefined) setLeft((before) => ({ ...before, [field]: found }))
    if (found !== undefined) showWhatIsSaid(field)
  }
  /** The button still waits for these: each says so at its own place, also while it is empty. */
  const askFor = (fields: readonly MissingField[]) => {
    const found = checkForm(form)
    const asked: Problems = {}
    for (const field of fields) {
      if (field === 'time') setTimeAsked(true)
      else if (found[field]) asked[field] = found[field]
    }
    setLeft((before) => ({ ...before, ...asked }))
    if (isAboutContact(asked)) setContactOpen(true)
  }
  return {
    typed: form,
    problems,
    shown: { ...left, ...problems },
    edit,
    leave,
    askFor,
    isTimeAsked,
    showProblems,
    isContactOpen,
    openContact: () => setContactOpen(true),
  }
}

/** What the profile says once it can be read, or says anew: for the fields that nobody has touched, and not under the hand. */
function useLaterContact(known: KnownContact, latest: { current: CheckoutForm }, show: (form: CheckoutForm) => void) {
  const before = useRef(known)
  const hear = useEffectEvent(() => {
    const was = before.current
    before.current = known
    const isTold = (field: keyof KnownContact) =>
      known[field] &&
      !isSame(field, known[field], was[field] ?? '') &&
      isSame(field, latest.current[field], was[field] ?? '') &&
      !document.querySelector(`[name="${field}"]:focus`)
    const told = (['name', 'email', 'phone'] as const).filter(isTold)
    if (told.length === 0) return
    latest.current = { ...latest.current, ...Object.fromEntries(told.map((field) => [field, known[field]])) }
    show(latest.current)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known may change
  useEffect(() => hear(), [known.name, known.email, known.phone])
}

/** What was found at fields that are edited now is over. */
function stillFound(found: Problems, before: CheckoutForm, next: CheckoutForm): Problems {
  // The field of the phone tells its number when it appears: only what is another one now is mended.
  const isEdited = (field: string) => next[field as FieldName] !== before[field as FieldName]
  // Nor does what one way of ordering asks for hold for another.
  const isOver = (field: string) =>
    decidesOn(field).some(isEdited) || (next.orderType !== before.orderType && OF_ONE_TYPE.has(field))
  return Object.fromEntries(Object.entries(found).filter(([field]) => !isOver(field)))
}

/** A code may be for the first order of whoever orders; a table has to be known for now alone. */
const decidesOn = (field: string) => [field, ...(ALSO[field] ?? [])]
const ALSO: Readonly<Record<string, readonly string[]>> = { promotionCode: ['phone', 'email'], tableNumber: ['when'] }
const OF_ONE_TYPE: ReadonlySet<string> = new Set<FieldName>([
  'address',
  'deliveryInstructions',
  'tableNumber',
  'partySize',
])

function isAboutContact({ name, email, phone }: Problems): boolean {
  return (name ?? email ?? phone) !== undefined
}
