import type { ReactNode } from 'react'
import type { MenuData } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NavLink } from '../../../ui/link.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
import { Ornament } from '../../../ui/ornament.tsx'
import '../../../ui/pill.css'
import { Rating } from '../../../ui/rating.tsx'
import { telLink } from '../../../ui/tel-link.ts'

type MenuHeadProps = Pick<MenuData, 'location' | 'locations' | 'total'> & { typeChoice: ReactNode }

export function MenuHead({ location, locations, total, typeChoice }: MenuHeadProps) {
  return (
    <div className="jali-frame">
      <div className="wrap flex flex-col items-center pt-7 pb-6 text-center md:pt-12">
        <p className="label-caps text-saffron-ink">The menu</p>
        <h1 className="mt-2 text-[clamp(2.5rem,7vw,4.25rem)] leading-[1.02] font-semibold">{location.name}</h1>
        <Ornament className="mt-3 mb-3" />
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
          <OpenState location={location} />
          {Object.values(location.typeStates).map(({ text }) => (
            <span key={text}>{text}</span>
          ))}
          <Rating rating={location.rating} reviewCount={location.reviewCount} />
        </p>
        <DatesAhead dates={location.datesAhead} />
        <p className="mt-1 flex flex-wrap items-center justify-center gap-x-5">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="pin" className="size-4.5 text-saffron-ink" /> {location.address}
          </span>
          <a
            href={telLink(location.phone)}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <Icon name="phone" className="size-4.5 text-saffron-ink" /> {location.phone}
          </a>
        </p>
        <div className="mt-3 flex flex-wrap items-start justify-center gap-x-6 gap-y-3">
          {locations.length > 1 && <LocationSwitch locations={locations} />}
          {total > locations.length && (
            <NavLink to="/#kitchens" className="flex min-h-11 items-center font-semibold underline">
              Find one of {total} kitchens
            </NavLink>
          )}
          {typeChoice}
        </div>
        <noscript>
          <p className="mt-4 rounded-control bg-sunk px-4 py-3">
            Ordering here needs JavaScript. The menu is complete without it; to order, please call{' '}
            <span className="whitespace-nowrap">{location.phone}</span>.
          </p>
        </noscript>
      </div>
    </div>
  )
}

/** Links, because each location's menu has an address of its own. */
function LocationSwitch({ locations }: Pick<MenuData, 'locations'>) {
  return (
    <nav
      aria-label="Location"
      className="inline-flex max-w-full flex-wrap rounded-3xl border border-line-strong bg-raised p-1"
    >
      {locations.map(({ id, name }) => (
        <NavLink key={id} to={paths.menu(id)} className="pill">
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
