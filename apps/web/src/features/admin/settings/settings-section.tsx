import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { locationId } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { type OwnLocation, ownLocationsQuery } from '../../../kit/locations.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { SettingRow } from './setting-row.tsx'
import { inAreas, type Setting } from './setting-words.ts'

const FILTERS = { location: locationId }
const HOUSE = ['', 'The whole house'] as const

/** What the owner sets while the program runs: for the house, or otherwise at one location. */
export function SettingsSection() {
  const { values, change } = useSection(FILTERS)
  const own = useQuery(ownLocationsQuery(values.location)).data
  const settings = useQuery(ask('/getSettings', { locationId: values.location }))
  return (
    <div className={PAGE}>
      <SectionHead title="Settings" note={`${aboutPlace(own?.locations, values.location)} ${SAVED}`}>
        <LocationFilter
          className="max-w-full"
          value={values.location ?? ''}
          places={own?.locations ?? []}
          total={own?.total ?? 0}
          all={HOUSE}
          onChange={(id) => change({ location: id || undefined })}
        />
      </SectionHead>
      <Areas settings={settings} />
    </div>
  )
}

const SAVED = 'Each is saved on its own.'

function aboutPlace(locations: readonly OwnLocation[] | undefined, id: string | undefined): string {
  if (id === undefined) return 'The whole house. Choose a location for what may differ there.'
  const name = locations?.find((location) => location.id === id)?.name ?? 'this location'
  return `These may differ at ${name}; all others are set for the whole house.`
}

function Areas({ settings: { data, error, refetch } }: { settings: UseQueryResult<{ settings: readonly Setting[] }> }) {
  if (data)
    return inAreas(data.settings).map(({ area, title, settings }) => (
      <Area key={area} title={title} settings={settings} />
    ))
  if (error)
    return (
      <LoadProblem title="Failed to load the settings" sentence={sentenceOf(error)} onRetry={() => void refetch()} />
    )
  return <Skeleton className="h-96" />
}

function Area({ title, settings }: { title: string; settings: readonly Setting[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <ul className="rounded-card border border-line bg-raised">
        {settings.map((setting) => (
          <SettingRow key={`${setting.locationId} ${setting.name}`} asked={setting} />
        ))}
      </ul>
    </section>
  )
}
