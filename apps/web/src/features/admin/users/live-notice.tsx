import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { RoomNotice } from '../../../ui/office/room-notice.tsx'

export function LiveNotice({ isOnline }: { isOnline: boolean }) {
  const lostAt = useLineLost()
  if (lostAt === null && isOnline) return <RoomNotice title={undefined} />
  const wasNeverThere = lostAt !== null && lostAt.getTime() === 0
  return (
    <RoomNotice title={wasNeverThere ? 'Failed to setup real-time updates' : 'Real-time updates failed'}>
      {isOnline
        ? 'The list may be out of date. Refresh reads it again.'
        : 'You are offline. This is from before the connection was lost, and changes of people wait on this device.'}
    </RoomNotice>
  )
}
