import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { type OrderStatus, statusLabel } from '@sizzle/domain/order/status.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'
import type { OrderDetails } from '../state/board-query.ts'

type Entry = {
  key: string
  at: string
  /** Undefined: a step of the order itself, which has a dot. */
  icon: ToolIconName | undefined
  dot: string
  what: string
  by: string
  note: string
  /** It did not reach the guest. */
  isMissed?: boolean
}

const ICONS = {
  status: undefined,
  accept: undefined,
  undo: 'undo',
  promise: 'clock',
  edit: 'edit',
  payment: 'cash',
  message: 'message',
} as const
const DOTS: Partial<Record<OrderStatus, string>> = { completed: 'bg-coriander', cancelled: 'bg-chilli' }
const PLAIN_DOT = 'bg-soft'
const CHANNELS = {
  email: { icon: 'mail', name: 'email', unset: 'email is not set up' },
  sms: { icon: 'message', name: 'text message', unset: 'text messages are not set up' },
} as const

type TimelineProps = Pick<OrderDetails, 'timeline' | 'messages' | 'locationInfo' | 'orderType'>

/** The order's events and the messages that went out, in the order in which they happened. */
export function Timeline({ timeline, messages, locationInfo, orderType }: TimelineProps) {
  const entries = [
    ...timeline.map((event, index) => ofEvent(event, index, orderType)),
    ...messages.map(ofMessage),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <section aria-label="Timeline">
      <h3 className="text-xl">Timeline</h3>
      <ol className="mt-3">
        {entries.map(({ key, at, icon, dot, what, by, note, isMissed = false }) => (
          <li
            key={key}
            className="relative grid grid-cols-[1.75rem_1fr] not-last:pb-3 not-last:before:absolute not-last:before:top-7 not-last:before:-bottom-0.5 not-last:before:left-[9px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            {icon ? (
              <ToolIcon name={icon} className={`mt-0.5 size-5 ${isMissed ? 'text-saffron-ink' : 'text-soft'}`} />
            ) : (
              <span aria-hidden="true" className={`mt-1.5 ml-1 size-3 rounded-full ${dot}`} />
            )}
            <div className="min-w-0">
              <p className={`font-semibold ${isMissed ? 'text-saffron-ink' : ''}`}>{what}</p>
              {note && <p className="break-words whitespace-pre-line">{note}</p>}
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

function ofEvent(event: OrderDetails['timeline'][number], index: number, orderType: OrderType): Entry {
  const { kind, status, at, by, note } = event
  const what = kind === 'status' ? statusLabel(status, orderType) : WHAT[kind]
  const dot = (kind === 'status' && DOTS[status]) || PLAIN_DOT
  return { key: `event ${index}`, at, icon: ICONS[kind], dot, what, by, note }
}

function ofMessage({ kind, template, state, at }: OrderDetails['messages'][number], index: number): Entry {
  const { icon, name, unset } = CHANNELS[kind]
  const words = template.replaceAll('_', ' ')
  const about = `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
  return {
    key: `message ${index}`,
    at,
    icon,
    dot: PLAIN_DOT,
    what: `${about} ${name} ${becameWords(state, unset)}`,
    by: '',
    note: '',
    isMissed: MISSED.has(state),
  }
}

const MISSED: ReadonlySet<string> = new Set(['captured', 'failed', 'skipped'])

/** What became of a message; `unset` is said where this site sends none of its kind. */
function becameWords(state: string, unset: string): string {
  switch (state) {
    case 'queued':
      return 'waits to be sent'
    case 'sending':
      return 'is being sent'
    case 'captured':
      return `not sent: ${unset}`
    case 'failed':
      return 'could not be sent'
    case 'skipped':
      return 'not sent'
    default:
      return state
  }
}
