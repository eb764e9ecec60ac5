import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { RoomNotice } from '../../../ui/office/room-notice.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'

export function LiveNotice({ isOnline }: { isOnline: boolean }) {
  const lostAt = useLineLost()
  const isLost = lostAt !== null
  const words = isLost && lostAt.getTime() === 0 ? 'Failed to setup real-time updates' : 'Real-time updates failed'
  return (
    <>
      <RoomNotice title={isOnline && isLost && `${words}.`}>
        The list may be out of date. Refresh reads it again.
      </RoomNotice>
      <OfflineNotice>
        Changes you make are kept on this device, and sent once you are back online. Inviting and exporting need a
        connection.
      </OfflineNotice>
    </>
  )
}
