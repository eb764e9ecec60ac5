import type { OrderDraft } from '../form/order-draft.ts'
import { Segments } from '../form/segments.tsx'
import type { EditDraft } from '../form/use-order-draft.ts'
import { TipFields } from './tip-fields.tsx'
import type { StaffOrder } from './use-staff-order.ts'

const METHODS = [
  { value: 'cash', label: 'Cash' },
  { value: 'card', label: 'Card' },
] as const

type PayFieldsProps = { draft: OrderDraft; edit: EditDraft; order: Pick<StaffOrder, 'pricing'> }

export function PayFields({ draft, edit, order }: PayFieldsProps) {
  return (
    <>
      <TipFields draft={draft} edit={edit} pricing={order.pricing} />
      <Segments
        legend="Payment Method"
        segments={METHODS}
        value={draft.payment}
        onChange={(payment) => edit({ payment })}
      />
    </>
  )
}
