import { CallError } from '@sizzle/contract/client.ts'
import { checkoutSentence } from '@sizzle/contract/screen-sentences.ts'
import { NO_ORDERS_OFFLINE } from '@sizzle/domain/calls/outbox.ts'
import type { Cart, CartChanges } from '@sizzle/domain/cart/cart.ts'
import { type CheckoutFields, canSubmit, FORM_INCOMPLETE } from '@sizzle/domain/checkout/checkout-form.ts'
import { formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { priceOrder } from '@sizzle/domain/pricing/pricing.ts'
import { taxName } from '@sizzle/domain/pricing/tax-name.ts'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CheckoutLocation } from '../../../kit/cart/checkout-state.ts'
import type { PlacedOrder } from '../../../kit/order-wish/settle-wish.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { AlreadyOrdered } from './already-ordered.tsx'
import { type CheckoutForm, checkForm, emptyForm, type Problems, refusedFields, tipOf } from './checkout-form.ts'
import { ContactFields } from './contact-fields.tsx'
import { forgetDraft, keepDraft, withDraft } from './draft.ts'
import { OrderChanges } from './order-changes.tsx'
import { type OrderPayload, orderPayload } from './order-payload.ts'
import { OrderSummary } from './order-summary.tsx'
import { InstructionsField, OrderTypeFields } from './order-type-fields.tsx'
import { PaymentFields, TipFields } from './tip-and-payment.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useQuote } from './use-quote.ts'

type CheckoutProps = {
  user: SessionUser
  known: CheckoutFields
  location: CheckoutLocation
  lines: Cart
  cartId: string
  /** Shown instead, once this cart is empty: it was ordered or emptied elsewhere. */
  emptied: ReactNode
  wishedType: OrderType
  onCartChange: (cart: Cart) => void
  onPlaced: (order: PlacedOrder) => void
  /** The person wants to order a second time what has been ordered already. */
  onOrderAgain: () => void
  /** Paying online is a thing of its own: the page brings it. */
  payment: { send: (order: OrderPayload) => void; isSending: boolean; error: unknown }
}

export function Checkout(props: CheckoutProps) {
  const { user, location, lines, cartId, payment } = props
  const { typed, problems, edit, setProblems } = useForm(props)
  const { quote, ratePer100k, changes, ask } = useQuote(location, lines, typed.orderType)
  const offered = quote?.location.orderTypes ?? [typed.orderType]
  // Where a location lacks the wished type it is pickup (customer spec §4).
  const form = offered.includes(typed.orderType) ? typed : { ...typed, orderType: 'pickup' as const }
  const place = usePlaceOrder({
    onPlaced: (order) => {
      forgetDraft()
      props.onPlaced(order)
    },
    // Whatever was refused, the menu or the doors may be the reason: the difference is shown, not only an error.
    onRefused: (error) => {
      setProblems(refusedFields(error))
      void ask()
    },
  })
  const hearRefusal = useEffectEvent((error: unknown) => {
    setProblems(refusedFields(error))
    void ask()
  })
  useEffect(() => {
    if (payment.error) hearRefusal(payment.error)
  }, [payment.error])
  const [isOffline, setOffline] = useState(false)
  const formElement = useRef<HTMLFormElement>(null)
  const priced = priceOrder(lines, 0, ratePer100k)
  const pricing = priceOrder(lines, tipOf(form, priced), ratePer100k)
  const closedText = quote && !quote.location.isOpen ? quote.location.openText : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOffline(!navigator.onLine)
    const found = checkForm(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(formElement.current)
    if (!navigator.onLine) return
    const payload = orderPayload({ form, lines, location, pricing, userId: user.id, cartId })
    const ordered = lines.map(({ cartKey, quantity }) => ({ cartKey, quantity }))
    if (form.payment === 'online') payment.send(payload)
    else place.send({ userId: user.id, locationId: location.id, cartId, lines: ordered, payload })
  }
  const error = form.payment === 'online' ? payment.error : place.error
  const sentence = sentenceFor({ problems, isOffline, error })
  const isPlaced = place.answer !== undefined && !place.answer.isEarlier
  if (props.emptied && !place.isSending && !isPlaced) return props.emptied

  return (
    <form
      ref={formElement}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_400px] lg:items-start"
    >
      <div className="grid min-w-0 gap-8">
        <OrderTypeFields form={form} problems={problems} edit={edit} offered={offered} />
        <ContactFields form={form} problems={problems} edit={edit} />
        <InstructionsField form={form} problems={problems} edit={edit} />
        <TipFields form={form} problems={problems} edit={edit} priced={priced} />
        <PaymentFields form={form} edit={edit} />
      </div>
      {/* On a phone these follow the form one by one, and the bar with the total stays at the bottom of the screen. */}
      <div className="contents min-w-0 gap-4 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:grid">
        <OrderChanges changes={changes} onAccept={(seen: CartChanges) => props.onCartChange(seen.cart)} />
        <OrderSummary
          locationName={quote?.location.name ?? location.name}
          orderType={form.orderType}
          lines={lines}
          pricing={pricing}
          tax={{ name: quote?.tax.name ?? taxName(ratePer100k), ratePer100k }}
        />
        <AlreadyOrdered
          error={error}
          onOrderAgain={() => {
            place.forgetError()
            props.onOrderAgain()
          }}
        />
        <SubmitBar
          problem={sentence}
          isSending={place.isSending || payment.isSending}
          isReady={canSubmit(form) && !changes && !closedText}
          payment={form.payment}
          total={formatCad(pricing.total)}
          note={closedText ?? (changes && 'Please look at what has changed in your order first.')}
        />
      </div>
    </form>
  )
}

function useForm({ user, known, wishedType }: Pick<CheckoutProps, 'user' | 'known' | 'wishedType'>) {
  const [form, setForm] = useState<CheckoutForm>(() => withDraft(user.id, emptyForm(known, wishedType)))
  const [problems, setProblems] = useState<Problems>({})
  const edit = (changes: Partial<CheckoutForm>) => {
    const next = { ...form, ...changes }
    setForm(next)
    keepDraft(user.id, next, known)
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))))
  }
  return { typed: form, problems, edit, setProblems }
}

type Failing = { problems: Problems; isOffline: boolean; error: unknown }

function sentenceFor({ problems, isOffline, error }: Failing): string | undefined {
  if (Object.keys(problems).length > 0) return FORM_INCOMPLETE
  if (isOffline) return NO_ORDERS_OFFLINE
  if (!error) return undefined
  return checkoutSentence(error instanceof CallError ? error.body : { code: 'internal', userMessage: '' })
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  // After the screen has drawn the sentences, so that they are read with the field.
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

type SubmitBarProps = {
  isSending: boolean
  isReady: boolean
  payment: CheckoutForm['payment']
  total: string
  note: string | undefined
  problem: string | undefined
}

function SubmitBar({ isSending, isReady, payment, total, note, problem }: SubmitBarProps) {
  const sending = payment === 'cash' ? 'Creating Order...' : 'Preparing Payment...'
  return (
    <div className="sticky bottom-0 z-10 -mx-5 border-t border-line bg-paper px-5 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:border-0 lg:p-0">
      <FormProblem sentence={problem} />
      {note && <p className="mt-2 rounded-control bg-sunk px-4 py-2.5 font-semibold">{note}</p>}
      <button
        type="submit"
        className={button('primary', 'mt-2 min-h-13 w-full text-lg')}
        disabled={!isReady || isSending}
      >
        {isSending ? sending : `Place Order · ${total}`}
      </button>
    </div>
  )
}
