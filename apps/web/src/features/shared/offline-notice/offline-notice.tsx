import type { ReactNode } from 'react'
import { useOnline } from '../../../kit/use-online.ts'
import { RoomNotice } from '../../../ui/office/room-notice.tsx'

type OfflineNoticeProps = {
  /** The fixed words of this room, to the letter; the full stop after them is put here. */
  words?: string
  children?: ReactNode
}

/**
 * Above a room of the back office: without a network what stands here may be old, and what that means here. That the connection
 * is lost, and since when, is said at the foot of the window in every room.
 */
export function OfflineNotice({ words, children }: OfflineNoticeProps) {
  const isOnline = useOnline()
  return (
    <RoomNotice title={!isOnline && <span className="was-read">This is from before the connection was lost.</span>}>
      {words && (
        <>
          <span>{words}</span>.{children && ' '}
        </>
      )}
      {children}
    </RoomNotice>
  )
}
