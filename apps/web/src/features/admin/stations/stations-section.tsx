import { may } from '@sizzle/domain/people/rights.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { locationId, oneOfOr, textOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { setKitchenView, useKitchenView } from '../../../kit/kitchen-view.ts'
import type { OwnLocation } from '../../../kit/locations.ts'
import { hasFailed } from '../../../kit/server/has-failed.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { FilterSelect } from '../../../ui/list/filter-select.tsx'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { LineMark } from '../../../ui/office/line-mark.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { KitchenFailed } from '../../shared/kitchen-failed/kitchen-failed.tsx'
import { LeaveKitchenView } from '../../shared/kitchen-view/leave-kitchen-view.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { useOneLocation } from '../../shared/own-locations/use-one-location.ts'
import { stationsQuery } from '../../shared/tickets/tickets-query.ts'
import { BumpBarDialog } from './bump-bar/bump-bar-dialog.tsx'
import { StationsSetup } from './setup/stations-setup.tsx'
import { StationView, TicketsToCome } from './station-view.tsx'

const FILTERS = { location: locationId, station: textOf(60), show: oneOfOr('tickets', ['setup']) }

/** The stations of a kitchen: what each has to do and, for managers, what goes to which of them. */
export function StationsSection({ user }: { user: SessionUser }) {
  const { values, addressWith, change } = useSection(FILTERS)
  const { query, own, total, location } = useOneLocation(user, values.location)
  if (!location && query.isPending && !hasFailed(query) && values.show !== 'setup') return <StationsToCome />
  if (!location)
    return (
      <div className={`${PAGE} h-full`}>
        <SectionHead title="Stations" />
        {query.isPending && !hasFailed(query) && <Skeleton className="h-60" />}
        {hasFailed(query) && <KitchenFailed what="Tickets" error={query.error} onRetry={() => void query.refetch()} />}
        {query.data && <ListEmpty title="No locations" hint="An admin says at which locations you work." />}
      </div>
    )
  const chooser = (
    <LocationFilter
      className="max-sm:min-w-0"
      cap={NAME_CAP}
      value={location.id}
      places={own}
      total={total}
      onChange={(id) => change({ location: id, station: '' })}
    />
  )
  return (
    <StationsAt
      key={location.id}
      location={location}
      chooser={chooser}
      mayEdit={may(user, 'station.edit')}
      stationId={values.station}
      isSetup={values.show === 'setup'}
      onStation={(station) => change({ station })}
      ticketsTo={addressWith({ show: 'tickets' })}
      onSetup={() => change({ show: 'setup' })}
    />
  )
}

const BAR = 'flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:grid max-sm:gap-x-2 max-sm:gap-y-1'

/** Both lists hold names that people gave, which may be long. */
const NAME_CAP = 'max-w-full sm:max-w-56'

/** The bar and the tickets as they will stand. */
function StationsToCome({ chooser = <Skeleton className="h-11 w-36 max-sm:w-full" /> }: { chooser?: ReactNode }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-2.5 p-3">
      <div className={`${BAR} max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]`}>
        <h1 className="text-2xl max-lg:sr-only">Stations</h1>
        {chooser}
        <Skeleton className="h-11 w-44 max-sm:w-full" />
        <Skeleton className="h-11 w-11 sm:ml-auto sm:w-28 xl:w-84" />
      </div>
      <TicketsToCome />
    </div>
  )
}

const ABOUT_KEYS = 'Which keys of a bump bar, or of a keyboard, finish which ticket'

type StationsAtProps = {
  location: OwnLocation
  chooser: ReactNode
  mayEdit: boolean
  stationId: string
  isSetup: boolean
  onStation: (id: string) => void
  ticketsTo: To
  onSetup: () => void
}

function StationsAt({
  location,
  chooser,
  mayEdit,
  stationId,
  isSetup,
  onStation,
  ticketsTo,
  onSetup,
}: StationsAtProps) {
  const query = useQuery(stationsQuery(location.id))
  const isKitchen = useKitchenView()
  const isOnline = useOnline()
  const [isTeaching, setTeaching] = useState(false)
  // What is known stays on the screen while the server is away.
  if (hasFailed(query))
    return (
      <div className="flex h-full flex-col p-3">
        <div className={BAR}>
          <h1 className="text-2xl max-lg:sr-only">Stations</h1>
          {chooser}
        </div>
        <KitchenFailed what="Tickets" error={query.error} onRetry={() => void query.refetch()} />
      </div>
    )
  if (!query.data && !isSetup) return <StationsToCome chooser={chooser} />
  if (!query.data)
    return (
      <div aria-busy="true" className="flex flex-col gap-4 p-4 sm:p-6">
        <SectionHead title="Set up stations" />
        <Skeleton className="h-60" />
      </div>
    )
  const { stations } = query.data
  if (mayEdit && isSetup) return <StationsSetup saved={stations} chooser={chooser} backTo={ticketsTo} />
  const more: ListTool[] = [
    ...(isKitchen ? [] : [{ icon: 'expand', label: 'Full screen', onPress: () => setKitchenView(true) } as const]),
    ...(mayEdit ? [{ icon: 'sliders', label: 'Set up stations', onPress: onSetup } as const] : []),
  ]
  const teach: ListTool = { icon: 'keyboard', label: 'Ticket keys', onPress: () => setTeaching(true) }
  const station = stations.stations.find(({ id }) => id === stationId) ?? stations.stations[0]
  const tools = station?.kind === 'prep' ? [teach, ...more] : more
  const bar = (load: string) => (
    <div
      className={`${BAR} ${isKitchen ? 'max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto]' : 'max-sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]'}`}
    >
      <h1 className="text-2xl max-lg:sr-only">Stations</h1>
      {chooser}
      {station && (
        <FilterSelect
          label="Station"
          value={station.id}
          options={stations.stations.map(({ id, name }) => [id, name] as const)}
          className="max-sm:min-w-0"
          cap={NAME_CAP}
          onChange={onStation}
        />
      )}
      {more.length > 0 && <ToolMenu className="sm:hidden" label="Station tools" tools={more} />}
      <p
        role="status"
        className={`font-semibold tabular-nums empty:hidden max-sm:order-last max-sm:col-span-full ${isOnline ? 'max-sm:text-sm' : ''}`}
      >
        {isOnline ? load : <LineMark look="offline">Offline</LineMark>}
      </p>
      {tools.length > 0 && (
        <ToolMenu className="ml-auto max-sm:hidden xl:hidden" look="named" label="Tools" tools={tools} />
      )}
      <div className="ml-auto flex gap-2 max-xl:hidden">
        {tools.map(({ icon, label, onPress }) => (
          <button
            key={label}
            type="button"
            title={label === teach.label ? ABOUT_KEYS : label}
            className={button('quiet', 'px-4!')}
            onClick={onPress}
          >
            <ToolIcon name={icon} /> {label}
          </button>
        ))}
      </div>
      {isKitchen && <LeaveKitchenView className={button('quiet', 'px-4!')} />}
      {isTeaching && <BumpBarDialog onClose={() => setTeaching(false)} />}
    </div>
  )
  if (station) return <StationView key={station.id} location={location} station={station} bar={bar} />
  return (
    <div className={PAGE}>
      <SectionHead title="Stations">{chooser}</SectionHead>
      <ListEmpty
        title="No stations yet"
        hint={mayEdit ? 'Add the first one: dishes go to it at once.' : 'A manager can add them.'}
      >
        {mayEdit && (
          <button type="button" className={button('primary')} onClick={onSetup}>
            Set up stations
          </button>
        )}
      </ListEmpty>
    </div>
  )
}
