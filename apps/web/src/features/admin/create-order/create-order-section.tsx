import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { locationId } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'
import { BarPlace } from '../../../kit/foot-bars.tsx'
import { type OwnLocation, ownLocationsQuery } from '../../../kit/locations.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { isTriedAgain } from '../../../kit/server/heal.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { wishedLocation } from '../../../kit/wished-location.ts'
import { button } from '../../../ui/button.ts'
import { ListEmpty } from '../../../ui/list/list-empty.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { locationsFailed } from './create-order-words.ts'
import { DeskSkeleton } from './desk-skeleton.tsx'
import { DeskState, DeskTools } from './desk-tools.tsx'
import { OrderDesk } from './order-desk.tsx'
import { TillStrip } from './till/till-strip.tsx'

const FILTERS = { location: locationId }

/** Whoever takes the order; a till without a network knows no more of them. */
type Person = Pick<SessionUser, 'id'>

/** An order that staff take for a customer: where, what, for whom, and how it is paid. */
export function CreateOrderSection({ user }: { user: Person }) {
  const { values, change } = useSection(FILTERS)
  const asked = useQuery(ownLocationsQuery(values.location))
  // Without a network a till has the list that it keeps at hand.
  const kept = useQuery({ ...ownLocationsQuery(), enabled: false })
  const places = { ...asked, data: asked.data ?? kept.data, isPending: asked.isPending && !kept.data }
  const [hasTools, setTools] = useState(false)
  const own = (places.data?.locations ?? []).filter(({ isActive }) => isActive)
  const { chosen, lost } = useDeskPlace(places.data?.locations, own, values.location)
  // While none is chosen, choosing any of them is a change.
  const none = lost && (['', 'Choose a location'] as const)
  const choose = (id: string) => id !== '' && change({ location: id })
  return (
    <div className="flex min-h-0 grow flex-col">
      <header className="flex shrink-0 items-center justify-between gap-3 border-b border-line px-4 py-1.5">
        <h1 className="text-2xl leading-tight max-md:sr-only">Create New Order</h1>
        <div className="flex min-w-0 items-center gap-2 max-md:grow max-md:justify-end">
          {places.isPending && <Skeleton className="mr-auto h-11 w-36" />}
          {(chosen || (lost && own.length > 0)) && (
            <LocationFilter
              className="mr-auto min-w-0"
              value={chosen?.id ?? ''}
              places={own}
              total={places.data?.total ?? 0}
              all={none}
              onChange={choose}
            />
          )}
          <BarPlace className="ml-auto shrink-0 md:order-first" />
          <DeskState isWaiting={places.isPending} onOpen={() => setTools(true)} />
        </div>
      </header>
      <TillStrip />
      <div className="@container relative min-h-0 grow md:overflow-y-auto">
        {places.error && !places.data && <DeskFailed error={places.error} onRetry={() => void places.refetch()} />}
        {places.isPending && <DeskSkeleton />}
        {lost && (
          <div role="alert" className="p-4">
            <ListEmpty
              title={`${lost.name} is no longer on your list.`}
              hint="No orders are taken for it now. What you entered here stays with it; it is in no other location’s cart."
            >
              {own.length === 1 &&
                own.map(({ id, name }) => (
                  <button key={id} type="button" className={button('primary')} onClick={() => choose(id)}>
                    Take an order at {name}
                  </button>
                ))}
            </ListEmpty>
          </div>
        )}
        {places.data && !chosen && !lost && (
          <ListEmpty title="No active location" hint="An admin says at which locations you work." />
        )}
        {chosen && <Desk key={chosen.id} user={user} locationId={chosen.id} onHelp={() => setTools(true)} />}
      </div>
      {hasTools && <DeskTools onClose={() => setTools(false)} />}
    </div>
  )
}

/**
 * The kitchen that orders are taken for. The one that somebody works with or has named is never changed for another by
 * itself: when it takes no orders any more it is lost, until they choose.
 */
function useDeskPlace(all: readonly OwnLocation[] | undefined, active: readonly OwnLocation[], named?: string) {
  const [shown, setShown] = useState<OwnLocation>()
  const wanted = named ?? shown?.id
  const known = all?.find(({ id }) => id === wanted) ?? (shown?.id === wanted ? shown : undefined)
  const isLost = all !== undefined && known !== undefined && !active.some(({ id }) => id === known.id)
  const chosen = isLost ? undefined : wishedLocation(active, wanted)
  if (chosen && chosen !== shown) setShown(chosen)
  return { chosen, lost: isLost ? known : undefined }
}

type DeskProps = { user: Person; locationId: string; onHelp: () => void }

function Desk({ user, locationId: at, onHelp }: DeskProps) {
  const place = useQuery(ask('/getLocation', { id: at }))
  if (place.data) return <OrderDesk user={user} location={place.data.location} onHelp={onHelp} />
  if (!place.error) return <DeskSkeleton />
  return <DeskFailed error={place.error} onRetry={() => void place.refetch()} />
}

function DeskFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="p-4">
      <LoadProblem
        isRoom
        title="Orders cannot be taken here yet"
        sentence={locationsFailed(sentenceOf(error))}
        isTriedAgain={isTriedAgain(error)}
        onRetry={onRetry}
      />
    </div>
  )
}
