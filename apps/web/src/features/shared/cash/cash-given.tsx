import { type Cents, dollars, formatCad } from '@sizzle/domain/money/cents.ts'
import { centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { changeDue, likelyCash } from '@sizzle/domain/pricing/cash-given.ts'
import { useState } from 'react'
import { Field } from '../../../ui/field.tsx'
import { QuickCash } from './quick-cash.tsx'

/** What lies on the counter and what goes back. Only a help: what was given is not part of the order. */
export function CashGiven({ due }: { due: Cents }) {
  const [typed, setTyped] = useState('')
  const given = centsFromDollars(typed)
  const change = given === null ? undefined : changeDue(due, given)
  return (
    <section aria-label="Change" className="grid gap-2">
      <Field
        label="Cash given"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <QuickCash
        label="Notes"
        amounts={likelyCash(due)}
        chosen={given}
        onChoose={(amount) => setTyped(dollars(amount))}
      />
      <p role="status" className="mt-1 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{change === null ? 'Not enough' : 'Change'}</span>
        <span className={`price font-display text-3xl leading-9 ${change === null ? 'text-chilli' : ''}`}>
          {change === undefined ? '–' : formatCad(change ?? due - (given ?? 0))}
        </span>
      </p>
    </section>
  )
}
