import { useLiveState } from '../../../../kit/live/live-state.ts'
import { useLineLost } from '../../../../kit/live/use-line-lost.ts'
import { useDeviceQueue } from '../../../../kit/offline/device-queue.ts'
import { expiry } from '../../../../kit/session/expiry.ts'
import { useStore } from '../../../../kit/store.ts'
import { useOnline } from '../../../../kit/use-online.ts'

const LOOKS = {
  live: { word: 'Live', dot: 'bg-coriander', colour: 'text-coriander' },
  reconnecting: { word: 'Reconnecting', dot: 'bg-saffron breathe', colour: 'text-saffron-ink' },
  lost: { word: 'Reconnecting', dot: 'bg-chilli breathe', colour: 'text-chilli' },
  ended: { word: 'Signed out', dot: 'bg-chilli', colour: 'text-chilli' },
  offline: { word: 'Offline', dot: 'border-2 border-chilli', colour: 'text-chilli' },
} as const

/** Whether what one sees is true now, and what this device still has to tell. */
export function LiveMark({ onQueue }: { onQueue: () => void }) {
  const stream = useLiveState()
  const state = useOnline() ? stream : 'offline'
  const isLost = useLineLost() !== null
  const hasEnded = useStore(expiry, null) !== null
  const { word, dot, colour } = LOOKS[hasEnded ? 'ended' : isLost && state === 'reconnecting' ? 'lost' : state]
  const { waiting, attention, ofOthers } = useDeviceQueue()
  const queued = waiting.length > 0 ? `${word}, ${waiting.length} queued` : word
  return (
    <>
      <p role="status" className={`visible inline-flex items-center gap-2 font-semibold ${colour}`}>
        <span aria-hidden="true" className={`size-3 rounded-full ${dot}`} />
        {queued}
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
