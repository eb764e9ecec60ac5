import { useState } from 'react'
import type { KeptAction } from '../../../kit/offline/action-store.ts'
import { useDeviceQueue } from '../../../kit/offline/device-queue.ts'
import { QueueDialog } from './queue-dialog.tsx'

/**
 * Under the sections of the back office that do not say it themselves: what this device still has to send. The desk of a till
 * says for itself what the till has taken.
 */
export function QueueLine({ isAtTill = false }: { isAtTill?: boolean }) {
  const queue = useDeviceQueue()
  const saidHere = ({ ofDevice }: KeptAction) => !isAtTill || !ofDevice
  const [waiting, attention] = [queue.waiting.filter(saidHere), queue.attention.filter(saidHere)]
  const [isOpen, setOpen] = useState(false)
  const said = [
    ...(waiting.length > 0 ? [`${changes(waiting.length)} waiting to be sent`] : []),
    ...(attention.length > 0 ? [`${attention.length} needs attention`] : []),
  ].join(', ')
  return (
    <div role="status">
      {said && (
        <p className="flex flex-wrap items-center gap-x-3 bg-saffron-soft px-4 py-1.5 text-saffron-ink">
          <b>{said}</b>
          <button
            type="button"
            className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4"
            onClick={() => setOpen(true)}
          >
            Show
          </button>
        </p>
      )}
      {isOpen && <QueueDialog onClose={() => setOpen(false)} />}
    </div>
  )
}

function changes(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`
}
