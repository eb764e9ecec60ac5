import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SessionUser } from '../../../kit/session/session.ts'
import { button } from '../../../ui/button.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Failed } from './failed.tsx'
import { OpenLinks } from './open-links.tsx'
import { OpenMoney } from './open-money.tsx'
import { PaymentBar } from './payment-bar.tsx'
import { type PaymentFilters, usePaymentFilters } from './payment-filters.ts'
import { PaymentList } from './payment-list.tsx'
import { Problems } from './payment-problems.tsx'
import { PAGE_SIZE, paymentsQuery, problemsQuery } from './payment-query.ts'
import { providerNote } from './payment-words.ts'
import { useFollowedRefunds } from './use-followed-refunds.ts'

/** Where the money is: links that wait for it and, for who may give it back, every card payment and what went wrong. */
export function PaymentsSection({ user }: { user: SessionUser }) {
  const { filters } = usePaymentFilters()
  const mayGiveBack = may(user, 'order.cancel')
  const links = (
    <>
      <OpenMoney locationId={filters.locationId} mayGiveBack={mayGiveBack} />
      <OpenLinks locationId={filters.locationId} />
    </>
  )
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 p-4 md:p-6">
      {mayGiveBack ? <Money links={links} /> : <LinksAlone links={links} />}
    </div>
  )
}

/** Taking orders brings links along; what was paid and given back is the managers' business (decisions 3). */
function LinksAlone({ links }: { links: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">Payments</h1>
      {links}
    </>
  )
}

function Money({ links }: { links: ReactNode }) {
  const { filters, change } = usePaymentFilters()
  const problems = useQuery(problemsQuery(filters.locationId))
  const follow = useFollowedRefunds()
  return (
    <>
      <header>
        <h1 className="text-3xl">Payments</h1>
        <p className="mt-1 min-h-6 text-soft">{problems.data && providerNote(problems.data.provider)}</p>
      </header>
      {problems.data && <Problems {...problems.data} onRefundAsked={follow} />}
      {problems.error && !problems.data && <Failed error={problems.error} onRetry={() => void problems.refetch()} />}
      {links}
      <section aria-labelledby="payments-title" className="grid gap-3">
        <h2 id="payments-title" className="text-xl">
          Card payments
        </h2>
        <PaymentBar filters={filters} onChange={change} />
        <Results filters={filters} onPage={(page) => change({ page: page === 1 ? null : String(page) })} />
      </section>
    </>
  )
}

function Results({ filters, onPage }: { filters: PaymentFilters; onPage: (page: number) => void }) {
  const list = useQuery(paymentsQuery(filters))
  if (list.isPending) return <ListSkeleton />
  if (!list.data) return <Failed error={list.error} onRetry={() => void list.refetch()} />
  const { payments, total } = list.data
  if (payments.length === 0) return <Empty isNarrowed={filters.search !== '' || filters.refunds !== undefined} />
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return (
    <>
      <PaymentList payments={payments} />
      <nav aria-label="Pages" className="flex items-center justify-between gap-3">
        <p className="text-soft">
          {total} {total === 1 ? 'payment' : 'payments'}
          {pages > 1 && `, page ${filters.page} of ${pages}`}
        </p>
        {pages > 1 && (
          <div className="flex gap-2">
            <button
              type="button"
              className={button('quiet')}
              disabled={filters.page <= 1}
              onClick={() => onPage(filters.page - 1)}
            >
              Newer
            </button>
            <button
              type="button"
              className={button('quiet')}
              disabled={filters.page >= pages}
              onClick={() => onPage(filters.page + 1)}
            >
              Older
            </button>
          </div>
        )}
      </nav>
    </>
  )
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <p className="font-display text-xl">{isNarrowed ? 'Nothing fits these filters' : 'No card payments yet'}</p>
      <p className="mt-2 text-soft">
        {isNarrowed
          ? 'Try another filter, or a part of the name or number.'
          : 'They appear here the moment they are paid.'}
      </p>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line rounded-card border border-line bg-raised">
      <p className="sr-only">Loading payments…</p>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex items-center gap-6 px-4 py-4">
          <Skeleton className="h-6 w-20" />
          <Skeleton className="h-5 w-48 max-w-full grow" />
          <Skeleton className="h-6 w-16" />
        </div>
      ))}
    </div>
  )
}
