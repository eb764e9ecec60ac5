import type { HiddenCounts } from '@sizzle/domain/order/order-list.ts'
import { type ReactNode, type RefObject, useState } from 'react'
import { setKitchenView, useKitchenView } from '../../../kit/kitchen-view.ts'
import type { OwnLocation } from '../../../kit/locations.ts'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { SoundButton } from '../../shared/sound/sound-button.tsx'
import { FilterRow } from './filter-row.tsx'
import type { BoardFilters } from './state/board-filters.ts'
import { ALL_LOCATIONS, MOST_TOGETHER } from './state/board-location.ts'
import type { OpenDialog } from './state/open-dialog.ts'
import { LiveMark } from './tools/live-mark.tsx'

type BoardToolbarProps = {
  locations: readonly OwnLocation[]
  total: number
  chosen: string
  onLocation: (id: string) => void
  board: BoardFilters
  hidden: HiddenCounts | undefined
  searchBox: RefObject<HTMLInputElement | null>
  isRefreshing: boolean
  onRefresh: () => void
  onDialog: (dialog: OpenDialog) => void
  isSelecting: boolean
  onSelecting: () => void
}

const TOOL =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong px-3 font-semibold hover:bg-sunk aria-pressed:border-saffron aria-pressed:bg-saffron aria-pressed:text-night'

const ALL = [ALL_LOCATIONS, 'All Locations'] as const

export function BoardToolbar(props: BoardToolbarProps) {
  const { locations, total, chosen, onLocation, board, hidden, searchBox, onDialog } = props
  const [isFiltering, setFiltering] = useState(false)
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-raised px-3 py-2.5">
      <h1 className="text-xl min-[1440px]:text-2xl">Order Management</h1>
      <LiveMark onQueue={() => onDialog({ kind: 'queue' })} />
      <div className="max-xl:ml-auto">
        <Tool icon="pause" label="Pause orders…" onClick={() => onDialog({ kind: 'pause' })} />
      </div>
      <div className="flex grow flex-wrap items-center justify-end gap-2 xl:min-w-0 xl:flex-1">
        <LocationFilter
          className="min-w-0 grow md:grow-0"
          value={chosen}
          places={locations}
          total={total}
          all={locations.length > 1 && total <= MOST_TOGETHER ? ALL : undefined}
          onChange={onLocation}
        />
        <input
          ref={searchBox}
          type="search"
          aria-label="Search the orders"
          placeholder="Search  /"
          maxLength={100}
          className="min-h-11 w-24 min-w-0 grow rounded-control border border-line-strong bg-paper px-3 min-[1440px]:max-w-64"
          value={board.filters.search}
          onChange={(event) => board.onSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            board.onSearch('')
            event.currentTarget.blur()
          }}
        />
        <Tools {...props} isFiltering={isFiltering} onFiltering={() => setFiltering(!isFiltering)} />
      </div>
      <FilterRow board={board} hidden={hidden} isOpen={isFiltering} />
    </header>
  )
}

type ToolsProps = BoardToolbarProps & { isFiltering: boolean; onFiltering: () => void }

function Tools(props: ToolsProps) {
  const { chosen, isRefreshing, onRefresh, onDialog, isSelecting, onSelecting, isFiltering, onFiltering } = props
  const isKitchen = useKitchenView()
  return (
    <div className="flex flex-wrap gap-2 xl:flex-nowrap xl:gap-1 min-[1440px]:gap-2">
      <button
        type="button"
        className={`${TOOL} max-sm:w-11 max-sm:px-0! aria-expanded:bg-sunk`}
        aria-expanded={isFiltering}
        onClick={onFiltering}
      >
        <ToolIcon name="filter" />
        <span className="max-sm:sr-only">Filters</span>
      </button>
      <button
        type="button"
        className={`${TOOL} max-[1439px]:w-11 max-[1439px]:px-0!`}
        title="Refresh"
        onClick={onRefresh}
      >
        <ToolIcon name="refresh" className={isRefreshing ? 'size-5 motion-safe:animate-spin' : 'size-5'} />
        <span className="max-[1439px]:sr-only">Refresh</span>
      </button>
      <Tool icon="list" label="All-day counts" onClick={() => onDialog({ kind: 'all-day' })} />
      <Tool icon="undo" label="Recall an order" onClick={() => onDialog({ kind: 'recall' })} />
      {/* Several are moved at one location. */}
      {chosen !== ALL_LOCATIONS && (
        <Tool icon="board" label="Choose several" isPressed={isSelecting} onClick={onSelecting} />
      )}
      <SoundButton className={`${TOOL} w-11 px-0!`} onClick={() => onDialog({ kind: 'sound' })} />
      <Tool
        icon={isKitchen ? 'shrink' : 'expand'}
        label={isKitchen ? 'Leave kitchen view' : 'Kitchen view'}
        onClick={() => setKitchenView(!isKitchen)}
      />
      <Tool icon="keyboard" label="Keys" isDesk onClick={() => onDialog({ kind: 'keys' })} />
    </div>
  )
}

type ToolProps = { icon: ToolIconName; label: string; onClick: () => void; isPressed?: boolean; isDesk?: boolean }

function Tool({ icon, label, onClick, isPressed, isDesk = false }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={`${TOOL} w-11 px-0! ${isDesk ? 'max-lg:hidden' : ''}`}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <ToolIcon name={icon} />
    </button>
  )
}
