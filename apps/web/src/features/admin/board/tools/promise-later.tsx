import { fullStop } from '@sizzle/domain/full-stop.ts'
import { BUMPS } from '@sizzle/domain/order/pause.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { button } from '../../../../ui/button.ts'
import { clockOf } from '../../../../ui/clock.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { boardQuery } from '../state/board-query.ts'
import type { ShownOrder } from '../state/shown-orders.ts'

const WHY = 'The kitchen is busy'

/** One order takes longer than promised. Of one that is late already, the minutes count from now. */
export function PromiseLater({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const later = useWish('/movePromise', {
    onDone: ({ promisedAt }) => {
      const time = clockOf(order.locationInfo).time(promisedAt)
      toast('success', fullStop(`${order.shortNumber} is promised for ${time}`))
      void askAgain(boardQuery(order.locationInfo.id))
      onClose()
    },
  })
  const press = (minutes: number) => {
    const from = Math.max(Date.parse(order.promisedAt), Date.now())
    // What is said to somebody is a whole minute.
    const promisedAt = new Date((Math.ceil(from / 60_000) + minutes) * 60_000).toISOString()
    later.send({ orderId: order.orderId, promisedAt, reason: WHY })
  }
  return (
    <fieldset className="mt-2 border-t border-line pt-3 sm:col-span-full">
      <legend className="sr-only">Promise a later time for order {order.shortNumber}</legend>
      <p className="mb-2 text-soft">Needs longer. The customer is told: “{WHY}”.</p>
      <div className="grid grid-cols-3 gap-2">
        {BUMPS.map((minutes) => (
          <button
            key={minutes}
            type="button"
            data-act={`${order.orderId}:later ${minutes}`}
            disabled={later.isPending}
            className={button('quiet', 'min-h-14 justify-start! text-lg max-sm:px-3!')}
            onClick={() => press(minutes)}
          >
            +{minutes} min
          </button>
        ))}
      </div>
      <FormProblem sentence={later.sentence} />
    </fieldset>
  )
}
