import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { clockOf } from '../../../ui/clock.ts'
import { ExportButton, NOTHING_LOADED } from '../../../ui/list/export-button.tsx'
import { ListBody } from '../../../ui/list/list-body.tsx'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { RefreshButton } from '../../../ui/refresh-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { AuditBar } from './audit-bar.tsx'
import { type AuditFilters, askedFilters, isFiltered, NO_FILTERS, useAuditFilters } from './audit-filters.ts'
import { AuditList, TO_COME } from './audit-list.tsx'
import { type AuditPage, auditQuery } from './audit-query.ts'
import { countLine, entriesOf } from './audit-words.ts'

/** Who changed what in the back office, newest first. */
export function AuditSection() {
  const { filters, change } = useAuditFilters()
  const own = useQuery(ownLocationsQuery(filters.location)).data
  const place = own?.locations.find(({ id }) => id === filters.location)
  const timeZone = place?.timeZone ?? HOUSE_ZONE
  const asked = askedFilters(filters, timeZone)
  const list = useQuery(auditQuery(asked, filters.page))
  const isOnline = useOnline()
  const whyNot = isOnline ? undefined : NOT_OFFLINE
  // The problem in its place has the way to try again.
  const hasNothing = list.error !== null && !list.data
  const saving = useSaving(asked, hasNothing ? NOTHING_LOADED : whyNot)
  return (
    <div className={PAGE}>
      {/* On a phone nothing of it is seen. */}
      <div className="max-sm:-mb-3">
        <SectionHead title="Audit trail">
          {!hasNothing && (
            <RefreshButton
              className="max-sm:hidden"
              whyNot={whyNot}
              isBusy={list.isFetching}
              onClick={() => void list.refetch()}
            />
          )}
          <ExportButton
            className="max-sm:hidden"
            label={saving.tool.label}
            isBusy={saving.isBusy}
            whyNot={saving.tool.whyNot}
            onClick={saving.tool.onPress}
          />
        </SectionHead>
      </div>
      <OfflineNotice />
      <AuditBar
        filters={filters}
        places={own?.locations ?? []}
        total={own?.total ?? 0}
        actions={list.data?.actions ?? []}
        today={clockOf({ timeZone }).today()}
        // The location is often that of the page before: without it there is nothing to take back.
        isOff={hasNothing && !isFiltered({ ...filters, location: undefined })}
        tools={
          <ToolMenu
            className="sm:hidden"
            label="Tools of the audit trail"
            tools={[
              ...(hasNothing
                ? []
                : [{ icon: 'refresh' as const, label: 'Refresh', whyNot, onPress: () => void list.refetch() }]),
              saving.tool,
            ]}
          />
        }
        onChange={change}
      />
      <Results list={list} filters={filters} onChange={change} />
    </div>
  )
}

type ResultsProps = {
  list: UseQueryResult<AuditPage>
  filters: AuditFilters
  onChange: (changes: Partial<AuditFilters>) => void
}

function Results({ list, filters, onChange }: ResultsProps) {
  return (
    <ListBody
      query={list}
      problem={list.error ? problemOf(list.error) : undefined}
      things="the audit trail"
      failed={{ title: 'Failed to load the audit trail' }}
      countOf={({ entries }) => entries.length}
      empty={{ title: 'No changes yet', hint: 'Every change in the back office appears here.' }}
      narrowed={{ title: 'Nothing matches these filters', hint: 'Try other dates, or a part of the person’s name.' }}
      isNarrowed={isFiltered(filters)}
      onClear={() => onChange(NO_FILTERS)}
      skeleton={
        <>
          <Skeleton className="mt-0.5 h-4 w-24 sm:-mt-0.5" />
          <Skeleton className="mt-3.5 mb-0.5 h-5 w-36 sm:mt-2.5" />
          <RowsSkeleton rows={8} row="h-22 @min-[40rem]:h-15.5" columns={TO_COME} />
        </>
      }
      pages={{ page: filters.page, count: list.data?.pages ?? 1, onPage: (page) => onChange({ page }) }}
    >
      {(page) => (
        <>
          <p role="status" className="mb-4 text-sm text-soft sm:-mt-1 sm:mb-3">
            {countLine(page)}
          </p>
          <AuditList entries={page.entries} />
        </>
      )}
    </ListBody>
  )
}

function useSaving(asked: ReturnType<typeof askedFilters>, offline: string | undefined) {
  const take = useWish('/exportAudit', {
    onDone: ({ fileName, csv, count, isCut }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', csv)
      toast('success', `Exported ${isCut ? 'the latest ' : ''}${entriesOf(count)}`)
    },
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const tool: ListTool = {
    icon: 'download',
    label: 'Export (CSV)',
    whyNot: RUNS_IN_APP ? 'The app saves no files: export in a browser.' : offline,
    onPress: () => take.send(asked),
  }
  return { tool, isBusy: take.isPending }
}
