import { fullness } from '@sizzle/domain/order/kitchen-load.ts'
import { ORDER_TYPE_LABELS } from '@sizzle/domain/order/order-type.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { everyMinute } from '../../../../kit/every-minute.ts'
import { useLive } from '../../../../kit/live/use-live.ts'
import type { OwnLocation } from '../../../../kit/locations.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { type Kitchen, kitchenQuery } from './kitchen-query.ts'

type PacingBarProps = { kitchens: readonly Kitchen[]; locations: readonly OwnLocation[] }

/** How full the next times are, where a location takes only so many, and what is quoted now. */
export function PacingBar({ kitchens, locations }: PacingBarProps) {
  const limited = kitchens.filter(({ capacity }) => capacity.orders !== null || capacity.items !== null)
  if (limited.length === 0) return null
  return (
    <div className="grid gap-px border-b border-line bg-raised px-2 py-0.5">
      <FollowOrders ids={limited.map(({ locationId }) => locationId).join(' ')} />
      {limited.map((kitchen) => (
        <KitchenPace
          key={kitchen.locationId}
          kitchen={kitchen}
          name={locations.find(({ id }) => id === kitchen.locationId)?.name ?? ''}
          isOneOfMany={locations.length > 1}
        />
      ))}
    </div>
  )
}

const TOPICS = ['order.changed'] as const
/** A rush changes many orders at once: the kitchen is asked once for all of them. */
const GATHER_MS = 2_000

/** No event tells that a slot has filled or that its time has come. */
function FollowOrders({ ids }: { ids: string }) {
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined)
  const look = useEffectEvent(() => {
    gathering.current = undefined
    void askAgain(...ids.split(' ').map(kitchenQuery))
  })
  useLive(TOPICS, () => {
    gathering.current ??= setTimeout(() => look(), GATHER_MS)
  })
  useEffect(() => {
    const leave = everyMinute(() => look())
    return () => {
      leave()
      clearTimeout(gathering.current)
    }
  }, [])
  return null
}

type KitchenPaceProps = { kitchen: Kitchen; name: string; isOneOfMany: boolean }

function KitchenPace({ kitchen, name, isOneOfMany }: KitchenPaceProps) {
  const [quote] = kitchen.quotes
  return (
    <div className="flex items-center gap-2 overflow-hidden text-sm leading-6 whitespace-nowrap tabular-nums">
      <p className="shrink-0 font-semibold">
        {isOneOfMany && `${name}: `}
        {quote && `${ORDER_TYPE_LABELS[quote.orderType]} ${quote.minutes} min`}
      </p>
      <ul aria-label={`How full the next times of ${name} are`} className="flex min-w-0 grow gap-1">
        {kitchen.slots.map((slot) => (
          <Slot key={slot.at} slot={slot} capacity={kitchen.capacity} />
        ))}
      </ul>
    </div>
  )
}

type SlotProps = { slot: Kitchen['slots'][number]; capacity: Kitchen['capacity'] }

/** Nearly full where one more order of usual size may be the last. */
const NEARLY = 0.8

function Slot({ slot, capacity }: SlotProps) {
  const orders = slot.orders + slot.heldOrders
  const items = slot.items + slot.heldItems
  const full = fullness({ orders, items }, capacity) ?? 0
  const ground = full >= 1 ? 'bg-chilli' : full >= NEARLY ? 'bg-saffron' : 'bg-coriander'
  const words = [
    capacity.orders !== null && `${orders}/${capacity.orders}`,
    capacity.items !== null && `${items}/${capacity.items} items`,
  ].filter(Boolean)
  return (
    <li className="relative min-w-28 grow basis-0 overflow-hidden rounded-md bg-sunk px-1.5">
      <span
        aria-hidden="true"
        className={`absolute inset-x-0 bottom-0 h-1 origin-left ${ground}`}
        style={{ transform: `scaleX(${Math.min(1, full)})` }}
      />
      {slot.time} <b className="font-semibold">{words.join(', ')}</b>
      {full >= 1 && <b className="font-semibold text-chilli"> full</b>}
    </li>
  )
}
