import type { getOpenMoney } from '@sizzle/contract/open-money.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { GiveCashBackDialog } from '../../shared/approval/give-cash-back-dialog.tsx'
import { orderAddress } from './order-address.ts'
import { PartSkeleton } from './part-skeleton.tsx'
import { openMoneyQuery } from './payment-query.ts'
import { shortMoment } from './payment-words.ts'

type Entry = WireOutputOf<typeof getOpenMoney>['owed'][number]

/** What a person still has to take or to give back; nothing leaves the list but by being done. */
export function OpenMoney({ locationId, mayGiveBack }: { locationId: string | undefined; mayGiveBack: boolean }) {
  const open = useQuery(openMoneyQuery(locationId))
  const [giving, setGiving] = useState<Entry>()
  const { data } = open
  const isNothing = data !== undefined && data.owed.length + data.toGiveBack.length === 0
  return (
    <section
      aria-labelledby="open-money-title"
      data-filled={isNothing ? undefined : ''}
      className={isNothing ? 'sr-only' : 'grid gap-3'}
    >
      {/* Its parts say which they are. */}
      <h2 id="open-money-title" className={open.error && !data ? 'text-xl' : 'sr-only'}>
        Unsettled orders
      </h2>
      {open.isPending && <PartSkeleton things="unsettled orders" className="h-24" />}
      {open.error && !data && (
        <LoadProblem
          isPart
          title="Failed to load the unsettled orders"
          sentence={sentenceOf(open.error)}
          onRetry={() => void open.refetch()}
        />
      )}
      {data && data.toGiveBack.length > 0 && (
        <Entries title="Cash to give back" sum={data.sums.toGiveBack} entries={data.toGiveBack}>
          {(entry) =>
            mayGiveBack ? (
              <button type="button" className={button('primary')} onClick={() => setGiving(entry)}>
                Cash given back<span className="sr-only"> for {entry.shortNumber}</span>
              </button>
            ) : (
              <p className="text-sm text-soft">A manager gives it back.</p>
            )
          }
        </Entries>
      )}
      {data && data.owed.length > 0 && (
        <Entries title="Finished and not paid" sum={data.sums.owed} entries={data.owed}>
          {() => null}
        </Entries>
      )}
      {giving && (
        <GiveCashBackDialog
          order={giving}
          amount={giving.amount}
          onClose={() => setGiving(undefined)}
          onSettled={() => void askAgainAbout('payment.changed')}
        />
      )}
    </section>
  )
}

type EntriesProps = {
  title: string
  sum: { count: number; amount: number }
  entries: readonly Entry[]
  children: (entry: Entry) => ReactNode
}

function Entries({ title, sum, entries, children }: EntriesProps) {
  return (
    <div>
      <h3 className="text-xl">
        {title} ({sum.count}, {formatDollars(sum.amount)})
      </h3>
      <ul aria-label={title} className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {entries.map((entry) => (
          <li
            key={entry.orderId}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto_minmax(8rem,auto)] items-center gap-x-4 gap-y-1 px-4 py-2.5 max-sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[5.5rem_minmax(0,1fr)_auto_minmax(17rem,auto)]"
          >
            <p className="font-display text-lg font-semibold">{entry.shortNumber}</p>
            <div className="min-w-0 max-sm:order-last">
              <p className="font-semibold break-words">{entry.customerName || 'No name'}</p>
              <p className="text-sm text-soft">
                <time dateTime={entry.since}>{shortMoment(entry.since, entry.timeZone)}</time>
                {entry.by && `, taken by ${entry.by}`}
              </p>
            </div>
            <p className="price text-right text-lg">{formatDollars(entry.amount)}</p>
            <div className="flex flex-wrap items-center justify-end gap-2 max-sm:order-last">
              {children(entry)}
              <Link to={orderAddress(entry.orderId, entry.locationId)} className={button('quiet')}>
                <span>
                  Open<span className="max-sm:sr-only"> order</span>
                  <span className="sr-only"> {entry.shortNumber}</span>
                </span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
