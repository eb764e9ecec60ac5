import type { KeptAction } from '../../../../kit/offline/action-store.ts'
import { button } from '../../../../ui/button.ts'
import { timeInRow } from '../../../../ui/clock.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { fullStop } from '../clock.ts'
import { moveQueue } from '../state/moves.ts'
import { useMoveQueue } from '../state/shown-orders.ts'

/** What this device has not been able to tell: waiting by itself, or waiting for a person. */
export function QueueDialog({ onClose }: { onClose: () => void }) {
  const { waiting, attention, ofOthers } = useMoveQueue()
  return (
    <Dialog label="Queued moves" onClose={onClose}>
      <DialogHead title="Queued moves" onClose={onClose} />
      <div className="flex flex-col gap-6 px-6 pb-6">
        {attention.length > 0 && (
          <section aria-label="Needs attention">
            <h3 className="text-lg text-chilli">Needs attention</h3>
            <ul>
              {attention.map((action) => (
                <li key={action.place} className="border-b border-line py-3">
                  <p className="font-semibold">{action.label}</p>
                  <p className="text-soft">
                    {action.problem} {fullStop(`Made at ${madeAtText(action)}`)}
                  </p>
                  <div className="mt-2 flex gap-2">
                    <button type="button" className={button('quiet')} onClick={() => void moveQueue().tryAgain(action)}>
                      Try again
                    </button>
                    <button type="button" className={button('quiet')} onClick={() => void moveQueue().discard(action)}>
                      Discard
                    </button>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section aria-label="Waiting">
          <h3 className="text-lg">Waiting to be sent</h3>
          {waiting.length === 0 && <p className="text-soft">Nothing waits.</p>}
          <ol>
            {waiting.map((action) => (
              <li key={action.place} className="border-b border-line py-2">
                {action.label} <span className="text-soft">at {madeAtText(action)}</span>
              </li>
            ))}
          </ol>
        </section>
        {ofOthers.length > 0 && (
          <section aria-label="Made by others">
            <h3 className="text-lg">Made by others</h3>
            <p className="text-soft">Sent when the person who made them signs in on this device.</p>
            <ol>
              {ofOthers.map((action) => (
                <li key={action.place} className="border-b border-line py-2">
                  {action.label}{' '}
                  <span className="text-soft">
                    {action.byName ?? 'somebody'}, at {madeAtText(action)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Dialog>
  )
}

function madeAtText({ madeAt, timeZone }: KeptAction): string {
  return timeInRow(new Date(madeAt), timeZone ?? null, 'time')
}
