import type { ReactNode } from 'react'
import { ToolIcon } from '../tool-icon.tsx'

type RoomNoticeProps = {
  /** Left out while the room is as usual. */
  title: ReactNode
  icon?: 'no-signal' | 'refresh'
  /** What it means for the work here. */
  children?: ReactNode
}

/** A lost connection has its loud voice at the foot of the window already. */
const LOOKS = {
  'no-signal': 'border border-line bg-raised text-soft',
  refresh: 'bg-saffron-soft text-saffron-ink',
}

/** Above a room: why it is not as usual. Always in the document, so that what appears in it is announced. */
export function RoomNotice({ title, icon = 'no-signal', children }: RoomNoticeProps) {
  return (
    <div role="status" className="room-notice empty:-mb-4 max-sm:empty:-mb-3">
      {title && (
        <div className={`flex gap-2.5 rounded-control px-4 py-2 ${LOOKS[icon]}`}>
          <ToolIcon name={icon} className="mt-0.5 size-5 shrink-0" />
          {/* On a phone as one text: each in lines of its own took a line more. */}
          <div className="flex min-w-0 flex-wrap gap-x-3 text-pretty max-sm:block max-sm:*:inline">
            <p className={`font-semibold ${icon === 'no-signal' ? 'text-ink' : ''}`}>{title}</p>{' '}
            {children && <p>{children}</p>}
          </div>
        </div>
      )}
    </div>
  )
}
