import type { ReactNode } from 'react'
import type { Footer, MenuData } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NavLink } from '../../../ui/link.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
import { Ornament } from '../../../ui/ornament.tsx'
import '../../../ui/pill.css'
import './menu-head.css'
import { telLink } from '../../../ui/contact-links.ts'
import { Rating } from '../../../ui/rating.tsx'

type MenuHeadProps = Pick<MenuData, 'location' | 'locations' | 'total'> & { typeChoice: ReactNode }

export function MenuHead({ location, locations, total, typeChoice }: MenuHeadProps) {
  return (
    <MenuHeadFrame
      name={location.name}
      locations={locations}
      total={total}
      typeChoice={typeChoice}
      more={
        <noscript className="order-3 w-full lg:col-span-2 xl:col-span-3">
          <p className="mt-4 rounded-control bg-sunk px-4 py-3">
            Ordering here needs JavaScript. The menu is complete without it; to order, please call{' '}
            <span className="whitespace-nowrap">{location.phone}</span>.
          </p>
        </noscript>
      }
    >
      <p className="menu-state">
        <OpenState location={location} />
        {Object.values(location.typeStates).map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
        <Rating rating={location.rating} reviewCount={location.reviewCount} />
      </p>
      <DatesAhead dates={location.datesAhead} />
      <p className="mt-1 flex flex-wrap items-center justify-center gap-x-5 max-sm:hidden lg:justify-start">
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
    </MenuHeadFrame>
  )
}

type FrameProps = Pick<Footer, 'locations' | 'total'> & {
  name: ReactNode
  typeChoice: ReactNode
  more?: ReactNode
  /** What is to be known of the kitchen. */
  children: ReactNode
}

/** On a phone it is a few short rows, so that the first dish shows without scrolling. */
export function MenuHeadFrame({ name, locations, total, typeChoice, more, children }: FrameProps) {
  return (
    <div className="menu-head jali-frame">
      <div className="wrap flex flex-wrap gap-2 pt-0.5 pb-1.5 sm:justify-center sm:gap-x-6 sm:gap-y-0 sm:pt-7 sm:pb-6 sm:text-center md:pt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_30rem] lg:items-center lg:gap-x-10 lg:pt-7 lg:pb-5 lg:text-left xl:grid-cols-[minmax(0,1fr)_auto_auto] xl:gap-x-3 xl:pt-4 xl:pb-2">
        <div className="w-full sm:contents">
          <div className="sm:w-full lg:self-end xl:self-center">
            <p className="label-caps hidden text-saffron-ink sm:block xl:hidden">The menu</p>
            <h1 className="text-[clamp(1.75rem,7vw,4.25rem)] leading-[1.05] font-semibold sm:mt-2 lg:mt-1 lg:text-[2.5rem] xl:mt-0">
              {name}
            </h1>
            <Ornament className="mx-auto mt-3 mb-3 max-sm:hidden lg:hidden" />
          </div>
          <div className="sm:order-1 sm:mt-3 lg:order-none lg:mt-0 lg:self-end lg:justify-self-end xl:self-center">
            {locations.length > 1 && <LocationSwitch locations={locations} />}
            {total > locations.length && (
              <NavLink to="/#kitchens" className="flex min-h-11 items-center font-semibold underline">
                Find one of {total} kitchens
              </NavLink>
            )}
          </div>
        </div>
        {/* On a phone above the two switches, which belong together. */}
        <div className="menu-facts w-full max-sm:-order-1 lg:self-start">{children}</div>
        <div className="sm:order-2 sm:mt-3 lg:order-none lg:self-start lg:text-right xl:mt-0 xl:self-center">
          {typeChoice}
        </div>
        {more}
      </div>
    </div>
  )
}

/** Links, because each location's menu has an address of its own. */
function LocationSwitch({ locations }: Pick<Footer, 'locations'>) {
  return (
    <nav aria-label="Location" className="location-switch pills">
      {locations.map(({ id, name }) => (
        <NavLink key={id} to={paths.menu(id)} className="pill">
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
