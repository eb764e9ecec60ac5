import type { Cart } from '@sizzle/domain/cart/cart.ts'
import { missingFields } from '@sizzle/domain/checkout/checkout-form.ts'
import { ORDER_TYPES } from '@sizzle/domain/order/order-type.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CheckoutLocation } from '../../../kit/cart/checkout-state.ts'
import type { PlacedOrder } from '../../../kit/order-wish/settle-wish.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { afterSteps } from '../../../kit/use-back-step.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { useQuote } from '../../shared/cart-quote/use-quote.ts'
import { CHOOSE_A_TIME, lacksTime, timeRefusalOf, wishedTime } from '../../shared/order-times/order-time.ts'
import { TimeFields } from '../../shared/order-times/time-fields.tsx'
import { useOrderTimes, useProposedTime } from '../../shared/order-times/use-order-times.ts'
import { earlierOrderIn } from './already-ordered.tsx'
import { billToPay } from './cart-in-rows.ts'
import { type CheckoutForm, checkForm, codeToQuote, ordererOf, refusedFields } from './checkout-form.ts'
import { sentenceFor } from './checkout-sentence.ts'
import { CodeField } from './code-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { forgetDraft } from './draft.ts'
import { focusFirstProblem, focusSoon } from './focus-soon.ts'
import { FoldedSummary } from './folded-summary.tsx'
import { LookAtChanges, OrderChanges } from './order-changes.tsx'
import { type OrderPayload, orderPayload } from './order-payload.ts'
import { OrderStrip } from './order-strip.tsx'
import { InstructionsField, OrderTypeFields } from './order-type-fields.tsx'
import { ReadyLine } from './ready-line.tsx'
import { asapHint, includedInWords, isBroughtFree, whenInWords, withoutMinutes } from './ready-words.ts'
import { SubmitBar } from './submit-bar.tsx'
import { PaymentFields, TipFields } from './tip-and-payment.tsx'
import { type Begun, useCheckoutForm } from './use-checkout-form.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { useUnfolded, useWide } from './use-unfolded.ts'
import { isSaidAbove, whyNotThen, whyNotWithCode } from './why-not.ts'

type CheckoutProps = Begun & {
  location: CheckoutLocation
  lines: Cart
  cartId: string
  /** Shown instead, once this cart is empty: it was ordered or emptied elsewhere. */
  emptied: ReactNode
  /** The person has said already that it is to be the same once more. */
  isAgain: boolean
  /** The menu has taken something away, which was agreed to, or the person did. */
  onCartChange: (cart: Cart, by: 'menu' | 'person') => void
  onPlaced: (order: PlacedOrder) => void
  /** The person wants to order a second time what has been ordered already. */
  onOrderAgain: () => void
  /** Paying online is a thing of its own: the page brings it. */
  payment: {
    send: (order: OrderPayload, shown: { sums: readonly BillRow[]; when: string | undefined }) => void
    isSending: boolean
    error: unknown
    forgetError: () => void
  }
}

export function Checkout(props: CheckoutProps) {
  const { user, location, lines, cartId, payment } = props
  const {
    typed,
    problems,
    shown,
    edit: editForm,
    leave,
    askFor,
    isTimeAsked,
    showProblems,
    isContactOpen,
    openContact,
  } = useCheckoutForm(props)
  const {
    quote,
    error: quoteError,
    isAnswered,
    ratePer100k,
    changes,
    ask,
  } = useQuote({
    location,
    lines,
    orderType: typed.orderType,
    wish: wishedTime(typed),
    ...codeToQuote(typed, problems),
  })
  // Until it is known, nothing is said to be missing.
  const offered = quote?.location.orderTypes ?? ORDER_TYPES
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
    showProblems(refusedFields(error))
    void ask()
    void times.ask()
  }
  const place = usePlaceOrder({
    onPlaced: (order) => {
      forgetDraft()
      afterSteps(() => props.onPlaced(order))
    },
    onRefused: showRefusal,
  })
  const hearRefusal = useEffectEvent(showRefusal)
  useEffect(() => {
    if (payment.error) hearRefusal(payment.error)
  }, [payment.error])
  const isOffline = !useOnline()
  const [isAgain, setAgain] = useState(props.isAgain)
  const { isUnfolded, setUnfolded, isEditing, setEditing, change } = useUnfolded()
  const isWide = useWide()
  const formElement = useRef<HTMLFormElement>(null)
  const { priced, pricing, rows, toPay } = billToPay({ lines, quote, isAnswered, ratePer100k }, form)
  const pauses = quote?.location.pauses ?? []
  const answered = times.isAnswered ? times.times : undefined
  const zone = quote?.location.timeZone
  const when = zone && answered && whenInWords(form, answered, { zone, isOffline })
  const timesError = answered && quote ? undefined : (quoteError ?? times.error)
  const error = form.payment === 'online' ? payment.error : place.error
  const refusedTime = timeRefusalOf(error)
  const blocked =
    whyNotThen({ form, quote, pauses, times: answered }) ??
    whyNotWithCode(form, isAnswered ? quote : undefined, problems)
  const edit = (changes: Partial<CheckoutForm>) => {
    // What was refused was the time of before.
    if (refusedTime && ('when' in changes || 'orderType' in changes)) forgetErrors()
    editForm(changes)
  }
  const forgetErrors = () => {
    place.forgetError()
    payment.forgetError()
  }
  // Whoever comes back from a payment has the place without its name.
  const named = { ...location, name: quote?.location.name ?? location.name }
  const send = (orderAgain: boolean) => {
    // The step that Back would fold it with is gone before another page takes its place.
    setUnfolded(false)
    const payload = orderPayload({ form, lines, location: named, pricing, userId: user.id, cartId, orderAgain })
    const ordered = lines.map(({ cartKey, quantity }) => ({ cartKey, quantity }))
    if (form.payment === 'online') payment.send(payload, { sums: rows.sums, when })
    else place.send({ userId: user.id, locationId: location.id, cartId, lines: ordered, payload })
  }
  /** What was refused was the cart of before. */
  const changeCart = (cart: Cart, by: 'menu' | 'person') => {
    forgetErrors()
    if (cart.length === 0) flushSync(() => setUnfolded(false))
    afterSteps(() => props.onCartChange(cart, by))
  }
  const order = (orderAgain: boolean) => {
    const found = checkForm(form)
    showProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(formElement.current)
    if (isOffline) return
    send(orderAgain)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    order(isAgain)
  }
  const sentence = sentenceFor({ problems, isOffline, error })
  const missing = [...(lacksTime(form) ? (['time'] as const) : []), ...missingFields(form)]
  const goToMissing = () => {
    askFor(missing)
    focusSoon(formElement.current, `[name="${missing[0]}"]`)
  }
  // A placed order leads to another page; until that is there, a second press would be a second order.
  const isPlaced = place.answer !== undefined && !place.answer.isEarlier
  const isSending = place.isSending || isPlaced || payment.isSending
  if (props.emptied && !place.isSending && !isPlaced) return props.emptied

  const codeField = (
    <CodeField
      code={form.promotionCode}
      orderer={ordererOf(form)}
      onChange={(promotionCode) => edit({ promotionCode })}
      quoted={isAnswered ? quote : undefined}
      problem={shown.promotionCode}
    />
  )
  return (
    <>
      <OrderChanges locationId={location.id} changes={changes} onAccept={({ cart }) => changeCart(cart, 'menu')} />
      <form
        ref={formElement}
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-8 lg:grid lg:grid-cols-[1fr_400px] lg:items-start"
      >
        <div className="grid min-w-0 gap-8" inert={isUnfolded}>
          <ReadyLine form={form} times={times.times} quote={quote} isQuoted={isAnswered} failed={timesError} />
          <OrderStrip cart={lines} place={named.name} onChange={change} />
          {timesError && !isOffline && (
            <LoadProblem
              isPart
              title="The ready time could not be loaded"
              sentence={sentenceOf(timesError)}
              onRetry={() => void (quote ? times.ask() : ask())}
            />
          )}
          <OrderTypeFields
            form={form}
            problems={shown}
            leave={leave}
            edit={edit}
            offered={offered}
            pauses={pauses}
            saidBelow={times.times?.notNow?.text}
          />
          <TimeFields
            form={form}
            edit={edit}
            times={isOffline ? withoutMinutes(times.times) : times.times}
            isAnswered={times.isAnswered}
            asapHint={asapHint(times.times, isOffline)}
            refusal={refusedTime ?? (isTimeAsked && lacksTime(form) ? { sentence: CHOOSE_A_TIME, nearest: [] } : null)}
          />
          <div className="grid gap-4">
            <ContactFields
              form={form}
              problems={shown}
              leave={leave}
              edit={edit}
              isOpen={isContactOpen}
              onOpen={() => {
                openContact()
                focusSoon(formElement.current, '[name="name"]')
              }}
            />
            <InstructionsField form={form} problems={shown} leave={leave} edit={edit} phone={quote?.location.phone} />
          </div>
          <TipFields form={form} problems={shown} edit={edit} priced={priced} />
          <div className="grid gap-4">
            <PaymentFields form={form} edit={edit} />
            {!isWide && !isOffline && codeField}
          </div>
        </div>
        {/* On a phone they stay at the bottom of the screen, and the summary is one line there until it is unfolded. */}
        <div className="contents min-w-0 lg:sticky lg:top-[calc(var(--header-height)+var(--told-height,0px)+24px)] lg:-mt-19 lg:block">
          <SubmitBar
            summary={
              <FoldedSummary
                form={form}
                isOpen={isUnfolded}
                setOpen={setUnfolded}
                isEditing={isEditing}
                setEditing={setEditing}
                summary={{
                  locationName: named.name,
                  when,
                  cart: lines,
                  rows,
                  isFreeDelivery: isAnswered && isBroughtFree(quote, form),
                  code: isWide && !isOffline && codeField,
                  onCartChange: isSending ? undefined : (cart) => changeCart(cart, 'person'),
                }}
              />
            }
            problem={isSaidAbove(sentence, times.times) ? undefined : sentence}
            problems={problems}
            missing={missing}
            onMissing={goToMissing}
            isSending={isSending}
            isOffline={isOffline}
            phone={quote?.location.phone}
            isReady={missing.length === 0 && !changes && !blocked}
            form={form}
            total={toPay}
            included={includedInWords(pricing)}
            note={(refusedTime ? undefined : blocked) ?? (changes && <LookAtChanges />)}
            earlier={earlierOrderIn(error)}
            onBeginAgain={() => {
              setAgain(true)
              place.forgetError()
              props.onOrderAgain()
            }}
            onOrderAgain={() => {
              setAgain(true)
              order(true)
            }}
          />
        </div>
      </form>
    </>
  )
}
