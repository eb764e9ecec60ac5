import { mayOrAsk } from '@sizzle/domain/people/approval.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemOf } from '../../../kit/server/problem-of.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Badge } from '../../../ui/office/badge.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { paymentLinksQuery } from '../../shared/payment-link/payment-link-query.ts'
import { OpenLinks } from './open-links.tsx'
import { OpenMoney } from './open-money.tsx'
import { PaymentBar } from './payment-bar.tsx'
import { isNarrowed, NO_FILTERS, type PaymentFilters, usePaymentFilters } from './payment-filters.ts'
import { PaymentList } from './payment-list.tsx'
import { Problems } from './payment-problems.tsx'
import { openMoneyQuery, PAGE_SIZE, paymentsQuery, problemsQuery } from './payment-query.ts'
import { TO_COME } from './payment-row.tsx'
import { paymentsText, providerNote } from './payment-words.ts'
import { useFollowedRefunds } from './use-followed-refunds.ts'
import { WhatIsClear } from './what-is-clear.tsx'

/** Where the money is: links that wait for it and, for who may give it back, every card payment and what went wrong. */
export function PaymentsSection({ user }: { user: SessionUser }) {
  const { filters } = usePaymentFilters()
  const mayGiveBack = may(user, 'order.cancel')
  const mayAsk = user.locationIds.some((id) => mayOrAsk(user, 'giveCashBack', id))
  const links = (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 not-has-data-filled:sr-only">
      <OpenMoney locationId={filters.location} mayGiveBack={mayGiveBack || mayAsk} seesProblems={mayGiveBack} />
      <OpenLinks locationId={filters.location} />
    </div>
  )
  return <div className={PAGE}>{mayGiveBack ? <Money links={links} /> : <LinksAlone links={links} />}</div>
}

/** Taking orders brings links along; what was paid and given back is the managers' business (money 34). */
function LinksAlone({ links }: { links: ReactNode }) {
  const { filters } = usePaymentFilters()
  const money = useQuery(openMoneyQuery(filters.location))
  const waiting = useQuery(paymentLinksQuery(filters.location))
  const parts = [money, waiting]
  if (money.error && parts.every(isMissing)) return <NothingCame error={money.error} parts={parts} />
  return (
    <>
      <SectionHead title="Payments" note={<WhatIsClear locationId={filters.location} looksAtProblems={false} />} />
      <OfflineNotice>Refunds can be made once you are back online.</OfflineNotice>
      {links}
    </>
  )
}

type Part = { data: unknown; error: Error | null; refetch: () => unknown }

function isMissing({ data, error }: Part): boolean {
  return error !== null && data === undefined
}

/** Where nothing came, that is said once for all parts. */
function NothingCame({ error, parts }: { error: Error; parts: readonly Part[] }) {
  return (
    <>
      <SectionHead title="Payments" />
      <OfflineNotice />
      <LoadProblem
        isRoom
        title="Failed to load payments"
        {...problemOf(error)}
        onRetry={() => parts.forEach(({ refetch }) => void refetch())}
      />
    </>
  )
}

function Money({ links }: { links: ReactNode }) {
  const { filters, change } = usePaymentFilters()
  const problems = useQuery(problemsQuery(filters.location))
  const list = useQuery(paymentsQuery(filters))
  const money = useQuery(openMoneyQuery(filters.location))
  const waiting = useQuery(paymentLinksQuery(filters.location))
  const total = list.data?.total ?? 0
  const follow = useFollowedRefunds()
  const parts = [problems, money, waiting, list]
  if (list.error && parts.every(isMissing)) return <NothingCame error={list.error} parts={parts} />
  return (
    <>
      <SectionHead
        title="Payments"
        note={
          <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 ${problems.isPending ? 'min-h-6' : ''}`}>
            {problems.isPending && <Skeleton className="h-6 w-56 max-w-full" />}
            {problems.data && (
              <Badge tone="plain" className="shrink! whitespace-normal!">
                {providerNote(problems.data.provider)}
              </Badge>
            )}
            <WhatIsClear locationId={filters.location} looksAtProblems />
          </div>
        }
      />
      <OfflineNotice>Refunds can be made once you are back online.</OfflineNotice>
      {problems.data && <Problems {...problems.data} onRefundAsked={follow} />}
      {problems.error && !problems.data && (
        <LoadProblem
          isPart
          title="Failed to load the payment problems"
          {...problemOf(problems.error)}
          onRetry={() => void problems.refetch()}
        />
      )}
      {links}
      <section aria-labelledby="payments-title" className="mt-1 grid gap-3">
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <div className="max-md:flex max-md:basis-full max-md:flex-wrap max-md:items-baseline max-md:gap-x-2.5">
            <h2 id="payments-title" className="text-xl leading-6">
              Card payments
            </h2>
            <p role="status" className="min-h-5 text-sm leading-5 text-soft">
              {total > 0 && paymentsText(total)}
              {list.isPending && <Skeleton className="mt-1.5 mb-0.5 h-3 w-24" />}
            </p>
          </div>
          <PaymentBar
            filters={filters}
            isOff={list.error !== null && !list.data && !isNarrowed(filters)}
            onChange={change}
          />
        </div>
        <Results filters={filters} onChange={change} />
      </section>
    </>
  )
}

type ResultsProps = { filters: PaymentFilters; onChange: (changes: Partial<PaymentFilters>) => void }

function Results({ filters, onChange }: ResultsProps) {
  const list = useQuery(paymentsQuery(filters))
  return (
    <ListBody
      query={list}
      problem={list.error ? problemOf(list.error) : undefined}
      things="payments"
      countOf={({ payments }) => payments.length}
      empty={{ title: 'No card payments yet', hint: 'They appear here the moment they are paid.' }}
      narrowed={{
        title: 'Nothing matches these filters',
        hint: 'Try other dates, or a part of the name or number.',
      }}
      isNarrowed={isNarrowed(filters)}
      onClear={() => onChange(NO_FILTERS)}
      skeleton={
        <>
          {/* The day, and what it comes to. */}
          <div className="mb-2 flex items-center justify-between">
            <Skeleton className="h-6 w-3/5 max-w-48" />
            <Skeleton className="h-4 w-1/3 max-w-32" />
          </div>
          <RowsSkeleton rows={8} row="h-18 lg:h-16" columns={TO_COME} />
        </>
      }
      pages={{
        page: filters.page,
        count: Math.ceil((list.data?.total ?? 0) / PAGE_SIZE),
        onPage: (page) => onChange({ page }),
      }}
    >
      {({ payments, days }) => <PaymentList payments={payments} days={days} />}
    </ListBody>
  )
}
