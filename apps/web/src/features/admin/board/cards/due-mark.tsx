import { dueStep, minutesSince, waitsTooLong } from '@sizzle/domain/order/board.ts'
import type { ReactNode } from 'react'
import { clockOf } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { DueSign } from '../../../shared/due/due-sign.tsx'
import { countdown } from '../../../shared/due/due-words.ts'
import { duration } from '../../../shared/due/duration.ts'
import type { BoardOrder } from '../state/board-query.ts'

type DueMarkProps = { order: BoardOrder; now: Date }

/** What was promised, and how long that is off; of a ready order, how long it has been waiting. Words and a sign go with each colour. */
export function DueMark({ order, now }: DueMarkProps) {
  const clock = clockOf(order.locationInfo)
  if (order.status === 'ready') {
    // A move to ready shows before the server has said when it was.
    const readyAt = order.readyTime === null ? now : new Date(order.readyTime)
    return (
      <Mark
        // The hourglass is of what is to be made: what waits to be handed over has the bag.
        sign={waitsTooLong(readyAt, now) && <Icon name="bag" className="size-4.5 shrink-0" />}
        lead="waiting"
        rest={duration(minutesSince(readyAt, now))}
        below={`since ${clock.time(readyAt)}`}
      />
    )
  }
  const promisedAt = new Date(order.promisedAt)
  const step = dueStep({ status: order.status, promisedAt }, now)
  return (
    <Mark
      sign={step !== 'calm' && <DueSign step={step} className="size-4.5" />}
      {...countdown(promisedAt, now, order.locationInfo.timeZone)}
      below={promisedAt < now ? `due ${clock.time(promisedAt)}` : `at ${clock.time(promisedAt)}`}
    />
  )
}

type MarkProps = { sign: ReactNode; lead: 'due' | 'waiting' | ''; rest: string; below: string }

const SIZE = 'text-[calc(1.1875rem*var(--board-text))] in-data-many:@max-[18.125rem]:text-base'
const LEAD = 'in-data-many:@max-[18.125rem]:sr-only'
/** In a narrow card the first word goes, which stands below as well, then the words are smaller: the time keeps its place beside the number. */
const NARROW = {
  alone: { size: '@max-[12.8125rem]:text-base', due: '@max-[13.25rem]:sr-only', waiting: '@max-[13.25rem]:sr-only' },
  signed: { size: '@max-[13.25rem]:text-base', due: '@max-[15.5rem]:sr-only', waiting: '@max-[16.5rem]:sr-only' },
} as const

function Mark({ sign, lead, rest, below }: MarkProps) {
  const narrow = NARROW[sign ? 'signed' : 'alone']
  return (
    <div className="ml-auto text-right leading-[1.1] whitespace-nowrap tabular-nums">
      <p className={`flex items-center justify-end gap-1 font-semibold ${SIZE} ${narrow.size}`}>
        {sign}
        <span>
          {lead && <span className={`${LEAD} ${narrow[lead]}`}>{lead} </span>}
          {rest}
        </span>
      </p>
      <p className="text-[0.9375rem] text-soft">{below}</p>
    </div>
  )
}
