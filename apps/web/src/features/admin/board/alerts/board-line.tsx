import { useMemo } from 'react'
import { hasFailed } from '../../../../kit/server/has-failed.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { useKeptBoard } from '../last/use-kept-board.ts'
import { useBoardLocation } from '../state/board-location.ts'
import { useOrdersOf } from '../state/use-board.ts'
import { StaleBanner } from './stale-banner.tsx'

type OpenScreen = { isInKitchen: boolean; isOnBoard?: boolean }
type BoardLineProps = OpenScreen & { user: SessionUser }

/** Under every section: whether this device still receives its kitchens' orders. */
export function BoardLine({ user, isInKitchen, isOnBoard = false }: BoardLineProps) {
  const { query, shown } = useBoardLocation(user)
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  return ids.length > 0 ? (
    <Line ids={ids} userId={user.id} isInKitchen={isInKitchen} isOnBoard={isOnBoard} />
  ) : (
    <StaleBanner
      updatedAt={0}
      hasOrders={false}
      hasFailed={hasFailed(query)}
      isInKitchen={isInKitchen}
      isOnBoard={isOnBoard}
    />
  )
}

type LineProps = OpenScreen & { ids: readonly string[]; userId: string }

function Line({ ids, userId, isInKitchen, isOnBoard = false }: LineProps) {
  const { orders, updatedAt, error, hasFailed: isUnknown } = useOrdersOf(ids)
  useKeptBoard({ userId, orders, updatedAt })
  const hasOrders = orders !== undefined
  return (
    <StaleBanner
      updatedAt={updatedAt}
      hasOrders={hasOrders}
      hasFailed={error !== null || isUnknown}
      isInKitchen={isInKitchen}
      isOnBoard={isOnBoard}
    />
  )
}
