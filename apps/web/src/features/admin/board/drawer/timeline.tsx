import { statusLabel } from '@sizzle/domain/order/status.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'
import type { OrderDetails } from '../state/board-query.ts'

type Entry = { key: string; at: string; icon: ToolIconName; what: string; by: string; note: string }

const ICONS = {
  status: 'board',
  undo: 'board',
  accept: 'board',
  promise: 'board',
  edit: 'edit',
  payment: 'cash',
  message: 'message',
} as const
const SENT: Record<string, string> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  captured: 'was kept here (no provider is set)',
  failed: 'could not be sent',
  skipped: 'was not sent',
}

/** The order's events and the messages that went out, in the order in which they happened. */
export function Timeline({
  timeline,
  messages,
  locationInfo,
}: Pick<OrderDetails, 'timeline' | 'messages' | 'locationInfo'>) {
  const entries = [...timeline.map(ofEvent), ...messages.map(ofMessage)].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <section aria-label="Timeline">
      <h3 className="text-xl">Timeline</h3>
      <ol className="mt-3 flex flex-col gap-3">
        {entries.map(({ key, at, icon, what, by, note }) => (
          <li key={key} className="grid grid-cols-[1.75rem_1fr]">
            <ToolIcon name={icon} className="mt-0.5 size-5 text-soft" />
            <div>
              <p className="font-semibold">{what}</p>
              {note && <p className="whitespace-pre-line">{note}</p>}
              <p className="text-sm text-soft">
                {timeInRow(at, locationInfo.timeZone, 'shortMoment')}
                {by && `, ${by}`}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const WHAT = {
  payment: 'Payment',
  message: 'Message to the customer',
  accept: 'Accepted',
  promise: 'Promised for another time',
  undo: 'Taken back',
  edit: 'Order changed',
} as const

function ofEvent({ kind, status, at, by, note }: OrderDetails['timeline'][number], index: number): Entry {
  const what = kind === 'status' ? statusLabel(status) : WHAT[kind]
  return { key: `event ${index}`, at, icon: ICONS[kind], what, by, note }
}

function ofMessage({ kind, template, state, at }: OrderDetails['messages'][number], index: number): Entry {
  const name = kind === 'sms' ? 'Text message' : 'Email'
  const what = `${name} "${template.replaceAll('_', ' ')}" ${SENT[state] ?? state}`
  return { key: `message ${index}`, at, icon: kind === 'sms' ? 'message' : 'mail', what, by: '', note: '' }
}
