import { clock12, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { isInReach } from '@sizzle/domain/order/promise.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import type { OrderDetails } from '../state/board-query.ts'
import type { EditDraft } from './edit-draft.ts'

type EditTimeProps = {
  order: OrderDetails & { readonly scheduledFor: string }
  draft: EditDraft
  onDraft: (draft: EditDraft) => void
}

/** An order for later is moved within its day; the customer is told the new time and the reason. */
export function EditTime({ order, draft, onDraft }: EditTimeProps) {
  const { timeZone, id: locationId } = order.locationInfo
  const scheduledFor = new Date(order.scheduledFor)
  const { date, time: asItIs } = localAt(timeZone, scheduledFor)
  const pieces = draft.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { data } = useQuery(
    ask('/getOrderTimes', { locationId, orderType: order.orderType, items: String(Math.max(1, pieces)), date }),
  )
  const free = (data?.date === date ? data.slots : []).filter(
    ({ time }) => time !== asItIs && isInReach({ scheduledFor }, instantOf(timeZone, date, time), new Date()),
  )
  return (
    <div className="grid gap-4 rounded-control bg-sunk p-4">
      <Select
        label="Time"
        value={draft.time}
        options={[
          ['', `${clock12(asItIs)}, as it is`],
          ...free.map(({ time, label }) => [time, label] as const),
          // Somebody else took the last place of it while this was open.
          ...(draft.time === '' || free.some(({ time }) => time === draft.time)
            ? []
            : [[draft.time, clock12(draft.time)] as const]),
        ]}
        onChange={(time) => onDraft({ ...draft, time })}
      />
      {draft.time !== '' && (
        <Field
          label="Reason, which the customer reads"
          required
          maxLength={200}
          hint={draft.reason.trim() === '' ? 'Needed before the new time can be saved.' : undefined}
          value={draft.reason}
          onChange={(event) => onDraft({ ...draft, reason: event.target.value })}
        />
      )}
    </div>
  )
}
