import { useCallback, useMemo, useRef, useState } from 'react'
import { type Command, useOffer } from '../../../kit/commands.ts'
import type { OwnLocation } from '../../../kit/locations.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { BoardDialogs } from './board-dialogs.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { BatchBar } from './cards/batch-bar.tsx'
import { BoardColumns, columnOf } from './columns.tsx'
import { KitchenLines } from './kitchen/kitchen-lines.tsx'
import { Note } from './note.tsx'
import { useBoardActions } from './state/board-actions.ts'
import { useBoardFilters } from './state/board-filters.ts'
import type { OpenDialog } from './state/open-dialog.ts'
import { useBoard } from './state/use-board.ts'
import { useBoardKeys } from './state/use-board-keys.ts'
import { usePicked } from './state/use-picked.ts'
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

export function BoardScreen({ user, locations, total, chosen, shown, onLocation }: BoardScreenProps) {
  const searchBox = useRef<HTMLInputElement>(null)
  const narrowing = useBoardFilters()
  const { openOrderId, onOpenOrder: open } = narrowing
  const only = narrowing.filters.status
  const locationIds = useMemo(() => shown.map(({ id }) => id), [shown])
  const board = useBoard(locationIds, narrowing.filters, narrowing.sorting)
  const { refetch } = board.query
  const { list } = board
  const counts = list && { ...list.counts, completed: board.completedToday ?? list.counts.completed }
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<string> | null>(null)
  const [shownColumn, setShownColumn] = useState<'pending' | 'preparing' | 'ready' | 'completed'>('pending')
  const picked = usePicked(list?.columns)
  const actions = useBoardActions(user, { ask: setDialog, open, onMoved: picked.follow })
  useBoardKeys({
    picked,
    actions,
    onSearch: () => searchBox.current?.focus(),
    onHelp: () => setDialog({ kind: 'keys' }),
    onAllDay: () => setDialog({ kind: 'all-day' }),
    onRecall: () => setDialog({ kind: 'recall' }),
  })
  useOffer(
    'board',
    useMemo(() => commandsOf(setDialog, refetch), [refetch]),
  )
  const toggleSelected = useCallback((orderId: string) => setSelected((before) => toggled(before, orderId)), [])

  return (
    <div className="flex min-h-0 grow flex-col max-md:shrink-0">
      <BoardToolbar
        locations={locations}
        total={total}
        chosen={chosen}
        onLocation={onLocation}
        board={narrowing}
        hidden={list?.hidden}
        searchBox={searchBox}
        isRefreshing={board.query.isRefetching}
        onRefresh={refetch}
        onDialog={setDialog}
        isSelecting={selected !== null}
        onSelecting={() => setSelected(selected === null ? new Set() : null)}
      />
      <KitchenLines user={user} locations={shown} />
      {board.query.isPending && <BoardSkeleton />}
      {board.query.error && !list && <Note text={sentenceOf(board.query.error)} onRetry={refetch} />}
      {list && counts && (
        <>
          <Tiles
            counts={counts}
            current={columnOf(only) ?? shownColumn}
            onChoose={(status) => {
              setShownColumn(status)
              if (only !== null && columnOf(only) !== status) narrowing.onStatus(status)
            }}
          />
          <BoardColumns
            counts={counts}
            columns={list.columns}
            later={list.later}
            actions={actions}
            picked={picked}
            selected={selected}
            onSelect={toggleSelected}
            shownOnPhone={shownColumn}
            only={only}
            onOnly={narrowing.onStatus}
            isNarrowed={narrowing.isNarrowed}
          />
        </>
      )}
      {selected && list && (
        <BatchBar
          orders={list.found.filter(({ orderId }) => selected.has(orderId))}
          locationId={chosen}
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
      />
    </div>
  )
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
    { id: 'board-recall', label: 'Recall an order', hint: 'R', run: () => open({ kind: 'recall' }) },
    { id: 'board-sound', label: 'Sound settings', run: () => open({ kind: 'sound' }) },
    { id: 'board-keys', label: 'Keys of the board', hint: '?', run: () => open({ kind: 'keys' }) },
  ]
}
