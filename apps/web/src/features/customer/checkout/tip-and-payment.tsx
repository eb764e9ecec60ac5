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
        // All five stand beside each other where the words have room.
        className="grid-cols-[repeat(auto-fit,minmax(3.9rem,1fr))] max-sm:gap-1! max-sm:text-sm"
      />
      <p className="-mt-1 text-sm text-soft">Percentages are of the total with tax.</p>
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

export function PaymentFields({ form, edit }: Pick<FieldsProps, 'form' | 'edit'>) {
  return (
    <Choices
      legend="How would you like to pay?"
      legendLook="group"
      choices={PAYMENTS}
      value={form.payment}
      onChange={(payment) => edit({ payment })}
      look="tiles"
      // The summary leads to the chosen one.
      className="pay-with sm:grid-cols-2"
    />
  )
}
