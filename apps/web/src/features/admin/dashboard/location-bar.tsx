import type { OwnLocation } from '../../../kit/locations.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'

type LocationBarProps = {
  own: readonly OwnLocation[]
  total: number
  /** The one that the figures are of. */
  location: OwnLocation | undefined
  onChange: (id: string | undefined) => void
}

const ALL = ['', 'All Locations'] as const

/** Which location the figures are of, with its address and phone. One that is closed is there while it is chosen. */
export function LocationBar({ own, total, location, onChange }: LocationBarProps) {
  return (
    <>
      <LocationFilter
        className="max-sm:min-w-0! max-sm:grow max-sm:basis-0"
        cap="max-w-full sm:max-w-56"
        value={location?.id ?? ''}
        places={own.filter((one) => one.isActive || one.id === location?.id)}
        total={total}
        all={ALL}
        onChange={(id) => onChange(id === '' ? undefined : id)}
      />
      {location && (
        <p className="order-last flex w-full flex-wrap items-center gap-x-4 text-sm text-soft sm:-mt-3">
          <span className="inline-flex items-center gap-1.5">
            <Icon name="pin" className="size-4.5" /> {location.address}
          </span>
          <a
            className="inline-flex min-h-11 items-center gap-1.5 underline-offset-3 hover:underline"
            href={telLink(location.phone)}
          >
            <Icon name="phone" className="size-4.5" /> {location.phone}
          </a>
        </p>
      )}
    </>
  )
}
