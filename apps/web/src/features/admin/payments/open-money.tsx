import type { getOpenMoney } from '@sizzle/contract/open-money.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { GiveCashBackDialog } from '../../shared/approval/give-cash-back-dialog.tsx'
import { MONEY_AMOUNT, MONEY_END, MONEY_LINE, MONEY_PART, MONEY_ROW, MONEY_ROWS, WHOLE_ROW } from './money-rows.ts'
import { orderAddress } from './order-address.ts'
import { PartSkeleton } from './part-skeleton.tsx'
import { openMoneyQuery } from './payment-query.ts'
import { shortMoment } from './payment-words.ts'

type Entry = WireOutputOf<typeof getOpenMoney>['owed'][number]

type OpenMoneyProps = {
  locationId: string | undefined
  mayGiveBack: boolean
  /** The problems stand above it, with what can be done about each. */
  seesProblems: boolean
}

/** What a person still has to take or to give back; nothing leaves the list but by being done. */
export function OpenMoney({ locationId, mayGiveBack, seesProblems }: OpenMoneyProps) {
  const open = useQuery(openMoneyQuery(locationId))
  const [giving, setGiving] = useState<Entry>()
  const { data } = open
  const isNothing = data !== undefined && data.owed.length + data.toGiveBack.length + data.failedRefunds.length === 0
  return (
    <section
      aria-labelledby="open-money-title"
      data-filled={isNothing ? undefined : ''}
      className={isNothing ? 'sr-only' : 'grid gap-4'}
    >
      {/* Its parts say which they are. */}
      <h2 id="open-money-title" className={open.error && !data ? 'text-xl' : 'sr-only'}>
        Unsettled orders
      </h2>
      {open.isPending && <PartSkeleton things="unsettled orders" className="h-15" />}
      {open.error && !data && (
        <LoadProblem
          isPart
          title="Failed to load the unsettled orders"
          {...problemOf(open.error)}
          onRetry={() => void open.refetch()}
        />
      )}
      {data && data.toGiveBack.length > 0 && (
        <Entries
          title="Cash to give back"
          lead="Since"
          act={whySince}
          sum={data.sums.toGiveBack}
          entries={data.toGiveBack}
        >
          {(entry) =>
            mayGiveBack ? (
              <button
                type="button"
                className={button('primary', 'relative z-1 px-3.5!')}
                onClick={() => setGiving(entry)}
              >
                Cash given back<span className="sr-only"> for {entry.shortNumber}</span>
              </button>
            ) : (
              <p className="text-sm text-soft">A manager gives it back.</p>
            )
          }
        </Entries>
      )}
      {data && data.failedRefunds.length > 0 && (
        <Entries
          title="Card refunds that failed"
          lead="Failed"
          todo={seesProblems ? TRY_AGAIN : 'A manager tries again, or gives the money back another way.'}
          sum={data.sums.failedRefunds}
          entries={data.failedRefunds}
        >
          {() => null}
        </Entries>
      )}
      {data && data.owed.length > 0 && (
        <Entries title="Completed but unpaid" lead="Completed" sum={data.sums.owed} entries={data.owed}>
          {() => null}
        </Entries>
      )}
      {giving && (
        <GiveCashBackDialog
          order={giving}
          amount={giving.inCash}
          onClose={() => setGiving(undefined)}
          onSettled={() => void askAgainAbout('payment.changed')}
        />
      )}
    </section>
  )
}

/** A guest may have cancelled it: the name is not of who took the money. */
const whySince = ({ status }: Entry) => (status === 'cancelled' ? 'cancelled' : 'changed')

const TRY_AGAIN =
  'Under “To look at”, try the refund again, or give the money back another way and mark it as done there.'

type EntriesProps = {
  title: string
  /** What happened at the time of each. */
  lead: string
  /** What the person did who is named, where that is not said by `lead`. */
  act?: (entry: Entry) => string
  /** Said once for all of them. */
  todo?: string
  sum: { count: number; amount: number }
  entries: readonly Entry[]
  children: (entry: Entry) => ReactNode
}

function Entries({ title, lead, act, todo, sum, entries, children }: EntriesProps) {
  return (
    <div className={MONEY_PART}>
      <h3 className="text-xl text-saffron-ink">
        {title}: {sum.count} {sum.count === 1 ? 'order' : 'orders'}, {formatDollars(sum.amount)}
      </h3>
      {todo && <p className="text-soft">{todo}</p>}
      <FirstRows rows={entries} first={4} things="orders">
        {(shown) => (
          <ul aria-label={title} className={MONEY_ROWS}>
            {shown.map((entry) => (
              <EntryRow key={entry.orderId} entry={entry} lead={lead} act={act}>
                {children(entry)}
              </EntryRow>
            ))}
          </ul>
        )}
      </FirstRows>
    </div>
  )
}

function EntryRow({
  entry,
  lead,
  act,
  children,
}: Pick<EntriesProps, 'lead' | 'act'> & { entry: Entry; children: ReactNode }) {
  const { orderId, locationId, shortNumber, customerName, since, timeZone, by, amount } = entry
  return (
    <li className={`${MONEY_ROW} grid-cols-[minmax(0,1fr)_auto_auto] hover:bg-sunk`}>
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
        <Link
          to={orderAddress(orderId, locationId)}
          className={`font-display text-lg leading-tight font-semibold whitespace-nowrap ${WHOLE_ROW}`}
        >
          <span className="sr-only">Open order </span>
          {shortNumber}
        </Link>
        <span dir="auto" className="max-w-full truncate font-semibold max-sm:basis-full">
          {customerName || 'No name'}
        </span>
      </p>
      <p className={MONEY_AMOUNT}>{formatDollars(amount)}</p>
      {/* On a phone the heading says what happened then. */}
      <p className={`@min-[24rem]:truncate ${MONEY_LINE}`}>
        <span className="@max-[24rem]:sr-only">{lead} </span>
        <time dateTime={since}>{shortMoment(since, timeZone)}</time>
        {by && (
          <>
            {' · '}
            {act && `${act(entry)} `}by{'\u00a0'}
            {by}
          </>
        )}
      </p>
      {children ? (
        <div className="col-span-full mt-1.5 justify-self-end @min-[24rem]:mt-0 @min-[24rem]:ml-3 @min-[24rem]:col-span-1 @min-[24rem]:col-start-3 @min-[24rem]:row-span-2 @min-[24rem]:row-start-1">
          {children}
        </div>
      ) : (
        <ToolIcon name="down" className={`col-start-3 row-start-1 row-end-3 h-5 -rotate-90 text-soft ${MONEY_END}`} />
      )}
    </li>
  )
}
