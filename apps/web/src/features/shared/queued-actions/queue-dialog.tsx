import type { ReactNode } from 'react'
import type { KeptAction } from '../../../kit/offline/action-store.ts'
import { deviceQueue, useDeviceQueue } from '../../../kit/offline/device-queue.ts'
import { button } from '../../../ui/button.ts'
import { timeInRow } from '../../../ui/clock.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'

/** What this device has not been able to tell the server: waiting by itself, or waiting for a person. */
export function QueueDialog({ onClose }: { onClose: () => void }) {
  const { waiting, attention, ofOthers } = useDeviceQueue()
  return (
    <Dialog label="Queued changes" onClose={onClose}>
      <DialogHead title="Queued changes" onClose={onClose} />
      <div className="flex flex-col gap-6 px-6 pb-6">
        {attention.length > 0 && (
          <section aria-label="Needs attention">
            <h3 className="text-lg text-chilli">Needs attention</h3>
            <AttentionList actions={attention} />
          </section>
        )}
        <section aria-label="Waiting">
          <h3 className="text-lg">Waiting to be sent</h3>
          {waiting.length === 0 && <p className="text-soft">Nothing waits.</p>}
          <WaitingList actions={waiting} more={(action) => `at ${madeAtText(action)}`} />
        </section>
        {ofOthers.length > 0 && (
          <section aria-label="Made by others">
            <h3 className="text-lg">Made by others</h3>
            <p className="text-soft">Sent when the person who made them signs in on this device.</p>
            <WaitingList
              actions={ofOthers}
              more={(action) => `${action.byName ?? 'somebody'}, at ${madeAtText(action)}`}
            />
          </section>
        )}
      </div>
    </Dialog>
  )
}

/** Refused by the server: only a person can say what becomes of each. */
export function AttentionList({ actions }: { actions: readonly KeptAction[] }) {
  return (
    <ul>
      {actions.map((action) => (
        <li key={action.place} className="border-b border-line py-3 last:border-0">
          <p className="font-semibold">{action.label}</p>
          <p>{action.problem}</p>
          <p className="text-soft">Made at {madeAtText(action)}</p>
          <div className="mt-2 flex gap-2">
            <button type="button" className={button('quiet')} onClick={() => void deviceQueue().tryAgain(action)}>
              Try again
            </button>
            <button type="button" className={button('quiet')} onClick={() => void deviceQueue().discard(action)}>
              Discard
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}

type WaitingListProps = { actions: readonly KeptAction[]; more: (action: KeptAction) => ReactNode }

function WaitingList({ actions, more }: WaitingListProps) {
  return (
    <ol>
      {actions.map((action) => (
        <li key={action.place} className="border-b border-line py-2">
          {action.label} <span className="text-soft">{more(action)}</span>
        </li>
      ))}
    </ol>
  )
}

function madeAtText({ madeAt, timeZone }: KeptAction): string {
  return timeInRow(new Date(madeAt), timeZone ?? null, 'time')
}
