import type { HiddenCounts } from '@sizzle/domain/order/order-list.ts'
import type { RefObject } from 'react'
import { useKitchenView } from '../../../kit/kitchen-view.ts'
import type { OwnLocation } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { LeaveKitchenView } from '../../shared/kitchen-view/leave-kitchen-view.tsx'
import { LocationFilter } from '../../shared/own-locations/location-filter.tsx'
import { BoardSearch } from './board-search.tsx'
import { FilterRow } from './filter-row.tsx'
import type { Kitchen } from './kitchen/kitchen-query.ts'
import { PauseOnline } from './kitchen/pause-online.tsx'
import type { BoardFilters } from './state/board-filters.ts'
import { ALL_LOCATIONS, MOST_TOGETHER } from './state/board-location.ts'
import type { OpenDialog } from './state/open-dialog.ts'
import type { useUndo } from './state/undo.ts'
import { NEXT_ROW, TITLE, TITLE_ROW_END } from './title-row.ts'
import { ALL_DAY_BUTTON } from './tools/all-day-dialog.tsx'
import { LiveMark } from './tools/live-mark.tsx'
import { UndoMove } from './tools/undo-move.tsx'

type BoardToolbarProps = {
  user: SessionUser
  kitchens: readonly Kitchen[]
  locations: readonly OwnLocation[]
  total: number
  chosen: string
  onLocation: (id: string) => void
  board: BoardFilters
  hidden: HiddenCounts | undefined
  /** How many that are over today fit what is searched for. */
  finished: number
  searchBox: RefObject<HTMLInputElement | null>
  onLeaveSearch: () => void
  undo: ReturnType<typeof useUndo>
  onDialog: (dialog: OpenDialog) => void
  isAllDay: boolean
  onAllDay: () => void
  isFiltering: boolean
  onFiltering: () => void
}

const TOOL =
  'inline-flex min-h-11 shrink-0 items-center justify-center rounded-control border border-line-strong px-2.5 font-semibold whitespace-nowrap hover:bg-sunk aria-expanded:border-ink aria-expanded:bg-sunk'
const ALL = [ALL_LOCATIONS, 'All Locations'] as const

/** One row: where, what is looked for, and what is pressed often. Everything else has its words under Tools. */
export function BoardToolbar(props: BoardToolbarProps) {
  const { locations, total, chosen, onLocation, board, searchBox, undo, onDialog } = props
  const isKitchen = useKitchenView()
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-raised px-2 py-1">
      <div className="lg:relative lg:min-w-40">
        <h1 className={`${TITLE} text-lg min-[90rem]:text-xl`}>Order Management</h1>
        <UndoMove undo={undo} place="board" />
      </div>
      <LiveMark isTight={isKitchen} onQueue={() => onDialog({ kind: 'queue' })} />
      <LocationFilter
        className={`min-w-0 grow max-sm:basis-24 ${TITLE_ROW_END}`}
        cap="max-w-full sm:max-md:max-w-56 md:max-w-40 min-[90rem]:max-w-48"
        value={chosen}
        places={locations}
        total={total}
        all={locations.length > 1 && total <= MOST_TOGETHER ? ALL : undefined}
        onChange={onLocation}
      />
      <span aria-hidden="true" className={NEXT_ROW} />
      <BoardSearch board={board} searchBox={searchBox} onLeave={props.onLeaveSearch} />
      <FilterRow
        board={board}
        hidden={props.hidden}
        finished={props.finished}
        onFinished={() => onDialog({ kind: 'finished' })}
        isOpen={props.isFiltering}
        onOpen={props.onFiltering}
        buttonLook={TOOL}
      />
      <ToolButtons {...props} isKitchen={isKitchen} />
    </header>
  )
}

function ToolButtons(props: BoardToolbarProps & { isKitchen: boolean }) {
  const { user, kitchens, isAllDay, isKitchen, onAllDay, onDialog } = props
  return (
    <div className="flex gap-2 lg:ml-auto">
      <PauseOnline user={user} kitchens={kitchens} className={`${TOOL} max-md:hidden`} />
      <button
        type="button"
        id={ALL_DAY_BUTTON}
        className={`${TOOL} max-md:hidden`}
        aria-expanded={isAllDay}
        onClick={onAllDay}
      >
        All-day counts
      </button>
      <button type="button" className={TOOL} aria-haspopup="dialog" onClick={() => onDialog({ kind: 'tools' })}>
        Tools
      </button>
      {isKitchen && <LeaveKitchenView className={TOOL} />}
    </div>
  )
}
