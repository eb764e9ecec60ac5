import { SOLD_OUT_MINUTES } from '@sizzle/domain/menu/sold-out-until.ts'
import { MOST_LEFT } from '@sizzle/domain/menu/stock.ts'
import { useState } from 'react'
import { type Choice, Choices } from '../../../../ui/choices.tsx'
import { Field } from '../../../../ui/field.tsx'
import { DialogForm } from '../../../../ui/form/dialog-form.tsx'
import { type Stocked, type StockState, useStock } from './use-stock.ts'

type SoldOutDialogProps = { locationId: string; stocked: Stocked; onClose: () => void }
type Chosen = 'tomorrow' | 'lifted' | 'count' | `${(typeof SOLD_OUT_MINUTES)[number]}`

const CHOICES: readonly Choice<Chosen>[] = [
  { value: 'tomorrow', label: 'Until tomorrow', hint: 'Back with the next opening.' },
  ...SOLD_OUT_MINUTES.map((minutes) => ({ value: `${minutes}` as const, label: `For ${minutes} minutes` })),
  { value: 'lifted', label: 'Until I lift it' },
  { value: 'count', label: 'Only a few left', hint: 'Orders count down; at none it is sold out.' },
]
const HOW_MANY = `Please enter how many are left, from 1 to ${MOST_LEFT}`

/** Takes a dish or an option off sale for a while, on every menu at once. */
export function SoldOutDialog({ locationId, stocked, onClose }: SoldOutDialogProps) {
  const [chosen, setChosen] = useState<Chosen>('tomorrow')
  const [left, setLeft] = useState('')
  const [problem, setProblem] = useState<string>()
  const stock = useStock(locationId, onClose)
  const submit = () => {
    const state = stateOf(chosen, left)
    if (state) stock.say(stocked, state)
    else setProblem(HOW_MANY)
  }
  return (
    <DialogForm
      title={`${stocked.name}: sold out`}
      keep="Cancel"
      act={chosen === 'count' ? 'Set the count' : 'Mark as sold out'}
      acting="Saving…"
      wish={stock}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choices legend="For how long?" choices={CHOICES} value={chosen} onChange={setChosen} />
      {chosen === 'count' && (
        <Field
          label="How many are left"
          inputMode="numeric"
          autoComplete="off"
          problem={problem ?? stock.problems['state.left']}
          value={left}
          onChange={(event) => {
            setLeft(event.target.value)
            setProblem(undefined)
          }}
        />
      )}
    </DialogForm>
  )
}

function stateOf(chosen: Chosen, left: string): StockState | undefined {
  if (chosen === 'tomorrow' || chosen === 'lifted') return { for: chosen }
  if (chosen !== 'count') {
    const minutes = SOLD_OUT_MINUTES.find((one) => String(one) === chosen)
    return minutes && { for: 'minutes', minutes }
  }
  const count = /^\d{1,4}$/.test(left.trim()) ? Number(left) : 0
  return count >= 1 && count <= MOST_LEFT ? { for: 'count', left: count } : undefined
}
