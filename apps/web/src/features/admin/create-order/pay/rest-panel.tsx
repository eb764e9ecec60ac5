import { formatCad } from '@sizzle/domain/money/cents.ts'
import { fromDollars, readPayments } from '@sizzle/domain/order/read-order.ts'
import { leftToPay } from '@sizzle/domain/pricing/tenders.ts'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { button } from '../../../../ui/button.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { StaffOrder } from './use-staff-order.ts'

type RestPanelProps = { orderId: string; rest: StaffOrder['place']['rest']; onDone: () => void }

/** A part of this order is in the drawer, and no link for the rest is open: it was not made, or it has ended. */
export function RestPanel({ orderId, rest, onDone }: RestPanelProps) {
  const { data, error } = useQuery(ask('/getOrderDetails', { orderId }))
  const order = data?.order
  const left = order && leftToPay(fromDollars(order.pricing.total), readPayments(order.payments, fromDollars))
  return (
    <section aria-labelledby="staff-rest" className="grid gap-4 p-4">
      <h2 id="staff-rest" className="text-xl">
        The rest of {order ? `order ${order.shortNumber}` : 'the order'}
      </h2>
      {!order && !error && <Skeleton className="h-16" />}
      {left !== undefined && (
        <p>
          <span className="price block font-display text-3xl">{formatCad(left)}</span>
          <span className="text-soft">
            {left > 0
              ? 'The order is with the kitchen. This is left to pay, by a link or at the counter.'
              : 'The order is with the kitchen, and nothing is left to pay.'}
          </span>
        </p>
      )}
      <FormProblem className="empty:-mb-4" sentence={rest.sentence ?? (error ? sentenceOf(error) : undefined)} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <button type="button" className={button('quiet', 'grow')} onClick={onDone} {...heldIf(rest.isPending)}>
          Begin another order
        </button>
        {left !== 0 && (
          <button
            type="button"
            className={button('primary', 'grow')}
            onClick={() => rest.send({ orderId, sendSMS: false })}
            {...heldIf(rest.isPending)}
          >
            {rest.isPending ? 'Making the link…' : 'Create payment link'}
          </button>
        )}
      </div>
    </section>
  )
}
