import { ACCEPTINGS, type Accepting } from '@sizzle/domain/locations/order-rules.ts'
import { SLOT_LENGTHS } from '@sizzle/domain/order/kitchen-load.ts'
import { Choices } from '../../../../../ui/choices.tsx'
import { Field } from '../../../../../ui/field.tsx'
import { Check } from '../../../../../ui/form/check.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import { SHORT_FIELD, Unit } from '../../../../../ui/form/unit.tsx'
import type { RuleNumber, TypedRules } from '../typed-rules.ts'
import type { LocationForm } from '../use-location-form.ts'

const ACCEPTING_LABELS: Record<Accepting, string> = {
  with_start: 'By starting them',
  apart: 'Apart from starting them',
  by_itself: 'By themselves',
}
const ACCEPTING_HINTS: Record<Accepting, string> = {
  with_start: 'One press accepts an order and starts it.',
  apart: 'One press accepts an order and ends its alarm, another one starts it.',
  by_itself: 'Without an alarm, as long as the board is open on some screen. Orders for later still call.',
}

/** How orders are taken: when, how far ahead, and how many for one time. */
export function OrdersPanel({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, check } = form
  const { orderRules } = draft
  const change = (changes: Partial<TypedRules>) => set({ orderRules: { ...orderRules, ...changes } })
  const number = (name: RuleNumber, label: string, unit: string, hint: string) => (
    <Field
      label={label}
      className={SHORT_FIELD}
      hint={hint}
      inputMode="numeric"
      extra={<Unit unit={unit} />}
      value={orderRules[name]}
      problem={problemAt(`orderRules.${name}`)}
      onChange={({ target: { value } }) => change({ [name]: value })}
      onBlur={() => check('orderRules')}
    />
  )
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label="Times to choose from"
          options={SLOT_LENGTHS.map((minutes) => [String(minutes), `Every ${minutes} minutes`])}
          value={orderRules.slotMinutes}
          problem={problemAt('orderRules.slotMinutes')}
          onChange={(slotMinutes) => change({ slotMinutes })}
        />
        {number(
          'daysAhead',
          'Days ahead',
          'days',
          'For how many days after today orders are taken. 0: for today only.',
        )}
        {number(
          'leadMinutes',
          'First order after opening',
          'min',
          'Minutes from opening to the first time that guests can choose.',
        )}
        {number(
          'maxWaitMinutes',
          'Longest wait',
          'min',
          'When the wait is more minutes, guests can only order for later.',
        )}
        {number(
          'lastOrderPickupMinutes',
          'Last pickup before closing',
          'min',
          'Minutes from the last pickup to closing.',
        )}
        {number(
          'lastOrderDeliveryMinutes',
          'Last delivery before closing',
          'min',
          'Minutes from the last delivery to closing.',
        )}
        {number('slotOrders', 'Orders per time', 'orders', 'How many are taken for the same time. Empty: no limit.')}
        {number('slotItems', 'Items per time', 'items', 'How many are cooked for the same time. Empty: no limit.')}
      </div>
      <div>
        <Choices
          legend="New orders are accepted"
          choices={ACCEPTINGS.map((value) => ({ value, label: ACCEPTING_LABELS[value] }))}
          value={orderRules.accepting}
          onChange={(accepting) => change({ accepting })}
          className="sm:grid-cols-3"
        />
        <p className="mt-1 text-sm text-soft">{ACCEPTING_HINTS[orderRules.accepting]}</p>
      </div>
      <Check
        label="Quoted times follow how long recent orders took"
        hint="Begins after 20 orders of the same type at the same part of the day."
        checked={orderRules.learnsTimes}
        onChange={(learnsTimes) => change({ learnsTimes })}
      />
    </>
  )
}
