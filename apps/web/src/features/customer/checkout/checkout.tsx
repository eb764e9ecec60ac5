import { CallError } from '@sizzle/contract/client.ts'
import { NO_ORDERS_OFFLINE } from '@sizzle/domain/calls/outbox.ts'
import type { Cart, CartChanges } from '@sizzle/domain/cart/cart.ts'
import { type CheckoutFields, FORM_INCOMPLETE, missingFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { pauseText, type SaidPause } from '@sizzle/domain/order/paused-type.ts'
import { cashNeeded } from '@sizzle/domain/payment/cash-due.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckoutLocation } from '../../../kit/cart/checkout-state.ts'
import type { PlacedOrder } from '../../../kit/order-wish/settle-wish.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { type Quote, useQuote } from '../../shared/cart-quote/use-quote.ts'
import {
  CHOOSE_A_TIME,
  lacksTime,
  type OrderTimes,
  timeInSummary,
  timeRefusalOf,
  whatToDo,
  wishedTime,
} from '../../shared/order-times/order-time.ts'
import { TimeFields } from '../../shared/order-times/time-fields.tsx'
import { useOrderTimes, useProposedTime } from '../../shared/order-times/use-order-times.ts'
import { AlreadyOrdered } from './already-ordered.tsx'
import { cartInRows, priceCart } from './cart-in-rows.ts'
import {
  type CheckoutForm,
  checkForm,
  emptyForm,
  type FieldName,
  type Problems,
  refusedFields,
  tipOf,
} from './checkout-form.ts'
import { checkoutSentence } from './checkout-sentence.ts'
import { CodeField } from './code-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { forgetDraft, keepDraft, withDraft } from './draft.ts'
import { LookAtChanges, OrderChanges } from './order-changes.tsx'
import { type OrderPayload, orderPayload } from './order-payload.ts'
import { OrderSummary } from './order-summary.tsx'
import { InstructionsField, OrderTypeFields } from './order-type-fields.tsx'
import { SubmitBar } from './submit-bar.tsx'
import { PaymentFields, TipFields } from './tip-and-payment.tsx'
import { usePlaceOrder } from './use-place-order.ts'

type CheckoutProps = {
  user: SessionUser
  known: CheckoutFields
  location: CheckoutLocation
  lines: Cart
  cartId: string
  /** Shown instead, once this cart is empty: it was ordered or emptied elsewhere. */
  emptied: ReactNode
  wishedType: OrderType
  /** The person has said already that it is to be the same once more. */
  isAgain: boolean
  onCartChange: (cart: Cart) => void
  onPlaced: (order: PlacedOrder) => void
  /** The person wants to order a second time what has been ordered already. */
  onOrderAgain: () => void
  /** Paying online is a thing of its own: the page brings it. */
  payment: {
    send: (order: OrderPayload, sums: readonly BillRow[]) => void
    isSending: boolean
    error: unknown
    forgetError: () => void
  }
}

const NO_PAUSES: readonly SaidPause[] = []

export function Checkout(props: CheckoutProps) {
  const { user, location, lines, cartId, payment } = props
  const { typed, problems, shown, edit: editForm, leave, setProblems } = useForm(props)
  const { quote, isAnswered, ratePer100k, changes, ask } = useQuote({
    location,
    lines,
    orderType: typed.orderType,
    wish: wishedTime(typed),
    promotionCode: typed.promotionCode,
  })
  const offered = quote?.location.orderTypes ?? [typed.orderType]
  // Where a location lacks the wished type it is pickup (ordering 9).
  const form = offered.includes(typed.orderType) ? typed : { ...typed, orderType: 'pickup' as const }
  const times = useOrderTimes({
    locationId: location.id,
    orderType: form.orderType,
    lines,
    date: typed.date,
    isOn: quote !== undefined,
  })
  useProposedTime(times.times, { form, edit: editForm })
  // The menu or the opening hours may be the reason for any refusal: the difference is shown, not only an error.
  const showRefusal = (error: unknown) => {
    setProblems(refusedFields(error))
    void ask()
    void times.ask()
  }
  const place = usePlaceOrder({
    onPlaced: (order) => {
      forgetDraft()
      props.onPlaced(order)
    },
    onRefused: showRefusal,
  })
  const hearRefusal = useEffectEvent(showRefusal)
  useEffect(() => {
    if (payment.error) hearRefusal(payment.error)
  }, [payment.error])
  const [isOffline, setOffline] = useState(false)
  const [isAgain, setAgain] = useState(props.isAgain)
  const formElement = useRef<HTMLFormElement>(null)
  const cart = { lines, quote, isAnswered, ratePer100k }
  const priced = priceCart({ ...cart, tip: 0 })
  const tip = tipOf(form, priced)
  const pricing = priceCart({ ...cart, tip })
  const rows = cartInRows({ ...cart, tip })
  const pauses = quote?.location.pauses ?? NO_PAUSES
  const error = form.payment === 'online' ? payment.error : place.error
  const refusedTime = timeRefusalOf(error)
  const blocked =
    whyNotThen({ form, quote, pauses, times: times.isAnswered ? times.times : undefined }) ??
    whyNotWithCode(form, isAnswered ? quote : undefined)
  const edit = (changes: Partial<CheckoutForm>) => {
    // What was refused was the time of before.
    if (refusedTime && ('when' in changes || 'orderType' in changes)) forgetErrors()
    editForm(changes)
  }
  const forgetErrors = () => {
    place.forgetError()
    payment.forgetError()
  }

  const send = (orderAgain: boolean) => {
    const payload = orderPayload({ form, lines, location, pricing, userId: user.id, cartId, orderAgain })
    const ordered = lines.map(({ cartKey, quantity }) => ({ cartKey, quantity }))
    if (form.payment === 'online') payment.send(payload, rows.sums)
    else place.send({ userId: user.id, locationId: location.id, cartId, lines: ordered, payload })
  }
  /** What was refused was the cart of before. */
  const accept = ({ cart }: CartChanges) => {
    forgetErrors()
    props.onCartChange(cart)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOffline(!navigator.onLine)
    const found = checkForm(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(formElement.current)
    if (!navigator.onLine) return
    send(isAgain)
  }
  const sentence = sentenceFor({ problems, isOffline, error })
  const missing = [...missingFields(form), ...(lacksTime(form) ? (['time'] as const) : [])]
  const isPlaced = place.answer !== undefined && !place.answer.isEarlier
  if (props.emptied && !place.isSending && !isPlaced) return props.emptied

  return (
    <>
      <OrderChanges locationId={location.id} changes={changes} onAccept={accept} />
      <form
        ref={formElement}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_400px] lg:items-start"
      >
        <div className="grid min-w-0 gap-8">
          <OrderTypeFields
            form={form}
            problems={shown}
            leave={leave}
            edit={edit}
            offered={offered}
            pauses={pauses}
            saidBelow={times.times?.notNow?.text}
          />
          <TimeFields form={form} edit={edit} times={times.times} isAnswered={times.isAnswered} refusal={refusedTime} />
          <ContactFields form={form} problems={shown} leave={leave} edit={edit} />
          <InstructionsField form={form} edit={edit} />
          <TipFields form={form} problems={shown} edit={edit} priced={priced} />
          <CodeField
            code={form.promotionCode}
            onChange={(promotionCode) => edit({ promotionCode })}
            quoted={isAnswered ? quote : undefined}
            problem={shown.promotionCode}
          />
          <PaymentFields form={form} edit={edit} />
        </div>
        {/* On a phone these follow the form one by one, and the bar with the total stays at the bottom of the screen. */}
        <div className="contents min-w-0 gap-4 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:grid">
          <OrderSummary
            locationName={quote?.location.name ?? location.name}
            orderType={form.orderType}
            time={times.times && timeInSummary(form, times.times)}
            rows={rows}
            cash={form.payment === 'cash' ? cashNeeded(pricing.total) : null}
          />
          <SubmitBar
            problem={isSaidAbove(sentence, times.times) ? undefined : sentence}
            missing={missing}
            // A placed order leads to another page; until that is there, a second press would be a second order.
            isSending={place.isSending || isPlaced || payment.isSending}
            isReady={missing.length === 0 && !changes && !blocked}
            payment={form.payment}
            total={formatCad(pricing.total)}
            note={(refusedTime ? undefined : blocked) ?? (changes && <LookAtChanges />)}
          >
            <AlreadyOrdered
              error={error}
              onBeginAgain={() => {
                setAgain(true)
                place.forgetError()
                props.onOrderAgain()
              }}
              onOrderAgain={() => {
                setAgain(true)
                send(true)
              }}
            />
          </SubmitBar>
        </div>
      </form>
    </>
  )
}

function useForm({ user, known, wishedType }: Pick<CheckoutProps, 'user' | 'known' | 'wishedType'>) {
  const [form, setForm] = useState<CheckoutForm>(() => withDraft(user.id, emptyForm(known, wishedType)))
  const [problems, setProblems] = useState<Problems>({})
  // What was found when a field was left: shown there, without a word about the form as a whole.
  const [left, setLeft] = useState<Problems>({})
  const edit = (changes: Partial<CheckoutForm>) => {
    const next = { ...form, ...changes }
    setForm(next)
    keepDraft(user.id, next, known)
    const without = (before: Problems) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes)))
    setProblems(without)
    setLeft(without)
  }
  const leave = (field: FieldName) => {
    const found = checkForm(form)[field]
    if (found !== undefined) setLeft((before) => ({ ...before, [field]: found }))
  }
  return { typed: form, problems, shown: { ...left, ...problems }, edit, leave, setProblems }
}

type TimeChecked = {
  form: CheckoutForm
  quote: Quote | undefined
  pauses: readonly SaidPause[]
  times: OrderTimes | undefined
}

/** Why it cannot be ordered for what is chosen. Without an answer about times, a closed door is one. */
function whyNotThen({ form, quote, pauses, times }: TimeChecked): string | undefined {
  const offNow = quote?.location.isOpen === false ? quote.location.openText : pauseText(pauses, form.orderType)
  const isOff = form.when === 'asap' && offNow !== undefined
  if (times) return whatToDo(form, times) ?? (isOff ? CHOOSE_A_TIME : undefined)
  return isOff ? offNow : undefined
}

/** The total of an order with a code is the server's word alone, and it is not sent without its code. */
function whyNotWithCode({ promotionCode }: CheckoutForm, quote: Quote | undefined): string | undefined {
  if (promotionCode === '') return undefined
  if (!quote) return 'Asking for the price with your code.'
  return quote.promotionProblem === null ? undefined : 'Please remove the code that does not count.'
}

/** At the choice of the time, which says why nothing can be had at once. */
function isSaidAbove(sentence: string | undefined, times: OrderTimes | undefined): boolean {
  return sentence !== undefined && sentence === times?.notNow?.text
}

type CheckoutFailure = { problems: Problems; isOffline: boolean; error: unknown }

function sentenceFor({ problems, isOffline, error }: CheckoutFailure): string | undefined {
  if (Object.keys(problems).length > 0) return FORM_INCOMPLETE
  if (isOffline) return NO_ORDERS_OFFLINE
  if (!error) return undefined
  return checkoutSentence(error instanceof CallError ? error.body : { code: 'internal', userMessage: '' })
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  // After the screen has drawn the sentences, so that they are read with the field.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
