import { useLiveState } from '../../../../kit/live/live-state.ts'
import { useLineLost } from '../../../../kit/live/use-line-lost.ts'
import { useDeviceQueue } from '../../../../kit/offline/device-queue.ts'
import { expiry } from '../../../../kit/session/expiry.ts'
import { useStore } from '../../../../kit/store.ts'
import { useOnline } from '../../../../kit/use-online.ts'
import { LineMark } from '../../../../ui/office/line-mark.tsx'

const WORDS = {
  live: 'Live',
  reconnecting: 'Reconnecting',
  lost: 'Reconnecting',
  ended: 'Signed out',
  offline: 'Offline',
} as const

type LiveMarkProps = {
  /** Too little room on a phone for the word of what is well: its dot says it. */
  isTight: boolean
  onQueue: () => void
}

/** Whether what one sees is true now, and what this device still has to tell. */
export function LiveMark({ isTight, onQueue }: LiveMarkProps) {
  const stream = useLiveState()
  const state = useOnline() ? stream : 'offline'
  const isLost = useLineLost() !== null
  const hasEnded = useStore(expiry, null) !== null
  const look = hasEnded ? 'ended' : isLost && state === 'reconnecting' ? 'lost' : state
  const word = WORDS[look]
  const { waiting, attention, ofOthers } = useDeviceQueue()
  const queued = waiting.length > 0 ? `${word}, ${waiting.length} queued` : word
  return (
    <>
      <p role="status" className="visible inline-flex">
        <LineMark look={look}>
          <span className={isTight && queued === WORDS.live ? 'max-sm:sr-only' : ''}>{queued}</span>
        </LineMark>
      </p>
      {(waiting.length > 0 || attention.length > 0 || ofOthers.length > 0) && (
        <button
          type="button"
          className={`min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 ${attention.length > 0 ? 'bg-chilli-soft text-chilli' : ''}`}
          onClick={onQueue}
        >
          {attention.length > 0
            ? `${attention.length} needs attention`
            : waiting.length > 0
              ? 'Show'
              : `${ofOthers.length} queued by ${ofOthers[0]?.byName ?? 'somebody else'}`}
        </button>
      )}
    </>
  )
}
