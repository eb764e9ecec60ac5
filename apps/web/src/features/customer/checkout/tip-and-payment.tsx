import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { CUSTOMER_TIPS, MAX_CUSTOM_TIP, presetTip, tipLabel } from '@sizzle/domain/pricing/tips.ts'
import { Choices } from '../../../ui/choices.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import type { PaymentMethod, TipChoice } from './checkout-form.ts'
import type { FieldsProps } from './fields-props.ts'

const TIP_HEADINGS: Record<OrderType, string> = {
  pickup: 'Tip for the kitchen',
  delivery: 'Tip for the kitchen and driver',
  'dine-in': 'Tip for the kitchen and service',
}

type TipFieldsProps = FieldsProps & { priced: { subtotal: Cents; tax: Cents } }

export function TipFields({ form, problems, edit, priced }: TipFieldsProps) {
  const presets = CUSTOMER_TIPS.map((percent) => ({
    // One of the presets, so one of the choices.
    value: String(percent) as TipChoice,
    label: tipLabel(percent),
    ...(percent > 0 ? { hint: formatCad(presetTip(percent, priced)) } : {}),
  }))
  return (
    <div className="grid gap-3">
      <Choices
        legend={TIP_HEADINGS[form.orderType]}
        choices={[...presets, { value: 'custom', label: 'Custom' }]}
        value={form.tip}
        onChange={(tip) => edit({ tip, customTip: form.customTip })}
        className="grid-cols-3 sm:grid-cols-5"
      />
      {form.tip === 'custom' && (
        <Field
          label="Tip in dollars"
          name="customTip"
          type="number"
          inputMode="decimal"
          min={0}
          max={MAX_CUSTOM_TIP / 100}
          step={0.01}
          value={form.customTip}
          problem={problems.customTip}
          onChange={(event) => edit({ customTip: clamped(event.target.value) })}
        />
      )}
      {form.tip !== 'custom' && <FormProblem sentence={problems.customTip} className="empty:-mt-3" />}
    </div>
  )
}

/** 0 to 100 in steps of a cent (customer spec §5); what is being typed stays as typed while it is in bounds. */
function clamped(typed: string): string {
  const most = MAX_CUSTOM_TIP / 100
  if (Number(typed) > most) return String(most)
  if (Number(typed) < 0) return '0'
  return /^\d*\.?\d{0,2}$/.test(typed) ? typed : Number(typed).toFixed(2)
}

const PAYMENTS: readonly { value: PaymentMethod; label: string; hint: string }[] = [
  {
    value: 'online',
    label: 'Pay online',
    hint: 'Card, Apple Pay or Google Pay. Secure payment by a card provider.',
  },
  { value: 'cash', label: 'Cash', hint: 'Pay when you receive or pick up your order.' },
]

export function PaymentFields({ form, edit }: Pick<FieldsProps, 'form' | 'edit'>) {
  return (
    <Choices
      legend="How would you like to pay?"
      choices={PAYMENTS}
      value={form.payment}
      onChange={(payment) => edit({ payment })}
      className="sm:grid-cols-2"
    />
  )
}
