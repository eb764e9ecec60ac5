import { Link } from 'react-router'
import type { MenuData } from '../../../pages/page-content.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
import { Ornament } from '../../../ui/ornament.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { telLink } from '../../../ui/tel-link.ts'

export function MenuHead({ location, locations }: Pick<MenuData, 'location' | 'locations'>) {
  const others = locations.filter(({ id }) => id !== location.id)
  return (
    <div className="jali-frame">
      <div className="wrap flex flex-col items-center pt-10 pb-9 text-center md:pt-14">
        <p className="label-caps text-saffron-ink">The menu</p>
        <h1 className="mt-2 text-[clamp(2.5rem,7vw,4.25rem)] leading-[1.02] font-semibold">{location.name}</h1>
        <Ornament className="mt-5 mb-4" />
        <OpenState state={location.openState} />
        <p className="mt-4 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="pin" className="size-4.5 text-saffron-ink" /> {location.address}
          </span>
          <a
            href={telLink(location.phone)}
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
          >
            <Icon name="phone" className="size-4.5 text-saffron-ink" /> {location.phone}
          </a>
          <Rating rating={location.rating} reviewCount={location.reviewCount} />
        </p>
        {others.length > 0 && (
          <p className="text-soft">
            Ordering elsewhere?{' '}
            {others.map(({ id, name }) => (
              <Link
                key={id}
                to={paths.menu(id)}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline decoration-saffron decoration-2 underline-offset-4"
              >
                Menu in {name}
              </Link>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}
