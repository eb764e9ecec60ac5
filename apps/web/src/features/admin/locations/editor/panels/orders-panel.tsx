import { SLOT_LENGTHS } from '@sizzle/domain/order/kitchen-load.ts'
import { Field } from '../../../../../ui/field.tsx'
import { Select } from '../../../../../ui/form/select.tsx'
import type { RuleNumber, TypedRules } from '../typed-rules.ts'
import type { LocationForm } from '../use-location-form.ts'
import { Check } from './check.tsx'

/** How orders are taken: when, how far ahead, and how many for one time. */
export function OrdersPanel({ form }: { form: LocationForm }) {
  const { draft, set, problemAt, check } = form
  const { orderRules } = draft
  const change = (changes: Partial<TypedRules>) => set({ orderRules: { ...orderRules, ...changes } })
  const number = (name: RuleNumber, label: string, hint?: string) => (
    <Field
      label={label}
      hint={hint}
      inputMode="numeric"
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
        {number('daysAhead', 'Days ahead', 'For how many days after today orders are taken. 0: for today only.')}
        {number('leadMinutes', 'First order after opening, in minutes')}
        {number('maxWaitMinutes', 'Longest wait, in minutes', 'Behind it, an order has to be placed for later.')}
        {number('lastOrderPickupMinutes', 'Last pickup before closing, in minutes')}
        {number('lastOrderDeliveryMinutes', 'Last delivery before closing, in minutes')}
        {number('slotOrders', 'Orders per time', 'Empty: as many as come.')}
        {number('slotItems', 'Items per time', 'Empty: as many as come.')}
      </div>
      <Check
        label="Quotes follow what the last orders really took"
        hint="From 20 orders of a type and part of the day on."
        checked={orderRules.learnsTimes}
        onChange={(learnsTimes) => change({ learnsTimes })}
      />
    </>
  )
}
