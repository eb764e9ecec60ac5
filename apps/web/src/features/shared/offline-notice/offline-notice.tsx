import type { ReactNode } from 'react'
import { useOnline } from '../../../kit/use-online.ts'
import { RoomNotice } from '../../../ui/office/room-notice.tsx'

/** Above a room of the back office: without a network what stands here may be old. What that means here comes with it. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  const isOnline = useOnline()
  return (
    <RoomNotice
      title={
        !isOnline && (
          <>
            Working offline. <span className="was-read">What was read last is shown.</span>
          </>
        )
      }
    >
      {children}
    </RoomNotice>
  )
}
