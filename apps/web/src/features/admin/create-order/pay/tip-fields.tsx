import { formatCad } from '@sizzle/domain/money/cents.ts'
import { TIP_INVALID } from '@sizzle/domain/order/check-order.ts'
import type { Pricing } from '@sizzle/domain/pricing/pricing.ts'
import { presetTip, STAFF_TIPS, tipLabel } from '@sizzle/domain/pricing/tips.ts'
import { Field } from '../../../../ui/field.tsx'
import type { OrderDraft } from '../form/order-draft.ts'
import { Segments } from '../form/segments.tsx'
import type { EditDraft } from '../form/use-order-draft.ts'
import { isTipUnreadable } from './staff-payload.ts'

type TipFieldsProps = { draft: OrderDraft; edit: EditDraft; pricing: Pricing }

export function TipFields({ draft, edit, pricing }: TipFieldsProps) {
  const presets = STAFF_TIPS.map((percent) => ({
    value: `${percent}` as const,
    label: tipLabel(percent),
    ...(percent > 0 && pricing.subtotal > 0 && { hint: formatCad(presetTip(percent, pricing)) }),
  }))
  return (
    <div className="grid gap-3">
      <Segments
        legend="Tip"
        isOneRow
        segments={[...presets, { value: 'custom', label: 'Custom' }]}
        value={draft.tip}
        onChange={(tip) => edit({ tip })}
      />
      {draft.tip === 'custom' && (
        <Field
          label="Tip in dollars"
          inputMode="decimal"
          autoComplete="off"
          value={draft.customTip}
          problem={isTipUnreadable(draft) ? TIP_INVALID : undefined}
          onChange={(event) => edit({ customTip: event.target.value })}
        />
      )}
    </div>
  )
}
