import { dueBand, minutesSince, waitsTooLong } from '@sizzle/domain/order/board.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { countdownWords, DUE_SIGNS } from '../../../shared/due/due-words.ts'
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
        sign={waitsTooLong(readyAt, now) ? 'hourglass' : null}
        words={`waiting ${duration(minutesSince(readyAt, now))}`}
        below={`since ${clock.time(readyAt)}`}
      />
    )
  }
  const promisedAt = new Date(order.promisedAt)
  const band = dueBand({ status: order.status, promisedAt }, now)
  return <Mark sign={DUE_SIGNS[band]} words={countdownWords(promisedAt, now)} below={`due ${clock.time(promisedAt)}`} />
}

type MarkProps = { sign: 'hourglass' | 'clock' | null; words: string; below: string }

function Mark({ sign, words, below }: MarkProps) {
  return (
    <div className="ml-auto text-right leading-[1.1] whitespace-nowrap tabular-nums">
      <p className="flex items-center justify-end gap-1 text-[calc(1.1875rem*var(--board-text))] font-semibold in-data-many:@max-[18.125rem]:text-base @max-[12.8125rem]:text-base">
        {/* The words say the same where it would push the time to a line of its own. */}
        {sign && <ToolIcon name={sign} className="size-4.5 @max-[16.875rem]:hidden" />}
        {words}
      </p>
      <p className="text-[0.9375rem] text-soft">{below}</p>
    </div>
  )
}
