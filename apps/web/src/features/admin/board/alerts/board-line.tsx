import { useQuery } from '@tanstack/react-query'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { useBoardLocation } from '../state/board-location.ts'
import { boardQuery } from '../state/board-query.ts'
import { StaleBanner } from './stale-banner.tsx'

/** Above every section: whether this device still hears of its kitchen's orders. */
export function BoardLine({ user }: { user: SessionUser }) {
  const { location } = useBoardLocation(user)
  return location ? <Line locationId={location.id} /> : <StaleBanner updatedAt={0} hasFailed={false} />
}

function Line({ locationId }: { locationId: string }) {
  const { dataUpdatedAt, isError } = useQuery({
    ...boardQuery(locationId),
    notifyOnChangeProps: ['dataUpdatedAt', 'isError'],
  })
  return <StaleBanner updatedAt={dataUpdatedAt} hasFailed={isError} />
}
