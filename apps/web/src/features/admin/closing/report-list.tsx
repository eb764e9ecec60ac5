import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { Link } from '../../../ui/link.tsx'
import { FirstRows } from '../../../ui/list/first-rows.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { Badge } from '../../../ui/office/badge.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { type ChainCheck, reportsQuery } from './closing-query.ts'
import { listDay } from './closing-words.ts'
import { ReportsToCome } from './to-come.tsx'

type ReportListProps = {
  place: string
  page: number
  addressOf: (n: string) => To
  onPage: (page: number) => void
}

/** The days that were closed, newest first. */
export function ReportList({ place, page, addressOf, onPage }: ReportListProps) {
  const list = useQuery(reportsQuery(place, page))
  return (
    <section aria-labelledby="reports-title" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-3 pr-10.25">
        <h2 id="reports-title" className="text-xl">
          Closed days
        </h2>
        {list.data && list.data.total > 0 && (
          <span aria-hidden="true" className="text-sm text-soft">
            Total
          </span>
        )}
      </div>
      <ListBody
        query={list}
        problem={list.error ? problemOf(list.error) : undefined}
        things="the reports"
        countOf={({ reports }) => reports.length}
        empty={{ title: 'No closed days yet', hint: 'Each day you close leaves its report here.' }}
        narrowed={{ title: 'There are no reports here', hint: 'The first page has the newest.' }}
        isNarrowed={false}
        isPart
        skeleton={<ReportsToCome />}
        pages={{ page, count: list.data?.pages ?? 1, onPage }}
      >
        {(list) => (
          <FirstRows rows={list.reports} first={4} things="closed days">
            {(reports) => (
              <ul aria-label="Closed days" className="divide-y divide-line rounded-card border border-line bg-raised">
                {reports.map(({ n, date, orders, total, difference, closedBy, corrections }) => (
                  <li key={n}>
                    <Link
                      to={addressOf(String(n))}
                      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-3 pr-3 pl-4 hover:bg-sunk focus-visible:-outline-offset-3"
                    >
                      <span className="block">
                        <span className="flex items-baseline justify-between gap-3">
                          <span className="font-semibold">{listDay(date)}</span>
                          <span className="price">
                            <span className="sr-only">Total </span>
                            {formatDollars(total)}
                          </span>
                        </span>
                        <span className="block">
                          <span className="block text-sm text-soft">
                            <span className="whitespace-nowrap">Report {n}</span>,{' '}
                            <span className="whitespace-nowrap">
                              {orders} {orders === 1 ? 'order' : 'orders'}
                            </span>
                            ,{' '}
                            <span dir="auto" className="inline-block max-w-full truncate align-bottom">
                              {closedBy}
                            </span>
                            {corrections > 0 && ', with corrections'}
                          </span>
                          {difference !== 0 && (
                            <Badge tone={difference < 0 ? 'bad' : 'waiting'} className="mt-1">
                              Drawer {formatDollars(Math.abs(difference))} {difference < 0 ? 'short' : 'over'}
                            </Badge>
                          )}
                        </span>
                      </span>
                      <ToolIcon name="down" className="size-5 -rotate-90 text-soft" />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </FirstRows>
        )}
      </ListBody>
      {list.data && list.data.total > 0 && <Check place={place} />}
    </section>
  )
}

const ABOUT_CHECK = 'Checks that nobody changed a report after its day was closed.'

/** Reads all reports again, so only when somebody asks. */
function Check({ place }: { place: string }) {
  const check = useQuery({ ...ask('/checkZReports', { locationId: place }), enabled: false })
  const isOnline = useOnline()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <button
        type="button"
        className={button('quiet', 'shrink-0 px-4!')}
        title={isOnline ? undefined : NOT_OFFLINE}
        onClick={() => void check.refetch()}
        {...heldIf(check.isFetching || !isOnline)}
      >
        {check.isFetching ? 'Checking…' : 'Verify reports'}
      </button>
      <p
        role="status"
        className={`grow basis-52 text-sm leading-tight text-pretty ${check.data?.holds === false || check.error ? 'font-semibold text-chilli' : 'text-soft'}`}
      >
        {check.error ? sentenceOf(check.error) : check.data ? checkWords(check.data) : ABOUT_CHECK}
      </p>
    </div>
  )
}

function checkWords({ holds, reports, brokenAt }: ChainCheck): string {
  if (!holds) return `Report ${brokenAt} is not as it was written, or is missing.`
  return reports === 1 ? 'The report is as it was written.' : `All ${reports} reports are as they were written.`
}
