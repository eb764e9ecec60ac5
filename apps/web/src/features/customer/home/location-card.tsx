import { localAt } from '@sizzle/domain/hours/local-time.ts'
import type { PageLocation } from '../../../kit/page-content.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { mapLink, telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Leader } from '../../../ui/leader.tsx'
import { Link } from '../../../ui/link.tsx'
import { Parted } from '../../../ui/parted.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { exceptionRows, type HoursRow, hoursRows } from './hours-rows.ts'
import { offeredTypes } from './offered-types.ts'
import { StateOnSite } from './state-on-site.tsx'

type LocationCardProps = {
  location: PageLocation
  /** Another one serves now: one can still order here, for later, if there is a menu. */
  stepsBack: boolean
}

/** Set like the back of a printed menu: a double frame, the name in display type, the hours in columns. */
export function LocationCard({ location, stepsBack }: LocationCardProps) {
  const today = useHydrated() ? localAt(location.timeZone, new Date()).date : undefined
  const exceptions = exceptionRows(location, today)
  return (
    <article className="rounded-[22px] border border-line-strong/70 bg-raised p-1.5">
      <div className="flex h-full flex-col rounded-[16px] border border-line px-6 py-7 md:px-8">
        <h3 className="mt-5 text-[2rem]">{location.name}</h3>
        {/* Above the name to the eye; read aloud, it is of the kitchen that was named. */}
        <div className="-order-1 flex flex-wrap items-center justify-between gap-3">
          <StateOnSite location={location} />
          <Rating rating={location.rating} reviewCount={location.reviewCount} />
        </div>
        <p className="mt-1 text-soft">
          <Parted parts={offeredTypes(location)} />
        </p>
        <dl className="mt-5 border-t border-line pt-4">
          {exceptions.filter(isToday).map((row) => (
            <HoursLine key={row.days} row={row} isException />
          ))}
          {hoursRows(location.hours).map((row) => (
            <HoursLine key={row.days} row={row} />
          ))}
          {exceptions
            .filter((row) => !isToday(row))
            .map((row) => (
              <HoursLine key={row.days} row={row} isException />
            ))}
        </dl>
        <div className="mt-auto pt-4">
          <div className="flex flex-wrap gap-x-6 border-t border-line pt-3">
            <a
              href={mapLink(location)}
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
            >
              <Icon name="pin" className="size-5 text-saffron-ink" /> {location.address}
              <span className="sr-only">, on the map</span>
            </a>
            <a
              href={telLink(location.phone)}
              className="inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
            >
              <Icon name="phone" className="size-5 text-saffron-ink" /> <span className="sr-only">Call </span>
              {location.phone}
            </a>
          </div>
        </div>
        <div className="pt-4">
          <Link
            to={paths.menu(location.id)}
            className={button(stepsBack ? 'quiet' : 'strong', 'min-h-12 w-full px-3!')}
          >
            {`${location.hasMenu ? (stepsBack ? 'Order for later from' : 'Order from') : 'Menu in'} ${location.name}`}
            <Icon name="arrow" className="size-5 shrink-0 max-[22.4375rem]:hidden" />
          </Link>
        </div>
      </div>
    </article>
  )
}

/** What counts now stands before what counts in other weeks. */
function isToday({ isToday = false }: HoursRow): boolean {
  return isToday
}

function HoursLine({ row: { days, times }, isException = false }: { row: HoursRow; isException?: boolean }) {
  return (
    <div
      className={`flex flex-wrap items-baseline gap-x-2 py-0.5 ${isException ? 'font-semibold text-saffron-ink' : ''}`}
    >
      <dt>
        <Parted parts={days.split(' · ')} />
      </dt>
      <Leader />
      <dd className="ml-auto text-right tabular-nums">{times}</dd>
    </div>
  )
}
