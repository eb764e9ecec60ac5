import { may } from '@sizzle/domain/people/rights.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { useOneLocation } from '../../shared/own-locations/use-one-location.ts'
import { PrinterList, PrintersToCome } from './printer-list.tsx'
import { PRINTER_FILTERS } from './printers-query.ts'

/** The printers of a location: whether they work, and what they printed. */
export function PrintersSection({ user }: { user: SessionUser }) {
  const { values, change } = useSection(PRINTER_FILTERS)
  const { query, own, total, location } = useOneLocation(user, values.location)
  return (
    <div className={PAGE}>
      {!location && (
        <SectionHead title="Printers">
          {query.isPending && (
            <>
              <Skeleton className="h-11 w-36" />
              <Skeleton className="h-11 w-36" />
            </>
          )}
        </SectionHead>
      )}
      {query.isPending && <PrintersToCome />}
      {query.error && (
        <LoadProblem
          isRoom
          title="Error Loading Printers"
          {...problemOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && !location && <ListEmpty title="No locations" hint="An admin says at which locations you work." />}
      {location && (
        <PrinterList
          key={location.id}
          locationId={location.id}
          timeZone={location.timeZone}
          chooser={
            <LocationFilter
              className="min-w-0"
              value={location.id}
              places={own}
              total={total}
              onChange={(id) => change({ location: id })}
            />
          }
          mayEdit={may(user, 'printer.manage')}
          mayPrint={may(user, 'order.move')}
        />
      )}
    </div>
  )
}
