import type { OrderStatus } from '@sizzle/domain/order/status.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { TimeLine, type TimeLineEntry } from '../../../../ui/office/time-line.tsx'
import { statusWord } from '../cards/step-mark.ts'
import type { OrderDetails } from '../state/board-query.ts'

type Entry = Omit<TimeLineEntry, 'when'> & { readonly at: string; readonly by: string }

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
const CHANNELS = {
  email: { icon: 'mail', name: 'email', unset: 'email is not set up' },
  sms: { icon: 'message', name: 'text message', unset: 'text messages are not set up' },
} as const

type TimelineProps = Pick<OrderDetails, 'timeline' | 'messages' | 'locationInfo'>

/** The order's events and the messages that went out, in the order in which they happened. */
export function Timeline({ timeline, messages, locationInfo }: TimelineProps) {
  const entries = [...timeline.map(ofEvent), ...messages.map(ofMessage)].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <TimeLine
      entries={entries.map(({ at, by, ...entry }) => ({
        ...entry,
        when: [timeInRow(at, locationInfo.timeZone, 'shortMoment'), by].filter(Boolean).join(', '),
      }))}
    />
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

function ofEvent(event: OrderDetails['timeline'][number], index: number): Entry {
  const { kind, status, at, by, note } = event
  const what = kind === 'status' ? happened(status) : WHAT[kind]
  const dot = kind === 'status' ? DOTS[status] : undefined
  return { key: `event ${index}`, at, icon: ICONS[kind], dot, what, by, note }
}

function happened(status: OrderStatus): string {
  return status === 'pending' ? 'Placed' : statusWord(status)
}

function ofMessage(message: Message, index: number): Entry {
  return {
    key: `message ${index}`,
    at: message.at,
    icon: CHANNELS[message.kind].icon,
    what: messageWords(message),
    by: '',
    note: '',
    isMissed: MISSED.has(message.state),
  }
}

const MISSED: ReadonlySet<string> = new Set(['captured', 'failed', 'skipped'])

function aboutWords(template: string): string {
  const words = template.replaceAll('_', ' ')
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
}

type Message = OrderDetails['messages'][number]

/** Said beside the address instead of here: whoever reads it there has not come to the end of the drawer yet. */
export function missedEmail(messages: OrderDetails['messages']): Message | undefined {
  const last = messages.filter(({ kind }) => kind === 'email').at(-1)
  return last && MISSED.has(last.state) ? last : undefined
}

/** 'Order confirmation email could not be sent' */
export function messageWords({ kind, template, state }: Message): string {
  const { name, unset } = CHANNELS[kind]
  return `${aboutWords(template)} ${name} ${becameWords(state, unset)}`
}

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
