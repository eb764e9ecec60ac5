import { needsReason } from '@sizzle/domain/closing/cash-count.ts'
import { dollars } from '@sizzle/domain/money/cents.ts'
import { AN_AMOUNT, centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { type MouseEvent, type ReactNode, type Ref, useState } from 'react'
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
import { formatDollars, toCents } from '../../../ui/money.ts'
import { MoreBelow } from '../../../ui/more-below.tsx'
import type { DayToClose, DrawerCount } from './closing-query.ts'
import { longDay, openOrdersWords } from './closing-words.ts'
import { moreWords, usualFloat } from './drawer-words.ts'
import { OpenOrders } from './open-orders.tsx'
import { Takings } from './takings.tsx'

type CloseFormProps = {
  day: DayToClose
  formRef: Ref<HTMLFormElement>
  count: DrawerCount
  onClosed: (n: number) => void
}

/** The heading above the form, which names it. */
export const CLOSE_TITLE = 'close-title'

/** Why the drawer differs, what stays in it and what is still open; then the day is closed for good. */
export function CloseForm({ day, formRef, count, onClosed }: CloseFormProps) {
  const [reason, setReason] = useState('')
  const [left, setLeft] = useState(() => dollars(Math.min(toCents(usualFloat(day)), toCents(count.counted))))
  const [accepts, setAccepts] = useState(false)
  const isOnline = useOnline()
  const wish = useWish('/closeDay', {
    onDone: ({ report }) => {
      toast('success', `${longDay(report.date)} is closed`)
      onClosed(report.n)
    },
    onSettled: () => askAgain('/getDayToClose', '/getZReports'),
  })
  const leftCents = centsFromDollars(left)
  const isLeftRight = leftCents !== null && leftCents <= toCents(count.counted)
  const mustExplain = needsReason(toCents(count.difference))
  const isUnexplained = mustExplain && reason.trim() === ''
  const todo = [
    isUnexplained && (count.difference < 0 ? 'say why it is short' : 'say why there is more'),
    !isLeftRight && 'correct what stays',
  ].filter((words) => typeof words === 'string')
  const isOpenLeft = day.open.count > 0 && !accepts
  const isWhole = todo.length === 0 && !isOpenLeft
  const why = count.difference !== 0 && (
    <Field
      label={`${whyWords(count.difference)}${mustExplain ? '' : ' (optional)'}`}
      autoComplete="off"
      maxLength={500}
      value={reason}
      hint={count.difference > 0 ? moreWords(day) : undefined}
      onChange={(event) => setReason(event.target.value)}
    />
  )
  /** Why there is a difference stands right below it. */
  const fields = (
    <div className="grid items-start gap-3 sm:auto-cols-fr sm:grid-flow-col sm:gap-4">
      {why}
      <DollarField
        label="Stays in the drawer, in dollars"
        value={left}
        problem={
          leftCents === null ? AN_AMOUNT : isLeftRight ? undefined : `At most ${formatDollars(count.counted)} can stay`
        }
        hint={isLeftRight ? leftWords(leftCents, day, count) : undefined}
        onChange={(event) => setLeft(event.target.value)}
      />
    </div>
  )
  return (
    <form
      ref={formRef}
      noValidate
      tabIndex={-1}
      aria-labelledby={CLOSE_TITLE}
      // What was counted stands above it and is seen with it. A phone's foot is higher than others: what is come to, and what is said below it, stands above it.
      className="grid gap-4 outline-none scroll-mt-96 max-sm:[&_input]:scroll-mb-24"
      onSubmit={(event) => {
        event.preventDefault()
        if (leftCents === null || !isWhole || wish.isPending || !isOnline) return
        const { locationId, date } = day
        const said = { left: leftCents / 100, reason: reason.trim(), acceptsOpenOrders: accepts }
        wish.send({ locationId, date, countId: count.countId, ...said })
      }}
    >
      {fields}
      {/* What is still to collect is decided on beside the sums it is part of. */}
      <div className="@container">
        <div
          className={
            day.open.count > 0
              ? 'grid items-start gap-4 @min-[34rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @min-[34rem]:gap-5'
              : 'max-w-sm'
          }
        >
          <OpenOrders day={day}>
            <Check
              label="Close the day with orders still open"
              hint={openOrdersWords(day)}
              checked={accepts}
              onChange={setAccepts}
            />
          </OpenOrders>
          <Takings day={day} />
        </div>
      </div>
      <FormProblem className="empty:-mb-4" sentence={wish.sentence} />
      <div className="mt-1 sticky bottom-(--foot-room) z-10 -mx-4 -mb-4 flex fade-above before:mb-px flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-b-card border-t border-line bg-raised px-4 py-2.5 sm:-mx-5 sm:-mb-5 sm:px-5 sm:py-3 *:first:w-full">
        <MoreBelow />
        <p className="min-w-0 grow basis-32 text-sm text-balance text-soft">
          {!isWhole ? (
            <>
              <b className="text-ink">Still to do:</b> {todo.join(', ')}
              {todo.length > 0 && isOpenLeft && ', '}
              {isOpenLeft && <OpenLeft count={day.open.count} end={isOnline ? '.' : ','} />}
              {isOnline ? '' : `${isOpenLeft ? '' : ','} and be back online`}
              {isOpenLeft && isOnline ? '' : '.'}
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
          disabled={!isWhole}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(wish.isPending || !isOnline)}
        >
          {wish.isPending ? 'Closing…' : 'Close the day'}
        </button>
      </div>
    </form>
  )
}

/** The box may be below the window: its words lead there. */
function OpenLeft({ count, end }: { count: number; end: string }) {
  const toBox = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const box = form?.querySelector<HTMLElement>('[type="checkbox"]')
    box?.scrollIntoView({ block: 'center' })
    box?.focus({ preventScroll: true })
  }
  return (
    <>
      finish the open {count === 1 ? 'order' : 'orders'} or{' '}
      <span className="whitespace-nowrap">
        <button type="button" className="underline underline-offset-4" onClick={toBox}>
          tick the box
        </button>
        {end}
      </span>
    </>
  )
}

function whyWords(difference: number): string {
  const by = formatDollars(Math.abs(difference))
  return difference < 0 ? `Why is it ${by} short?` : `Why is there ${by} more?`
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
      <b className="text-base text-ink">{toBank(left, count)}</b> {short}
    </>
  )
}

function toBank(left: number, { counted }: DrawerCount): string {
  return `${formatDollars(counted - left / 100)} goes to the bank.`
}
