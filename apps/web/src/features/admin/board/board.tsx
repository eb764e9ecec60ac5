import { sentenceOf } from '../../../kit/page-calls.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { BoardScreen } from './board-screen.tsx'
import { BoardSkeleton } from './board-skeleton.tsx'
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
  if (query.isPending)
    return (
      <>
        <h1 className="sr-only">Order Management</h1>
        <BoardSkeleton />
      </>
    )
  return (
    <>
      <div className="p-4 max-md:sr-only">
        <h1 className="text-2xl">Order Management</h1>
      </div>
      {query.error ? (
        <Note text={`Failed to load locations: ${sentenceOf(query.error)}`} onRetry={() => void query.refetch()} />
      ) : (
        <Note text="No location is on your list yet. An admin can add one." />
      )}
    </>
  )
}
