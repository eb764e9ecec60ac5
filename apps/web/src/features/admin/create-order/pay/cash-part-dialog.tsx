import { type Cents, centsFromDollars, dollars, formatCad } from '@sizzle/domain/money/cents.ts'
import { cashQuestion } from '@sizzle/domain/order/staff-order.ts'
import { isPartInCash, likelyParts } from '@sizzle/domain/pricing/cash-given.ts'
import { useState } from 'react'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { CashGiven } from '../../../shared/cash/cash-given.tsx'
import { QuickCash } from '../../../shared/cash/quick-cash.tsx'

type CashPartDialogProps = {
  total: Cents
  isBusy: boolean
  problem: string | undefined
  onReceived: (part: Cents) => void
  onClose: () => void
}

/** So much in cash now, and a link for the rest: the order is there with both. */
export function CashPartDialog({ total, isBusy, problem, onReceived, onClose }: CashPartDialogProps) {
  const [typed, setTyped] = useState('')
  const part = centsFromDollars(typed.replace(',', '.')) ?? 0
  const isGood = isPartInCash(total, part)
  return (
    <DialogForm
      title="Part in cash, rest by link"
      keep="Back"
      act={isGood ? `${formatCad(part)} received` : 'Cash received'}
      acting="Placing the order…"
      wish={{ isPending: isBusy, sentence: problem }}
      isReady={isGood}
      onSubmit={() => onReceived(part)}
      onClose={onClose}
    >
      <Field
        ref={(element) => element?.setAttribute('autofocus', '')}
        label="Part in cash"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        problem={typed === '' || isGood ? undefined : whyNot(total, part)}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <div className="-mt-2">
        <QuickCash
          label="Parts"
          amounts={likelyParts(total)}
          chosen={part}
          onChoose={(amount) => setTyped(dollars(amount))}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1 border-b border-line pb-4">
        <dt className="text-soft">Total</dt>
        <dd className="price text-right">{formatCad(total)}</dd>
        <dt className="font-display text-xl">By payment link</dt>
        <dd className="price text-right text-xl">{isGood ? formatCad(total - part) : '–'}</dd>
      </dl>
      {isGood && <CashGiven key={part} due={part} />}
      {isGood && <p className="font-display text-xl leading-snug">{cashQuestion(part)}</p>}
    </DialogForm>
  )
}

function whyNot(total: Cents, part: Cents): string {
  if (part >= total) return `Less than ${formatCad(total)}: all of it is no part.`
  return part <= 0 ? 'Please enter an amount above zero' : 'Coins make steps of 5 cents.'
}
