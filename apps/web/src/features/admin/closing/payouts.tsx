import type { getPayouts } from '@sizzle/contract/payouts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { LineProblem } from '@sizzle/domain/payment/payouts.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../kit/server/ask.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { clockOf } from '../../../ui/clock.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

type Payout = WireOutputOf<typeof getPayouts>['payouts'][number]

const STATES: Readonly<Record<Payout['state'], string>> = {
  paid: 'arrived',
  on_its_way: 'on its way',
  failed: 'failed',
}
const PROBLEMS: Readonly<Record<LineProblem, string>> = {
  unknown_payment: 'No payment in our books',
  other_amount: 'Another amount than in our books',
  refund_not_booked: 'A refund that our books do not have',
}

/** What the card provider sends to the bank, beside our books. Asked of the provider, so only once for each visit. */
export function Payouts() {
  const query = useQuery({ ...ask('/getPayouts', {}), staleTime: Infinity, retry: false })
  return (
    <section aria-labelledby="payouts-title" className="grid gap-3">
      <h2 id="payouts-title" className="text-xl">
        Payouts of card payments
      </h2>
      {query.isPending && <Skeleton className="h-24 w-full" />}
      {query.error && !query.data && (
        <LoadProblem isPart {...problemOf(query.error)} onRetry={() => void query.refetch()} />
      )}
      {query.data?.payouts.length === 0 && (
        <p className="text-soft">
          {query.data.provider === 'sandbox' ? 'Test payments are never paid out.' : 'No payouts in the last 30 days.'}
        </p>
      )}
      {query.data && query.data.payouts.length > 0 && (
        <ul aria-label="Payouts" className="divide-y divide-line rounded-card border border-line bg-raised">
          {query.data.payouts.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const { amount, arrivesAt, state, lines, fees, net, isWhole, problems } = payout
  return (
    <li className="px-4 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">
          {clockOf({ timeZone: 'UTC' }).day(arrivesAt)}, {STATES[state]}
        </span>
        <span className="price">{formatDollars(amount)}</span>
      </div>
      <p className="text-sm text-soft">
        {lines} {lines === 1 ? 'line' : 'lines'}, {formatDollars(fees)} in fees
      </p>
      {!isWhole && <p className="text-sm font-semibold text-chilli">Its lines come to {formatDollars(net)}.</p>}
      {problems.length > 0 && (
        <ul className="mt-1 text-sm text-chilli">
          {problems.map(({ id, gross, problem, paymentId }) => (
            <li key={id} className="break-all">
              {PROBLEMS[problem]}: {formatDollars(gross)}
              {paymentId && ` (${paymentId})`}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
