import { needsReason } from '@sizzle/domain/closing/cash-count.ts'
import { dollars } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { type ReactNode, type Ref, useState } from 'react'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { DollarField } from '../../../ui/form/dollar-field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Icon } from '../../../ui/icon.tsx'
import { formatDollars, toCents } from '../../../ui/money.ts'
import type { DayToClose, DrawerCount } from './closing-query.ts'
import { differenceFigure, differenceWords, longDay } from './closing-words.ts'
import { OpenOrders } from './open-orders.tsx'

type CloseFormProps = {
  day: DayToClose
  formRef: Ref<HTMLFormElement>
  count: DrawerCount
  onClosed: (n: number) => void
}

/** What was counted beside what should be there; then the day is closed for good. */
export function CloseForm({ day, formRef, count, onClosed }: CloseFormProps) {
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState(() => dollars(Math.min(toCents(day.float), toCents(count.counted))))
  const [accepts, setAccepts] = useState(false)
  const isOnline = useOnline()
  const wish = useWish('/closeDay', {
    onDone: ({ report }) => {
      toast('success', `${longDay(report.date)} is closed`)
      void askAgain('/getDayToClose', '/getZReports')
      onClosed(report.n)
    },
    onFailed: () => void askAgain('/getDayToClose', '/getZReports'),
  })
  const leftCents = centsFromDollars(left)
  const isLeftRight = leftCents !== null && leftCents <= toCents(count.counted)
  const mustExplain = needsReason(toCents(count.difference))
  const isUnexplained = mustExplain && reason.trim() === ''
  const todo = [
    isUnexplained && (count.difference < 0 ? 'say why it is short' : 'say why there is more'),
    !isLeftRight && 'correct what stays',
    day.open.count > 0 && !accepts && `finish the open ${day.open.count === 1 ? 'order' : 'orders'} or tick the box`,
  ].filter((words) => typeof words === 'string')
  const isQuiet = count.difference !== 0 && !mustExplain
  const why = count.difference !== 0 && (
    <Field
      label={`${count.difference < 0 ? 'Why is it short?' : 'Why is there more?'}${mustExplain ? '' : ' (optional)'}`}
      autoComplete="off"
      maxLength={500}
      value={reason}
      onChange={(event) => setReason(event.target.value)}
    />
  )
  /** Side by side where there is room; what has to be said comes first, what need not be comes last. */
  const fields = (
    <div className="grid items-start gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
      {mustExplain && why}
      <DollarField
        label="Stays in the drawer, in dollars"
        value={left}
        problem={isLeftRight ? undefined : `At most ${formatDollars(count.counted)} can stay`}
        hint={isLeftRight ? leftWords(leftCents, day, count) : undefined}
        onChange={(event) => setLeft(event.target.value)}
      />
      {!mustExplain && why}
    </div>
  )
  return (
    <form
      ref={formRef}
      noValidate
      // A phone's foot is higher than others: what is come to, and what is said below it, stands above it.
      className="grid gap-4 max-sm:[&_input]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault()
        if (leftCents === null || todo.length > 0 || wish.isPending || !isOnline) return
        const { locationId, date } = day
        const said = { left: leftCents / 100, reason: reason.trim(), acceptsOpenOrders: accepts }
        wish.send({ locationId, date, countId: count.countId, ...said })
      }}
    >
      {/* A difference to explain, or none, has a ground of its own, on a phone a line too; a small one is a figure like the others. */}
      <div className="grid overflow-hidden rounded-control bg-sunk sm:grid-cols-[minmax(0,1fr)_auto]">
        <dl
          className={`grid gap-x-2 gap-y-3 px-3 py-2.5 sm:px-4 ${isQuiet ? 'grid-cols-3 max-[22rem]:grid-cols-2 sm:col-span-2' : 'grid-cols-2'}`}
        >
          <Figure name="Expected" amount={formatDollars(count.expected)} />
          <Figure name="Counted" amount={formatDollars(count.counted)} />
          {isQuiet && (
            <Figure
              name="Difference"
              amount={
                <span role="status" className="text-saffron-ink">
                  {differenceFigure(count.difference)}
                </span>
              }
            />
          )}
          <div className="col-span-full -mt-2 text-sm text-soft">
            <dt className="sr-only">Expected is made of</dt>
            <dd>{madeOf(day, count)}</dd>
          </div>
        </dl>
        {!isQuiet && (
          <p
            role="status"
            className={`flex items-center gap-2 px-3 py-1.5 font-semibold sm:gap-2.5 sm:px-4 sm:py-2.5 sm:text-lg ${differenceLook(count.difference)}`}
          >
            <Icon name={count.difference === 0 ? 'check' : 'alert'} className="size-5 shrink-0" />
            {differenceWords(count.difference)}
          </p>
        )}
      </div>
      <SoFar sums={day.soFar} />
      {mustExplain && fields}
      <OpenOrders day={day}>
        <Check
          label="Close the day with orders still open"
          hint={
            <>
              {day.open.count === 1 ? 'It' : 'They'}
              {day.isToday ? ' and any later orders go into tomorrow’s report.' : ' will be in the next day’s report.'}
            </>
          }
          checked={accepts}
          onChange={setAccepts}
        />
      </OpenOrders>
      {!mustExplain && fields}
      <FormProblem className="empty:-mb-4" sentence={wish.sentence} />
      <div className="mt-1 sticky bottom-(--foot-room) z-10 -mx-4 -mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-b-card border-t border-line bg-raised px-4 py-2.5 sm:-mx-5 sm:-mb-5 sm:px-5 sm:py-3">
        {/* A phone may have the field above out of sight. */}
        {isLeftRight && (
          <p className="basis-full text-sm font-semibold sm:hidden">
            {formatDollars(leftCents / 100)} stays. {toBank(leftCents, count)}
          </p>
        )}
        <p className="min-w-0 grow basis-32 text-sm text-balance text-soft">
          {todo.length > 0 ? (
            <>
              <b className="text-ink">Still to do:</b> {todo.join(', ')}.
            </>
          ) : isOnline ? (
            `A closed day cannot be reopened.${day.isToday ? ' Later orders are in tomorrow’s report.' : ''}`
          ) : (
            'You can close the day once you are back online.'
          )}
        </p>
        <button
          type="submit"
          className={button('primary')}
          disabled={todo.length > 0}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(wish.isPending || !isOnline)}
        >
          {wish.isPending ? 'Closing…' : 'Close the day'}
        </button>
      </div>
    </form>
  )
}

/**
 * What is compared with the card terminal and the drawer before it is written down for good. Its room is there before its sums are,
 * so that the field below stays where it was come to.
 */
function SoFar({ sums }: { sums: DayToClose['soFar'] }) {
  return (
    <dl
      aria-label="The day so far"
      aria-busy={sums === null}
      className="grid grid-cols-3 gap-x-2 gap-y-1.5 max-[22rem]:grid-cols-2 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4"
    >
      <Sum name="Sales" amount={sums?.total} />
      {/* On a phone below the figures, where it has the whole width. */}
      <div className="text-sm text-soft max-sm:order-last max-sm:col-span-full max-sm:-mt-1 sm:-ml-2.5">
        <dt className="sr-only">Within the sales</dt>
        <dd>
          <span className="sm:hidden">Sales include</span>
          <span className="max-sm:hidden">with</span> {sums ? formatDollars(sums.tax) : '…'} tax and{' '}
          {sums ? formatDollars(sums.tips) : '…'} tips
        </dd>
      </div>
      <Sum name="By card" amount={sums?.card} />
      <Sum name="By cash" amount={sums?.cash} />
      {/* Those that are nothing on most evenings. */}
      {sums && sums.rounding !== 0 && <Sum name="Cash rounding" amount={sums.rounding} />}
      {sums && sums.other !== 0 && <Sum name="Gift card, other" amount={sums.other} />}
      {sums && sums.refunded > 0 && <Sum name="Refunded" amount={sums.refunded} />}
    </dl>
  )
}

function Sum({ name, amount }: { name: string; amount: number | undefined }) {
  return (
    <div className="sm:flex sm:items-baseline sm:gap-1.5">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="price">{amount === undefined ? '…' : formatDollars(amount)}</dd>
    </div>
  )
}

/** What should be there, in its two parts: what it began with, and what orders and people put in or took out. */
function madeOf({ float, isToday }: DayToClose, { expected }: DrawerCount): string {
  const of = isToday ? 'today’s' : 'that day’s'
  return `${formatDollars(float)} float + ${formatDollars(expected - float)} of ${of} cash`
}

/** What becomes of the cash, and when there is less to give change with than today. */
function leftWords(left: number, day: DayToClose, count: DrawerCount): ReactNode {
  const next = day.isToday ? 'Tomorrow' : 'The next day'
  const short =
    left === 0
      ? `${next} starts without a float.`
      : left < toCents(day.float) && `${next} starts with less than the ${formatDollars(day.float)} float.`
  return (
    <>
      <b className="text-base text-ink max-sm:hidden">{toBank(left, count)}</b> {short}
    </>
  )
}

/** Red is what is missing and has to be explained. */
function differenceLook(difference: number): string {
  if (difference === 0) return 'bg-coriander-soft text-coriander'
  return difference < 0 ? 'bg-chilli-soft text-chilli' : 'bg-saffron-soft text-saffron-ink'
}

function Figure({ name, amount }: { name: string; amount: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="price text-lg max-sm:text-base">{amount}</dd>
    </div>
  )
}

function toBank(left: number, { counted }: DrawerCount): string {
  return `${formatDollars(counted - left / 100)} goes to the bank.`
}
