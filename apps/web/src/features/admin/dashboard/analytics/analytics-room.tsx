import type { RevenueRange } from '@sizzle/domain/analytics/periods.ts'
import { type ComponentType, useId } from 'react'
import { TabList } from '../../../../ui/tab-list.tsx'
import type { AnalyticsRoomName } from '../dashboard-filters.ts'
import { RANGE_CHOICES } from '../dashboard-words.ts'
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

type AnalyticsRoomProps = PicturesProps & { room: AnalyticsRoomName; onRange: (range: RevenueRange) => void }

/** Pictures over a longer time. Each answer comes by itself, so that a slow one keeps no other back. */
export function AnalyticsRoom({ room, filters, onRange, onBy }: AnalyticsRoomProps) {
  const panelId = useId()
  const Pictures = ROOMS[room]
  return (
    <>
      {/* In a narrow window it is chosen beside the location. */}
      <div className="flex justify-end max-lg:hidden">
        <TabList
          isChoice
          label="Range"
          tabs={RANGE_CHOICES}
          value={filters.range}
          panelId={panelId}
          onChange={onRange}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label="Analytics of the range"
        className="grid items-start gap-4 sm:gap-5 lg:grid-cols-2"
      >
        <Pictures filters={filters} onBy={onBy} />
      </div>
    </>
  )
}
