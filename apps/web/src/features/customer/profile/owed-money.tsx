import type { Refusal } from '@sizzle/contract/client.ts'
import { useId } from 'react'
import { Check } from '../../../ui/form/check.tsx'
import { formatDollars } from '../../../ui/money.ts'

export type Owed = Extract<Refusal<'/deleteMyAccount'>, { code: 'money_owed' }>['owed']

type OwedMoneyProps = {
  owed: Owed
  field: { value: string; problem: string | undefined }
  /** Empty: the person has not said that they go without it. */
  onChange: (leaves: '' | 'yes') => void
}

/** What the house still has to give back by hand: without a name and a number nobody can be called about it. */
export function OwedMoney({ owed, field, onChange }: OwedMoneyProps) {
  const title = useId()
  if (owed.length === 0) return null
  return (
    <section aria-labelledby={title} className="grid gap-1">
      <h3 id={title} className="font-semibold">
        What we owe you
      </h3>
      <ul>
        {owed.map(({ shortNumber, location, amount }) => (
          <li key={`${location} ${shortNumber}`} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              {shortNumber} <span className="text-soft">{location}</span>
            </span>
            <span className="price">{formatDollars(amount)}</span>
          </li>
        ))}
      </ul>
      <Check
        label="Delete my account without this money"
        hint={field.problem}
        checked={field.value !== ''}
        isWrong={field.problem !== undefined}
        onChange={(isChecked) => onChange(isChecked ? 'yes' : '')}
      />
    </section>
  )
}
