import { useCallback, useMemo, useRef, useState } from 'react'
import { type Command, useOffer } from '../../../kit/commands.ts'
import type { OwnLocation } from '../../../kit/locations.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useMatches } from '../../../kit/use-matches.ts'
import { KitchenFailed } from '../../shared/kitchen-failed/kitchen-failed.tsx'
import { BoardDialogs } from './board-dialogs.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { BatchBar } from './cards/batch-bar.tsx'
import { BoardColumns, columnOf, finishedOf } from './columns.tsx'
import { KitchenLines } from './kitchen/kitchen-lines.tsx'
import { useKitchens } from './kitchen/kitchen-query.ts'
import { PacingBar } from './kitchen/pacing-bar.tsx'
import { NothingFound } from './nothing-found.tsx'
import { useBoardActions } from './state/board-actions.ts'
import { useBoardFilters } from './state/board-filters.ts'
import { ALL_LOCATIONS } from './state/board-location.ts'
import {
  type BoardLayout,
  showAllDayColumn,
  type TextSize,
  useAllDayColumn,
  useBoardLayout,
  useTextSize,
} from './state/board-look.ts'
import type { ColumnStatus } from './state/board-query.ts'
import type { OpenDialog } from './state/open-dialog.ts'
import type { ShownOrder } from './state/shown-orders.ts'
import { useUndo } from './state/undo.ts'
import { type BoardList, type Counts, findsNothingOpen, finishedFound, useBoard } from './state/use-board.ts'
import { useBoardKeys } from './state/use-board-keys.ts'
import { usePicked } from './state/use-picked.ts'
import { useWayToCards } from './state/use-way-to-cards.ts'
import { BoardTickets, LaterBelow, LaterTiles } from './tickets.tsx'
import { AllDayColumn } from './tools/all-day-dialog.tsx'
import { SaidMoves } from './tools/said-moves.tsx'
import type { Dish } from './tools/sold-out-dialog.tsx'
import { Tiles } from './tools/tiles.tsx'

type BoardScreenProps = {
  user: SessionUser
  locations: readonly OwnLocation[]
  /** The location that was chosen, or all of them. */
  chosen: string
  /** Of all where the person works. */
  total: number
  shown: readonly OwnLocation[]
  onLocation: (id: string) => void
}

/** Dishes are 24 px high at M, and numbers 40. */
const TEXT: Record<TextSize, string> = {
  S: '[--board-text:0.83]',
  M: '[--board-text:1]',
  L: '[--board-text:1.25]',
  XL: '[--board-text:1.6]',
}
const NOTHING: readonly ShownOrder[] = []
/** As wide as the styles' `xl`: from there on the all-day counts stand beside the cards. */
const WIDE = matchMedia('(width >= 75rem)')

export function BoardScreen({ user, locations, total, chosen, shown, onLocation }: BoardScreenProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const narrowing = useBoardFilters()
  const { openOrderId, onOpenOrder: open } = narrowing
  const only = narrowing.filters.status
  const locationIds = useMemo(() => shown.map(({ id }) => id), [shown])
  const board = useBoard(locationIds, narrowing.filters, narrowing.sorting)
  const { refetch } = board.query
  const { list } = board
  const toCards = useWayToCards(list)
  const counts = list && { ...list.counts, completed: board.completedToday ?? list.counts.completed }
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null)
  const [shownColumn, setShownColumn] = useShownColumn(counts)
  const [isFiltering, setFiltering] = useState(false)
  const layout = useBoardLayout()
  const isOneFlow = layout === 'tickets' && only === null
  const picked = usePicked(useReadingOrder(list, isOneFlow), viewOf(list, layout))
  const kitchens = useKitchens(locationIds)
  const actions = useBoardActions(user, { kitchens, ask: setDialog, open })
  const undo = useUndo(picked.expect)
  const hasRoomBeside = useMatches(WIDE)
  const isAllDay = useAllDayColumn() && hasRoomBeside
  const toggleAllDay = () => {
    if (hasRoomBeside) showAllDayColumn(!isAllDay)
    else setDialog({ kind: 'all-day' })
  }
  useBoardKeys({
    picked,
    actions,
    onUndo: undo.takeBack,
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setDialog({ kind: 'keys' }),
    onAllDay: toggleAllDay,
    onFinished: () => setDialog({ kind: 'finished' }),
  })
  useOffer(
    'board',
    useMemo(() => commandsOf(setDialog, refetch), [refetch]),
  )
  const oneLocation = chosen === ALL_LOCATIONS ? undefined : chosen
  const allDay = {
    locationId: oneLocation,
    onSoldOut:
      oneLocation === undefined
        ? undefined
        : (dish: Dish) => setDialog({ kind: 'sold-out', locationId: oneLocation, dishes: [dish] }),
  }
  // Whoever looks at what is over, on a phone, finds it in its own list.
  const isEmptySearch = list !== undefined && findsNothingOpen(list) && (isOneFlow || shownColumn !== 'completed')
  const chooseStep = (status: ColumnStatus) => {
    if (layout === 'tickets') {
      if (status === 'completed') setDialog({ kind: 'finished' })
      else narrowing.onStatus(status === only ? null : status)
      return
    }
    setShownColumn(status)
    if (only !== null && columnOf(only) !== status) narrowing.onStatus(status)
  }
  const toggleSelecting = () => setSelected(selected === null ? new Set() : null)
  const toggleSelected = useCallback((orderId: string) => setSelected((before) => toggled(before, orderId)), [])

  const cards = { actions, picked, selected, onSelect: toggleSelected, isNarrowed: narrowing.isNarrowed }

  return (
    <div
      // Where several kitchens stand side by side, a number keeps the letters of its kitchen.
      data-many={shown.length > 1 || undefined}
      className={`flex min-h-0 grow flex-col max-md:shrink-0 ${TEXT[useTextSize()]}`}
    >
      <BoardToolbar
        user={user}
        kitchens={kitchens}
        locations={locations}
        total={total}
        chosen={chosen}
        onLocation={onLocation}
        board={narrowing}
        hidden={list?.hidden}
        finished={list && !isEmptySearch ? finishedFound(list) : 0}
        searchBox={searchBox}
        onLeaveSearch={toCards}
        undo={undo}
        onDialog={setDialog}
        isAllDay={isAllDay}
        onAllDay={toggleAllDay}
        isFiltering={isFiltering}
        onFiltering={() => setFiltering(!isFiltering)}
      />
      <SaidMoves orders={board.orders} />
      <KitchenLines user={user} locations={shown} />
      <PacingBar kitchens={kitchens} locations={shown} />
      {board.query.isPending && <BoardSkeleton />}
      {board.query.hasFailed && !list && <KitchenFailed what="Orders" error={board.query.error} onRetry={refetch} />}
      <div className="flex min-h-0 grow">
        <div className="flex min-h-0 min-w-0 grow flex-col">
          {list && counts && (
            <Tiles
              counts={counts}
              orders={board.orders ?? []}
              columns={list.columns}
              isNarrowed={narrowing.isNarrowed}
              only={columnOf(only)}
              current={columnOf(only) ?? (isOneFlow ? null : shownColumn)}
              onChoose={chooseStep}
              onAll={layout === 'tickets' ? () => narrowing.onStatus(null) : undefined}
            >
              {isOneFlow && <LaterTiles orders={list.later} actions={actions} />}
            </Tiles>
          )}
          {list && isEmptySearch && (
            <NothingFound
              search={list.filters.search}
              finished={list.columns.completed.length + list.columns.cancelled.length}
              onDialog={setDialog}
            />
          )}
          {list && !isEmptySearch && isOneFlow && (
            <>
              <BoardTickets {...cards} orders={list.tickets} />
              <LaterBelow orders={list.later} actions={actions} />
            </>
          )}
          {list && counts && !isEmptySearch && !isOneFlow && (
            <BoardColumns
              {...cards}
              counts={counts}
              columns={list.columns}
              later={list.later}
              shownOnPhone={shownColumn}
              only={only}
              onOnly={narrowing.onStatus}
              onFinished={() => setDialog({ kind: 'finished' })}
            />
          )}
        </div>
        {isAllDay && list && selected === null && (
          <AllDayColumn {...allDay} orders={board.due ?? []} onClose={() => showAllDayColumn(false)} />
        )}
      </div>
      {selected && list && (
        <BatchBar
          orders={list.found.filter(({ orderId }) => selected.has(orderId))}
          locationId={chosen}
          pending={list.columns.pending}
          onChoose={(orderIds) => setSelected(new Set(orderIds))}
          ask={setDialog}
          onDone={() => setSelected(null)}
        />
      )}
      <BoardDialogs
        dialog={dialog}
        onDialog={setDialog}
        openOrderId={openOrderId}
        onOpenOrder={open}
        orders={board.orders ?? []}
        due={board.due ?? []}
        user={user}
        locations={shown}
        actions={actions}
        tools={{
          onRefresh: refetch,
          onAllDay: toggleAllDay,
          allDay,
          onFilters: () => setFiltering(!isFiltering),
          onSelecting: oneLocation === undefined ? undefined : toggleSelecting,
        }}
        finished={
          list && counts
            ? { ...list, counts, isNarrowed: narrowing.isNarrowed, only: finishedOf(only), onOnly: narrowing.onStatus }
            : undefined
        }
      />
    </div>
  )
}

/** A phone shows one column: until somebody chooses, the first in which something stood when the board was opened. */
function useShownColumn(counts: Counts | undefined) {
  const [chosen, choose] = useState<ColumnStatus>()
  const open = counts && (['pending', 'preparing', 'ready'] as const).find((status) => counts[status] > 0)
  if (chosen === undefined && open !== undefined) choose(open)
  return [chosen ?? 'pending', choose] as const
}

/** The cards in the order in which they are read. */
function useReadingOrder(list: BoardList | undefined, isOneFlow: boolean) {
  return useMemo(() => {
    if (!list) return NOTHING
    const { pending, preparing, ready } = list.columns
    return isOneFlow ? list.tickets : [...pending, ...preparing, ...ready]
  }, [list, isOneFlow])
}

/** What is shown of the board, and how. */
function viewOf(list: BoardList | undefined, layout: BoardLayout): string {
  return `${layout} ${list?.filters.status} ${list?.filters.orderType}`
}

function toggled(before: ReadonlySet<string> | null, orderId: string): ReadonlySet<string> {
  const next = new Set(before)
  if (!next.delete(orderId)) next.add(orderId)
  return next
}

function commandsOf(open: (dialog: OpenDialog) => void, refresh: () => void): readonly Command[] {
  return [
    { id: 'board-refresh', label: 'Refresh the orders', run: refresh },
    { id: 'board-pause', label: 'Pause orders…', run: () => open({ kind: 'pause' }) },
    { id: 'board-all-day', label: 'All-day counts', hint: 'A', run: () => open({ kind: 'all-day' }) },
    { id: 'board-finished', label: 'Finished orders', hint: 'R', run: () => open({ kind: 'finished' }) },
    { id: 'board-sound', label: 'Sound settings', run: () => open({ kind: 'sound' }) },
    { id: 'board-keys', label: 'Keyboard shortcuts', hint: '?', run: () => open({ kind: 'keys' }) },
  ]
}
