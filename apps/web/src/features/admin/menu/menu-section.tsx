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
import { LocationMenu } from './location-menu.tsx'
import { MenuFigures } from './menu-figures.tsx'
import { MENU_FILTERS } from './menu-filters.ts'
import { MenuLoading } from './menu-loading.tsx'

/** What the restaurants sell, a location at a time. */
export function MenuSection({ user }: { user: SessionUser }) {
  const { values, change } = useSection(MENU_FILTERS)
  const { query, own, total, location } = useOneLocation(user, values.location)
  if (!location)
    return (
      <div className={PAGE}>
        <SectionHead title="Menu Management">
          {query.isPending && (
            <>
              <Skeleton className="h-11 w-36" />
              <Skeleton className="h-11 w-36" />
            </>
          )}
        </SectionHead>
        {query.isPending && (
          <>
            <MenuFigures menu={undefined} isPending chosen="all" />
            <Skeleton className="h-11" />
            <MenuLoading />
          </>
        )}
        {query.error && (
          <LoadProblem
            isRoom
            title="Error Loading Menu"
            {...problemOf(query.error)}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && <ListEmpty title="No locations" hint="An admin says at which locations you work." />}
      </div>
    )
  const chooser = (
    <LocationFilter
      className="min-w-0 max-sm:grow"
      cap="max-w-full sm:max-w-56"
      value={location.id}
      places={own}
      total={total}
      onChange={(id) => change({ location: id, category: 'all' })}
    />
  )
  return (
    <LocationMenu
      key={location.id}
      location={location}
      filters={values}
      onChange={(changes) => change(changes)}
      mayEdit={may(user, 'menu.edit')}
      chooser={chooser}
    />
  )
}
