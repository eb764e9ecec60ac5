import { fullStop } from '@sizzle/domain/full-stop.ts'
import { BUMPS } from '@sizzle/domain/order/pause.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { boardQuery } from '../state/board-query.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useNow } from '../state/use-now.ts'

const WHY = 'The kitchen is busy'
const AGAIN_MS = 15_000

/** One order takes longer than promised. Of one that is late already, the minutes count from now. */
export function PromiseLater({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const later = useWish('/movePromise', {
    close: onClose,
    onDone: ({ promisedAt }) => {
      const time = clockOf(order.locationInfo).time(promisedAt)
      toast('success', fullStop(`${order.shortNumber} is promised for ${time}`))
    },
    onSettled: () => askAgain(boardQuery(order.locationInfo.id)),
  })
  const press = (minutes: number) => {
    const promisedAt = laterBy(order, minutes, Date.now()).toISOString()
    later.send({ orderId: order.orderId, promisedAt, reason: WHY })
  }
  const now = useNow(AGAIN_MS).getTime()
  return (
    <fieldset className="mt-2 border-t border-line pt-3 sm:col-span-full">
      <legend className="sr-only">Promise a later time for order {order.shortNumber}</legend>
      <p className="mb-2 text-soft">Promise a later time. The customer is told: “{WHY}”.</p>
      <div className="grid grid-cols-3 gap-2">
        {BUMPS.map((minutes) => (
          <button
            key={minutes}
            type="button"
            data-act={`${order.orderId}:later ${minutes}`}
            className={button('quiet', 'min-h-14 flex-col gap-0! px-2! leading-tight')}
            onClick={() => press(minutes)}
            {...heldIf(later.isPending)}
          >
            <span className="text-lg">+{minutes} min</span>
            <span className="text-sm font-normal text-soft">
              {clockOf(order.locationInfo).time(laterBy(order, minutes, now))}
            </span>
          </button>
        ))}
      </div>
      <FormProblem sentence={later.sentence} />
    </fieldset>
  )
}

/** What is said to somebody is a whole minute: ten more than the time that was said before, or than the next one from now. */
function laterBy({ promisedAt }: ShownOrder, minutes: number, now: number): Date {
  const promised = Math.floor(Date.parse(promisedAt) / 60_000)
  return new Date((Math.max(promised, Math.ceil(now / 60_000)) + minutes) * 60_000)
}
