import { type Cents, dollars, formatCad } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { isPartInCash, likelyParts } from '@sizzle/domain/pricing/cash-given.ts'
import { useState } from 'react'
import { beginHere } from '../../../../ui/begin-at.ts'
import { Field } from '../../../../ui/field.tsx'
import { QuickCash } from '../../../shared/cash/quick-cash.tsx'
import { TakeCashDialog } from '../../../shared/cash/take-cash-dialog.tsx'

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
  const part = centsFromDollars(typed) ?? 0
  const isGood = isPartInCash(total, part)
  return (
    <TakeCashDialog
      title="Part in cash, rest by link"
      due={isGood ? part : null}
      rows={[
        { label: 'Total', amount: total },
        { label: 'By payment link', amount: isGood ? total - part : null },
      ]}
      keep="Back"
      acting="Placing the order…"
      wish={{ isPending: isBusy, sentence: problem }}
      onReceived={onReceived}
      onClose={onClose}
    >
      <Field
        ref={beginHere}
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
    </TakeCashDialog>
  )
}

function whyNot(total: Cents, part: Cents): string {
  if (part >= total) return `Enter less than ${formatCad(total)}: this is only a part.`
  return part <= 0 ? 'Please enter an amount above zero' : 'Cash comes in steps of 5 cents.'
}
