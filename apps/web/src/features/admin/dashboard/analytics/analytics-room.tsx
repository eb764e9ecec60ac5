import type { ComponentType } from 'react'
import type { AnalyticsRoomName } from '../dashboard-filters.ts'
import { DishesRoom } from './dishes-room.tsx'
import { GuestsRoom } from './guests-room.tsx'
import { KitchenRoom } from './kitchen-room.tsx'
import type { PicturesProps } from './pictures-props.ts'
import { SalesRoom } from './sales-room.tsx'

const ROOMS: Readonly<Record<AnalyticsRoomName, ComponentType<PicturesProps>>> = {
  analytics: SalesRoom,
  dishes: DishesRoom,
  guests: GuestsRoom,
  kitchen: KitchenRoom,
}

type AnalyticsRoomProps = PicturesProps & { room: AnalyticsRoomName }

/** Pictures over a longer time. Each answer comes by itself, so that a slow one keeps no other back. */
export function AnalyticsRoom({ room, filters, onBy }: AnalyticsRoomProps) {
  const Pictures = ROOMS[room]
  return (
    <section aria-label="Analytics of the range" className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2">
      <Pictures filters={filters} onBy={onBy} />
    </section>
  )
}
