import { clockMinutes, dueStep, waitsTooLong } from '@sizzle/domain/order/board.ts'
import { dueWordOnCard } from '@sizzle/domain/order/place-words.ts'
import type { ReactNode } from 'react'
import { clockOf } from '../../../../ui/clock.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { DueSign } from '../../../shared/due/due-sign.tsx'
import { countdown } from '../../../shared/due/due-words.ts'
import { duration } from '../../../shared/due/duration.ts'
import type { BoardOrder } from '../state/board-query.ts'

type DueMarkProps = { id?: string | undefined; order: BoardOrder; now: Date }

/** What was promised, and how long that is off; of a ready order, how long it has been waiting. Words and a sign go with each colour. */
export function DueMark({ id, order, now }: DueMarkProps) {
  const clock = clockOf(order.locationInfo)
  if (order.status === 'ready') {
    // A move to ready shows before the server has said when it was.
    const readyAt = order.readyTime === null ? now : new Date(order.readyTime)
    return (
      <Mark
        id={id}
        // The hourglass is of what is to be made: what waits to be handed over has the bag, what waits to be served the bell.
        sign={waitsTooLong(readyAt, now) && <WaitSign isServed={order.orderType === 'dine-in'} />}
        words={duration(Math.max(0, clockMinutes(readyAt, now)))}
        below={
          <>
            waiting<span className={SINCE}> since {clock.time(readyAt)}</span>
          </>
        }
      />
    )
  }
  const promisedAt = new Date(order.promisedAt)
  const step = dueStep({ status: order.status, promisedAt }, now)
  const { lead, rest } = countdown(promisedAt, now, order.locationInfo.timeZone)
  return (
    <Mark
      id={id}
      sign={step !== 'calm' && <DueSign step={step} className="size-4.5" />}
      words={
        <>
          {/* For the eye, the line below says that it is due. */}
          {lead && <span className={rest === 'now' ? '' : 'sr-only'}>{lead} </span>}
          {rest}
        </>
      }
      below={`${dueWordOnCard(order.orderType)} ${clock.time(promisedAt)}`}
    />
  )
}

function WaitSign({ isServed }: { isServed: boolean }) {
  if (isServed) return <ToolIcon name="bell" className="size-4.5 shrink-0" />
  return <Icon name="bag" className="size-4.5 shrink-0" />
}

/** In a narrow card for the ear alone: the minutes say it. */
const SINCE = '@max-[17.25rem]:sr-only in-data-many:@max-[20rem]:sr-only'
const SIZE = 'text-[calc(1.1875rem*var(--board-text))] in-data-many:@max-[18.125rem]:text-base'
/** A narrow card keeps them beside the number. */
const NARROW = { alone: '@max-[12.8125rem]:text-base', signed: '@max-[13.25rem]:text-base' } as const

type MarkProps = { id: string | undefined; sign: ReactNode; words: ReactNode; below: ReactNode }

function Mark({ id, sign, words, below }: MarkProps) {
  return (
    <div id={id} className="ml-auto text-right leading-[1.1] whitespace-nowrap tabular-nums">
      <p className={`flex items-center justify-end gap-1 font-semibold ${SIZE} ${NARROW[sign ? 'signed' : 'alone']}`}>
        {sign}
        <span>{words}</span>
      </p>
      <p className="text-[0.9375rem] text-soft">{below}</p>
    </div>
  )
}
