import { dollars } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { fromDollars, readOrder } from '@sizzle/domain/order/read-order.ts'
import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { REFUND_BUSINESS_DAYS } from '@sizzle/domain/payment/refund.ts'
import { type DishesRefund, dishesReason, type Pieces, refundOfDishes } from '@sizzle/domain/payment/refund-dishes.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout, knownAnswer } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Choices } from '../../../ui/choices.tsx'
import { telLink } from '../../../ui/contact-links.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { DollarField } from '../../../ui/form/dollar-field.tsx'
import { UsualReasons } from '../../../ui/form/usual-reasons.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { orderAddress } from './order-address.ts'
import { orderOfPaymentQuery, type Payment, problemsQuery } from './payment-query.ts'
import { newsOfAnswer, TOAST_KINDS } from './payment-words.ts'
import { RefundDishes } from './refund-dishes.tsx'

const MAX_REASON = 500
const NOTHING: DishesRefund = { amount: 0, goods: 0, tax: 0 }
/** They stand in the letter as they are. */
const USUAL_REASONS = ['A dish was missing', 'A dish was wrong', 'It was cold', 'It was late', 'Charged twice']

const STANDINGS: Partial<Record<OrderStatus, string>> = { pending: 'is not started yet', preparing: 'is being made' }

type How = 'whole' | 'dishes' | 'amount'

/** Paid to a provider that moves no money, or with the keys of its test mode, as far as is known. */
function isTestMoney({ provider, locationId }: Payment): boolean {
  const taker = knownOf(locationId)?.provider
  return provider === 'sandbox' || (taker?.name === provider && !taker.isLive)
}

/** What the section behind the dialog was told. */
function knownOf(locationId: string) {
  return [undefined, locationId].map((id) => knownAnswer(problemsQuery(id))).find((one) => one)
}

export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const dishes = useDishes(payment)
  const [chosen, setChosen] = useState<How>('whole')
  const [amount, setAmount] = useState('')
  const [typedReason, setReason] = useState<string>()
  const refund = useRefund(onClose)
  const isTest = isTestMoney(payment)
  const left = toCents(payment.left)
  const how = chosen === 'dishes' && !dishes.arePossible ? 'whole' : chosen
  const cents = { whole: left, dishes: dishes.refund.amount, amount: centsFromDollars(amount) ?? 0 }[how]
  const reason = typedReason ?? (how === 'whole' ? '' : dishes.reason)
  const problem = how === 'amount' ? problemOf(amount, left) : undefined
  const missing = missingFor(cents, problem, reason)
  const onBoard = payment.orderId !== null && dishes.standing && orderAddress(payment.orderId, payment.locationId)
  const choose = (pieces: Pieces) => {
    dishes.choose(pieces)
    // What somebody wrote stays; an empty field names the dishes.
    setReason(typedReason?.trim() ? typedReason : undefined)
  }
  return (
    <DialogForm
      title={`Refund ${payment.shortNumber ?? 'payment'}`}
      label="Refund"
      shape="sheet"
      keep="Don’t refund"
      act={cents > 0 && problem === undefined ? `Refund ${formatDollars(cents / 100)}` : 'Refund'}
      acting="Asking the provider…"
      kind="danger"
      isAskingFirst
      wish={refund}
      missing={missing}
      onSubmit={() => refund.send({ paymentId: payment.id, amount: cents / 100, reason: reason.trim() })}
      onClose={onClose}
    >
      <p className="text-pretty text-soft">
        {payment.customerName} paid {formatDollars(payment.amount)}
        {payment.left < payment.amount && <>, and {formatDollars(payment.left)} of it can go back</>}.{' '}
        {isTest ? (
          'It was a test payment: no money moves.'
        ) : (
          <>
            Banks take <span className="whitespace-nowrap">{REFUND_BUSINESS_DAYS}</span> to show a refund.
          </>
        )}
        {!onBoard && ' The order itself stays as it is.'}
      </p>
      {onBoard && (
        <p className="flex gap-2.5 rounded-control bg-saffron-soft px-3 py-2 font-semibold text-pretty text-saffron-ink">
          <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">
            {payment.shortNumber} {dishes.standing}: to stop it,{' '}
            <Link className="underline underline-offset-4" to={onBoard}>
              cancel it on the board
            </Link>
            , which refunds it too.
          </span>
        </p>
      )}
      <Choices
        legend="How much"
        look="cells"
        className="grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))]"
        choices={[
          {
            value: 'whole',
            label: wholeWords(payment),
            hint: `${formatDollars(payment.left)}${dishes.isWithTip ? ' with tip' : ''}`,
          },
          ...(dishes.arePossible ? [{ value: 'dishes', label: 'Some dishes' } as const] : []),
          { value: 'amount', label: 'An amount' },
        ]}
        value={how}
        onChange={(next) => {
          // The amount so far is where somebody begins who changes it by hand.
          if (next === 'amount') setAmount(dollars(cents || left))
          setChosen(next)
        }}
      />
      {dishes.problem && <p className="text-sm text-soft">The dishes could not be loaded: {dishes.problem}</p>}
      {how === 'dishes' && dishes.isLoading && <Skeleton className="h-36 w-full" />}
      {how === 'dishes' && dishes.lines.length > 0 && (
        <RefundDishes lines={dishes.lines} pieces={dishes.pieces} refund={dishes.refund} onChoose={choose} />
      )}
      {how === 'amount' && (
        <DollarField
          label="Amount in dollars"
          value={amount}
          problem={problem}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <TextArea
        label="Reason"
        hint={reasonHint(payment, dishes.phone)}
        above={<UsualReasons reasons={USUAL_REASONS} chosen={reason} onChoose={setReason} />}
        placeholder="Or in your own words"
        maxLength={MAX_REASON}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}

function wholeWords({ orderId, amount, left }: Payment): string {
  if (left < amount) return 'All that is left'
  return orderId === null ? 'Whole payment' : 'Whole order'
}

function reasonHint({ customerEmail, locationId }: Payment, phone: string): ReactNode {
  if (!customerEmail) return telling('The guest gave no email', phone)
  const isSent = knownOf(locationId)?.emailEnabled ?? true
  return isSent ? 'The guest reads this in the refund email.' : telling('Email is not set up', phone)
}

/** Whom nobody writes to is called. */
function telling(why: string, phone: string): ReactNode {
  return (
    <>
      It is kept with the refund.{' '}
      <span className="block">
        {why}: tell the guest{phone === '' ? '.' : ', '}
        {phone !== '' && (
          <a className="whitespace-nowrap text-ink underline underline-offset-4" href={telLink(phone)}>
            {displayPhone(phone)}
          </a>
        )}
      </span>
    </>
  )
}

/** Beside the button that waits for it. */
function missingFor(cents: number, problem: string | undefined, reason: string): string | undefined {
  if (problem !== undefined) return 'Correct the amount.'
  if (cents === 0) return 'Choose a dish.'
  return reason.trim() === '' ? 'Choose a reason.' : undefined
}

/** The dishes that were paid for, and how many of each go back; none where there is no order, or it could not be read. */
function useDishes({ orderId, left }: Payment) {
  const order = useQuery({ ...orderOfPaymentQuery(orderId ?? ''), enabled: orderId !== null })
  const [pieces, setPieces] = useState<Pieces>([])
  const read = order.data && readOrder(order.data, fromDollars, 'short')
  return {
    lines: read?.lines ?? [],
    phone: order.data?.customerInfo.phone ?? '',
    /** The kitchen has it, and a refund does not stop that. */
    standing: order.data && STANDINGS[order.data.status],
    /** All of the order's money is to go back; of a part nobody knows whether the tip is in it. */
    isWithTip: order.data !== undefined && order.data.pricing.tip > 0 && left === order.data.pricing.total,
    isLoading: order.isLoading,
    arePossible: order.isLoading || (read?.lines.length ?? 0) > 0,
    problem: order.error && !order.data ? sentenceOf(order.error) : undefined,
    pieces,
    refund: read ? refundOfDishes(read.bill, pieces, toCents(left)) : NOTHING,
    reason: read ? dishesReason(read.bill, pieces, MAX_REASON) : '',
    choose: setPieces,
  }
}

function problemOf(typed: string, left: number): string | undefined {
  const read = centsFromDollars(typed)
  // 1,250 may be many dollars or few: nobody guesses with money.
  if (read === null && typed.includes(',')) return 'Please write the cents after a point, as in 12.50'
  const cents = read ?? 0
  if (cents <= 0) return 'Please enter an amount above zero'
  return cents > left ? `At most ${formatDollars(left / 100)} can go back` : undefined
}

function useRefund(onDone: () => void) {
  return useWish('/refundPayment', {
    close: onDone,
    onDone: ({ refund }) => {
      const { tone, text } = newsOfAnswer(refund)
      toast(TOAST_KINDS[tone], text, refund.refundId === null ? undefined : `Refund ${refund.refundId}`)
    },
    onSettled: () => askAgainAbout('payment.changed'),
  })
}
