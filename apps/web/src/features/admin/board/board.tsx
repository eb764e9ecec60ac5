import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../../kit/live/browser-live.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { useFilters } from '../../../kit/use-filters.ts'
import { button } from '../../../ui/button.ts'
import { BoardBar } from './board-bar.tsx'
import { BoardColumn } from './board-column.tsx'
import { boardQuery, COLUMNS, locationsQuery } from './board-query.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { moveMutation, newMove } from './move-order.ts'
import { useNow } from './use-now.ts'

const TOPICS = ['order.changed'] as const
const AGE_EVERY_MS = 20_000

export function Board({ user }: { user: SessionUser }) {
  const [filters, setFilters] = useFilters()
  const locations = useQuery(locationsQuery())
  const own = (locations.data ?? []).filter(({ id }) => user.role === 'admin' || user.locationIds.includes(id))
  const wished = filters.get('location')
  const location = own.find(({ id }) => id === wished) ?? own[0]
  const choose = (id: string) => setFilters({ location: id })

  return (
    <div className="flex min-h-0 grow flex-col">
      <BoardBar locations={own} locationId={location?.id} onLocation={choose} />
      <div className="flex min-h-0 grow flex-col">
        {location && <Columns key={location.id} locationId={location.id} />}
        {!location && locations.isPending && <BoardSkeleton />}
        {!location && locations.data && <Note text="No location is on your list yet. An admin can add one." />}
        {locations.error && (
          <Note
            text={`Failed to load locations: ${sentenceOf(locations.error)}`}
            onRetry={() => void locations.refetch()}
          />
        )}
      </div>
    </div>
  )
}

function Columns({ locationId }: { locationId: string }) {
  const queries = useQueryClient()
  const orders = useQuery(boardQuery(locationId))
  const move = useMutation(moveMutation(queries, locationId))
  const now = useNow(AGE_EVERY_MS)
  useLive(TOPICS, (news) => {
    if (news.kind === 'change' && news.change.locationId !== locationId) return
    void queries.invalidateQueries(boardQuery(locationId))
  })

  if (orders.isPending) return <BoardSkeleton />
  if (!orders.data) return <Note text={sentenceOf(orders.error)} onRetry={() => void orders.refetch()} />
  return (
    <div className="grid min-h-0 grow gap-4 p-4 md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[minmax(0,1fr)]">
      {COLUMNS.map(({ status, title }) => (
        <BoardColumn
          key={status}
          status={status}
          title={title}
          orders={orders.data.filter((order) => order.status === status)}
          now={now}
          onMove={(order, to) => move.mutate(newMove(order, to))}
        />
      ))}
    </div>
  )
}

function Note({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="m-auto max-w-[50ch] p-8 text-center">
      <p className="text-lg">{text}</p>
      {onRetry && (
        <button type="button" className={button('primary', 'mt-5')} onClick={onRetry}>
          Try Again
        </button>
      )}
    </div>
  )
}
