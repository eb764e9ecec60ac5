import type { ReactNode } from 'react'
import type { Footer, MenuData } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { NavLink } from '../../../ui/link.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
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
      mark={location.openState.isOpen && !location.pauses?.length ? '' : 'is-shut'}
      more={
        <noscript>
          {/* Where a script runs nobody reads it: it is no part of that script. */}
          {import.meta.env.SSR && location.hasMenu && (
            <p className="mt-4 rounded-control bg-sunk px-4 py-3">
              Ordering here needs JavaScript. The menu is complete without it; to order, please call{' '}
              <span className="whitespace-nowrap">{location.phone}</span>.
            </p>
          )}
        </noscript>
      }
    >
      <p className="menu-state">
        {/* A kitchen without dishes is not open to order. */}
        {(typeChoice ?? !location.openState.isOpen) && <OpenState location={location} />}
        {Object.values(location.typeStates).map(({ text }) => (
          <span key={text}>{text}</span>
        ))}
        <Rating rating={location.rating} reviewCount={location.reviewCount} />
      </p>
      <DatesAhead dates={location.datesAhead} />
      <p className="menu-contact">
        <span>
          <Icon name="pin" className="size-4.5 text-saffron-ink" /> {location.address}
        </span>
        <a href={telLink(location.phone)}>
          <Icon name="phone" className="size-4.5 text-saffron-ink" /> {location.phone}
        </a>
      </p>
    </MenuHeadFrame>
  )
}

type FrameProps = Pick<Footer, 'locations' | 'total'> & {
  name: ReactNode
  typeChoice: ReactNode
  /** How it looks: `is-shut` where nothing can be ordered now, `is-bare` where there is no menu below it. */
  mark?: string
  more?: ReactNode
  /** What is to be known of the kitchen. */
  children: ReactNode
}

/** On a phone it is a few short rows, so that the first dish shows without scrolling. */
export function MenuHeadFrame({ name, locations, total, typeChoice, mark = '', more, children }: FrameProps) {
  return (
    <div className={`menu-head jali-frame ${mark}`}>
      <div className="wrap">
        <div className="menu-place">
          <div className="menu-name">
            <p className="label-caps">The menu</p>
            <h1>{name}</h1>
          </div>
          <div className="menu-places">
            {locations.length > 1 && <LocationSwitch locations={locations} />}
            {total > locations.length && (
              <NavLink to="/#kitchens" className="flex min-h-11 items-center font-semibold underline">
                Find one of {total} kitchens
              </NavLink>
            )}
          </div>
        </div>
        {/* On a phone above the two switches, which belong together. */}
        <div className="menu-facts">{children}</div>
        <div className="menu-type">{typeChoice}</div>
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
