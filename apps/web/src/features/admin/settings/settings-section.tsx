import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { locationId } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { type OwnLocation, ownLocationsQuery } from '../../../kit/locations.ts'
import { ask } from '../../../kit/server/ask.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { comeInSight, showChosen } from '../../../ui/come-in-sight.ts'
import { useCurrentPart } from '../../../ui/form/use-current-part.ts'
import { RowsSkeleton } from '../../../ui/list/rows-skeleton.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LeaveQuestion } from '../../shared/form/leave-question.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { SettingRow } from './setting-row.tsx'
import { inAreas, type Setting } from './setting-words.ts'
import { UnsavedBar } from './unsaved-bar.tsx'

const FILTERS = { location: locationId }
const ALL_LOCATIONS = ['', 'All locations'] as const

/** What the owner sets while the program runs: for the house, or otherwise at one location. */
export function SettingsSection() {
  const { values, change } = useSection(FILTERS)
  const own = useQuery(ownLocationsQuery(values.location)).data
  const settings = useQuery(ask('/getSettings', { locationId: values.location }))
  const { unsaved, onEntered } = useUnsaved()
  // Beside what a location has of its own stands what the house has.
  const house = useQuery({ ...ask('/getSettings', {}), enabled: values.location !== undefined }).data
  return (
    <div className={PAGE}>
      <SectionHead
        title="Settings"
        note={
          (settings.data || !settings.error) && (
            <>
              {aboutPlace(own?.locations, values.location)} {SAVED}
            </>
          )
        }
      >
        <LocationFilter
          value={values.location ?? ''}
          places={own?.locations ?? []}
          total={own?.total ?? 0}
          all={ALL_LOCATIONS}
          onChange={(id) => change({ location: id || undefined })}
        />
      </SectionHead>
      <OfflineNotice>Changes can be saved once you are back online.</OfflineNotice>
      <Areas settings={settings} house={house?.settings ?? []} unsaved={unsaved} onEntered={onEntered} />
      <UnsavedBar names={unsaved} />
      <LeaveQuestion isChanged={unsaved.length > 0} />
    </div>
  )
}

/** The names of settings that hold an entry nobody has saved. */
function useUnsaved() {
  const [unsaved, setUnsaved] = useState<readonly Setting['name'][]>([])
  const onEntered = useCallback(
    ({ name }: Setting, isChanged: boolean) =>
      setUnsaved((names) => [...names.filter((one) => one !== name), ...(isChanged ? [name] : [])]),
    [],
  )
  return { unsaved, onEntered }
}

const SAVED = 'Each setting saves separately.'

function aboutPlace(locations: readonly OwnLocation[] | undefined, id: string | undefined): string {
  if (id === undefined) return 'These apply to every location unless a location has its own.'
  const name = locations?.find((location) => location.id === id)?.name ?? 'this location'
  return `${name} can have its own value for each.`
}

type Entered = { unsaved: readonly Setting['name'][]; onEntered: (setting: Setting, isChanged: boolean) => void }
type AreasProps = Entered & {
  settings: UseQueryResult<{ settings: readonly Setting[] }>
  house: readonly Setting[]
}

function Areas({ settings: { data, error, refetch }, house, unsaved, onEntered }: AreasProps) {
  if (data) {
    const areas = inAreas(data.settings)
    return (
      <div className={ROOM}>
        {areas.length > 1 && <AreaList areas={areas} unsaved={unsaved} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:col-start-2">
          {areas.map(({ area, title, settings }) => (
            <Area
              key={area}
              id={idOfArea(area)}
              title={title}
              settings={settings}
              house={house}
              onEntered={onEntered}
            />
          ))}
        </div>
      </div>
    )
  }
  if (error)
    return (
      <LoadProblem isRoom title="Failed to load the settings" {...problemOf(error)} onRetry={() => void refetch()} />
    )
  return (
    <div aria-busy="true" className={ROOM}>
      <p className="sr-only">Loading the settings…</p>
      <div className="flex gap-2 overflow-hidden lg:flex-col lg:gap-7 lg:py-3">
        {Array.from('abcdefg', (key) => (
          <Skeleton key={key} className="h-11 w-28 shrink-0 sm:shrink lg:mx-4 lg:h-5" />
        ))}
      </div>
      <div className="grid gap-3">
        <Skeleton className="h-7 w-36" />
        <RowsSkeleton row="h-24" />
      </div>
    </div>
  )
}

const ROOM = 'flex flex-col gap-x-8 gap-y-4 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:items-start'

const idOfArea = (area: string) => `settings-${area}`

type AreaListProps = Pick<Entered, 'unsaved'> & {
  areas: readonly { readonly area: string; readonly title: string; readonly settings: readonly Setting[] }[]
}

/** The way to each area: beside them, or above them in a row. */
function AreaList({ areas, unsaved }: AreaListProps) {
  const current = useCurrentPart(areas.map(({ area }) => idOfArea(area)))
  const nav = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each area that is come to
  useEffect(() => showChosen(nav.current), [current])
  const goTo = (area: string) => {
    const heading = document.getElementById(idOfArea(area))
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
  }
  return (
    // On a phone from edge to edge: what is cut there goes on beyond the screen, on either side.
    <div className="sticky top-[calc(57px+env(safe-area-inset-top))] z-10 min-w-0 bg-paper max-md:-mx-4 md:top-0 lg:top-5">
      <nav
        ref={nav}
        aria-label="Areas"
        onFocus={comeInSight}
        className="flex max-w-full gap-0.5 overflow-x-auto max-md:fade-right overscroll-x-contain [scrollbar-width:none] max-lg:py-2 max-md:pr-10 max-md:pl-4 md:gap-1 md:max-lg:my-2 md:max-lg:w-fit md:max-lg:rounded-control md:max-lg:bg-sunk md:max-lg:py-0 lg:flex-col lg:overflow-visible"
      >
        {areas.map(({ area, title, settings }) => (
          <button
            key={area}
            type="button"
            aria-current={idOfArea(area) === current ? 'true' : undefined}
            className="max-lg:segment lg:here min-h-11 shrink-0 rounded-control px-3 text-left font-semibold max-md:px-2.5 max-md:text-[0.9375rem] md:max-lg:px-2 md:max-lg:text-sm min-[50rem]:max-lg:px-3 whitespace-nowrap text-soft not-aria-[current]:hover:bg-sunk/50 hover:text-ink lg:px-3.5 lg:whitespace-normal"
            onClick={() => goTo(area)}
          >
            {title}
            {settings.some(({ name }) => unsaved.includes(name)) && (
              <>
                <span aria-hidden="true" className="ml-2 inline-block size-2 rounded-full bg-saffron align-middle" />
                <span className="sr-only">, not saved</span>
              </>
            )}
          </button>
        ))}
      </nav>
    </div>
  )
}

type AreaProps = Pick<Entered, 'onEntered'> & {
  id: string
  title: string
  settings: readonly Setting[]
  house: readonly Setting[]
}

function Area({ id, title, settings, house, onEntered }: AreaProps) {
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        tabIndex={-1}
        className="mb-2 scroll-mt-[calc(133px+env(safe-area-inset-top))] text-xl outline-none md:scroll-mt-19 lg:scroll-mt-5"
      >
        {title}
      </h2>
      <ul className="rounded-card border border-line bg-raised">
        {settings.map((setting) => (
          <SettingRow
            key={`${setting.locationId} ${setting.name}`}
            asked={setting}
            ofHouse={house.find(({ name }) => name === setting.name)}
            onEntered={onEntered}
          />
        ))}
      </ul>
    </section>
  )
}
