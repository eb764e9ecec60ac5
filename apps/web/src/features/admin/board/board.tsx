import { hasFailed } from '../../../kit/server/has-failed.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { KitchenFailed } from '../../shared/kitchen-failed/kitchen-failed.tsx'
import { BoardScreen } from './board-screen.tsx'
import { BoardHeadSkeleton, BoardSkeleton } from './board-skeleton.tsx'
import { Note } from './note.tsx'
import { PrintProblems } from './print/print-problems.tsx'
import { useBoardLocation } from './state/board-location.ts'

/** The section "Order Management": one kitchen, or all that the person may see. */
export function Board({ user }: { user: SessionUser }) {
  const { query, own, total, chosen, shown, choose } = useBoardLocation(user)
  if (chosen) {
    return (
      <>
        <PrintProblems user={user} locationIds={shown.map(({ id }) => id)} />
        <BoardScreen
          key={chosen}
          user={user}
          locations={own}
          total={total}
          chosen={chosen}
          shown={shown}
          onLocation={choose}
        />
      </>
    )
  }
  if (query.isPending && !hasFailed(query))
    return (
      <>
        <BoardHeadSkeleton />
        <BoardSkeleton />
      </>
    )
  return (
    <>
      <div className="p-4 max-md:sr-only">
        <h1 className="text-2xl">Order Management</h1>
      </div>
      {hasFailed(query) ? (
        <KitchenFailed what="Orders" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Note text="No location is on your list yet. An admin can add one." />
      )}
    </>
  )
}
