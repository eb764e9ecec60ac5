import type { PageLocation } from '../../../../kit/page-content.ts'
import { TimeFields } from '../../../shared/order-times/time-fields.tsx'
import { useOrderTimes } from '../../../shared/order-times/use-order-times.ts'
import type { OrderDraft } from './order-draft.ts'
import type { EditDraft } from './use-order-draft.ts'

type WhenFieldsProps = { location: PageLocation; draft: OrderDraft; edit: EditDraft }

/** At once, also while the place is closed, or at one of the times that guests are offered too. */
export function WhenFields({ location, draft, edit }: WhenFieldsProps) {
  const { lines, orderType, date } = draft
  const isOn = draft.linkId === ''
  const { times, isAnswered } = useOrderTimes({ locationId: location.id, orderType, lines, date, isOn })
  if (!isOn) return null
  return <TimeFields form={draft} edit={edit} times={times} isAnswered={isAnswered} refusal={null} by="staff" />
}
