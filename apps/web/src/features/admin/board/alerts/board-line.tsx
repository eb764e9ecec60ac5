import { useMemo } from 'react'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { useKeptBoard } from '../last/use-kept-board.ts'
import { useBoardLocation } from '../state/board-location.ts'
import { useOrdersOf } from '../state/use-board.ts'
import { StaleBanner } from './stale-banner.tsx'

/** Under every section: whether this device still receives its kitchens' orders. */
export function BoardLine({ user }: { user: SessionUser }) {
  const { shown } = useBoardLocation(user)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  return ids.length > 0 ? <Line ids={ids} userId={user.id} /> : <StaleBanner updatedAt={0} hasFailed={false} />
}

function Line({ ids, userId }: { ids: readonly string[]; userId: string }) {
  const { orders, updatedAt, error } = useOrdersOf(ids)
  useKeptBoard({ userId, orders, updatedAt })
  return <StaleBanner updatedAt={updatedAt} hasFailed={error !== null} />
}
