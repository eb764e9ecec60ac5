import { useEffect, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { publicApi } from '../../../kit/api.ts'
import type { PageLocation } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { OpenState } from '../../../ui/open-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** As many as fit beside what else the menu holds. */
const SHOWN = 4
const CALL = 'inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline'

type Kitchens = { locations: readonly PageLocation[]; total: number }
// Shown at once when the menu is opened again, and asked for anew meanwhile.
let lastRead: Kitchens | undefined

type MobileKitchensProps = { onLeave: () => void }

/** Where one can eat: name, whether it is open, phone. Where they cannot be had, the phone of the house. */
export function MobileKitchens({ onLeave }: MobileKitchensProps) {
  const [kitchens, setKitchens] = useState<Kitchens | 'none' | undefined>(lastRead)
  useEffect(() => {
    let isGone = false
    publicApi.get('/getActiveLocations', { limit: `${SHOWN}` }).then(
      (read) => {
        lastRead = read
        if (!isGone) setKitchens(read)
      },
      () => isGone || setKitchens((before) => before ?? 'none'),
    )
    return () => {
      isGone = true
    }
  }, [])
  if (kitchens === 'none') {
    return (
      <a href={BRAND.phoneLink} className={CALL}>
        <Icon name="phone" /> {BRAND.phone}
      </a>
    )
  }
  return (
    <section aria-label="Our kitchens" aria-busy={kitchens === undefined}>
      <h2 className="label-caps font-text! text-saffron-ink">Our kitchens</h2>
      <ul className="mt-1">
        {kitchens?.locations.map((location) => <Kitchen key={location.id} location={location} onLeave={onLeave} />) ?? (
          <Waiting />
        )}
      </ul>
      {kitchens && kitchens.total > kitchens.locations.length && (
        <Link replace to="/#kitchens" className={`${CALL} underline`} onClick={onLeave}>
          Find one of {kitchens.total} kitchens
        </Link>
      )}
    </section>
  )
}

function Kitchen({ location, onLeave }: MobileKitchensProps & { location: PageLocation }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2">
      <Link
        replace
        to={paths.menu(location.id)}
        className="mr-auto flex min-h-11 items-center text-lg font-semibold underline-offset-4 hover:underline"
        onClick={onLeave}
      >
        <span className="sr-only">Menu in </span>
        {location.name}
      </Link>
      <OpenState location={location} />
      <span className="flex min-h-8 basis-full items-center gap-2">
        <Icon name="pin" className="size-5 shrink-0 text-saffron-ink" />
        <span className="min-w-0">{location.address}</span>
      </span>
      <a href={telLink(location.phone)} className={CALL}>
        <Icon name="phone" className="size-5 text-saffron-ink" /> <span className="sr-only">Call </span>
        {location.phone}
      </a>
    </li>
  )
}

function Waiting() {
  return [1, 2].map((row) => (
    <li key={row} className="border-b border-line py-2">
      <Skeleton className="my-2 h-7 w-full" />
      <Skeleton className="mb-3 h-18 w-1/2" />
    </li>
  ))
}
