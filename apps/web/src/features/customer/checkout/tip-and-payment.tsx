import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { CUSTOMER_TIPS, presetTip, tipLabel, typedTip } from '@sizzle/domain/pricing/tips.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { PaymentMethod } from './checkout-form.ts'
import type { FieldsProps } from './fields-props.ts'

const TIP_HEADINGS: Record<OrderType, string> = {
  pickup: 'Tip for the kitchen',
  delivery: 'Tip for the kitchen and driver',
  'dine-in': 'Tip for the kitchen and service',
}

type TipFieldsProps = Pick<FieldsProps, 'form' | 'problems' | 'edit'> & { priced: { subtotal: Cents; tax: Cents } }

export function TipFields({ form, problems, edit, priced }: TipFieldsProps) {
  const presets = CUSTOMER_TIPS.map((percent) => ({
    value: `${percent}` as const,
    label: tipLabel(percent),
    ...(percent > 0 ? { hint: formatCad(presetTip(percent, priced)) } : {}),
  }))
  return (
    <div className="grid gap-3">
      <Choices
        legend={TIP_HEADINGS[form.orderType]}
        legendLook="group"
        choices={[...presets, { value: 'custom', label: 'Custom' }]}
        value={form.tip}
        onChange={(tip) => edit({ tip, customTip: form.customTip })}
        look="cells"
        // On a phone the sum of one's own stands below the row of the others.
        className="grid-cols-4 max-sm:[&>:last-child]:col-span-full sm:grid-cols-5"
      />
      {form.tip === 'custom' && (
        <Field
          label="Tip in dollars"
          name="customTip"
          inputMode="decimal"
          autoComplete="off"
          value={form.customTip}
          problem={problems.customTip}
          onChange={(event) => edit({ customTip: typedTip(event.target.value) ?? form.customTip })}
        />
      )}
      {form.tip !== 'custom' && <FormProblem sentence={problems.customTip} className="empty:absolute" />}
    </div>
  )
}

const PAYMENTS: readonly { value: PaymentMethod; label: string; hint: string }[] = [
  {
    value: 'online',
    label: 'Pay online',
    hint: 'Card, Apple Pay or Google Pay. Secure payment by a card provider.',
  },
  { value: 'cash', label: 'Cash', hint: 'Pay when you receive or pick up your order.' },
]

type PaymentFieldsProps = Pick<FieldsProps, 'form' | 'edit'> & {
  /** What it is in coins, where that is another sum than the total. */
  cash: string | null
}

export function PaymentFields({ form, edit, cash }: PaymentFieldsProps) {
  const inCoins = ({ value, hint }: (typeof PAYMENTS)[number]) =>
    value === 'cash' && cash ? `${hint} That is ${cash}, rounded to 5 cents.` : hint
  return (
    <Choices
      legend="How would you like to pay?"
      legendLook="group"
      choices={PAYMENTS.map((payment) => ({ ...payment, hint: inCoins(payment) }))}
      value={form.payment}
      onChange={(payment) => edit({ payment })}
      className="sm:grid-cols-2"
    />
  )
}
