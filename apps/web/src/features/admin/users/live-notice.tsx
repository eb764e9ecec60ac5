import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** Always in the document, so that what appears in it is announced. */
export function LiveNotice({ isOnline }: { isOnline: boolean }) {
  const lostAt = useLineLost()
  return (
    <div role="status" className="empty:-mb-4 max-sm:empty:-mb-3">
      {(lostAt !== null || !isOnline) && (
        <p className="flex items-center gap-2.5 rounded-control bg-saffron-soft px-4 py-2.5 text-saffron-ink">
          <ToolIcon name="no-signal" className="size-5 shrink-0 self-start" />
          <span>
            <b>
              {lostAt !== null && lostAt.getTime() === 0
                ? 'Failed to setup real-time updates'
                : 'Real-time updates failed'}
            </b>
            <span className="block">
              {isOnline
                ? 'The list may be out of date. Refresh reads it again.'
                : 'You are offline. What was read last is shown, and changes of people wait on this device.'}
            </span>
          </span>
        </p>
      )}
    </div>
  )
}
