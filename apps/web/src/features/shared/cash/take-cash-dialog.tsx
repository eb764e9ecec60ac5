import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import { cashQuestion } from '@sizzle/domain/order/staff-order.ts'
import { COLLECT_CASH } from '@sizzle/domain/payment/payment-status.ts'
import type { BillRow } from '@sizzle/domain/pricing/bill-rows.ts'
import type { ComponentProps, ReactNode } from 'react'
import { type ActPress, DialogForm } from '../../../ui/form/dialog-form.tsx'
import { CashGiven } from './cash-given.tsx'

/** Null: not known yet. */
export type CashRow = { readonly label: string; readonly amount: Cents | null }

type TakeCashDialogProps = Pick<
  ComponentProps<typeof DialogForm>,
  'label' | 'keep' | 'acting' | 'wish' | 'more' | 'onClose'
> &
  ActPress & {
    title?: string
    /** Whose money it is, beside the amount. */
    whose?: string
    /** What lies on the counter, in coins that there are; null as long as nobody has said it. */
    due: Cents | null
    /** What that is made of. The last one is the one that counts. */
    rows: readonly CashRow[]
    onReceived: (due: Cents) => void
    /** Above the amounts. */
    children?: ReactNode
  }

/** Cash is counted before it is recorded: the amount, what it is made of, and the change. The same wherever it is taken. */
export function TakeCashDialog({
  title = COLLECT_CASH,
  whose,
  due,
  rows,
  onReceived,
  children,
  ...form
}: TakeCashDialogProps) {
  return (
    <DialogForm
      title={title}
      act={due === null ? 'Cash received' : `${formatCad(due)} received`}
      isReady={due !== null}
      onSubmit={() => due !== null && onReceived(due)}
      {...form}
    >
      {whose !== undefined && due !== null && (
        <p className="flex items-end justify-between gap-4">
          <span className="min-w-0 pb-1 break-words text-soft">{whose}</span>
          <span className="price font-display text-4xl leading-none">{formatCad(due)}</span>
        </p>
      )}
      {children}
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] border-y border-line py-2 text-[0.9375rem]">
        {rows.map(({ label, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order's rows never change their places
          <div key={index} className="contents last:font-semibold">
            <dt>{label}</dt>
            <dd className="price text-right">{amount === null ? '–' : formatCad(amount)}</dd>
          </div>
        ))}
      </dl>
      {due !== null && (
        <>
          <CashGiven key={due} due={due} />
          <p className="font-display text-xl leading-snug">{cashQuestion(due)}</p>
        </>
      )}
    </DialogForm>
  )
}

/** The rows of a bill, and below them what cash makes of it. */
export function rowsInCash(rows: readonly Pick<BillRow, 'label' | 'amount'>[], rounding: Cents, due: Cents) {
  if (rounding === 0) return rows
  return [...rows, { label: 'Cash rounding', amount: rounding }, { label: 'In cash', amount: due }]
}
