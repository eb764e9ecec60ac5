import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { useEffect } from 'react'
import type { KeptAction } from '../../../kit/offline/action-store.ts'
import { onKeptSettled, useDeviceQueue } from '../../../kit/offline/device-queue.ts'
import { session } from '../../../kit/session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { AttentionList } from '../../shared/queued-actions/queue-dialog.tsx'
import { keepLink } from './own-links.ts'
import type { ReservationAnswer } from './reservation-calls.ts'

/** What a visitor asked for without a network, until it is sent; what others left on this device is not shown. */
export function QueuedBookings() {
  const { waiting, attention } = useDeviceQueue()
  const isOnline = useOnline()
  useEffect(() => onKeptSettled(tellWhatBecame), [])
  if (waiting.length + attention.length === 0) return null
  return (
    <div className="wrap pt-5">
      <section aria-label="Not sent yet" className="rounded-card border border-saffron bg-saffron-soft/50 p-4">
        {waiting.length > 0 && (
          <div role="status">
            <p className="flex items-center gap-2.5 font-semibold">
              <ToolIcon name={isOnline ? 'refresh' : 'no-signal'} />
              {isOnline ? 'Sending what you asked for while you were offline…' : QUEUED_TEXT}
            </p>
            <ul className="mt-1">
              {waiting.map(({ place, label }) => (
                <li key={place}>{label}</li>
              ))}
            </ul>
            <p className="mt-1 text-soft">Nothing is confirmed until it has been sent.</p>
          </div>
        )}
        {attention.length > 0 && (
          <div role="alert">
            <p className="font-semibold text-chilli">This could not be done:</p>
            <AttentionList actions={attention} />
          </div>
        )}
      </section>
    </div>
  )
}

/** A refusal has no answer: it stands in the list until somebody decides. */
function tellWhatBecame({ call, label }: KeptAction, answer: unknown): void {
  if (answer === undefined) return
  if (call === '/cancelReservation') toast('success', 'Your reservation is cancelled', label)
  if (call === '/createReservation') {
    // The answer to this very call.
    const { reservation, token } = answer as ReservationAnswer
    const known = session.get()
    const isGuest = known.state === 'ready' && known.user === null
    if (isGuest) keepLink({ id: reservation.id, token, startsAt: reservation.startsAt })
    toast('success', reservation.status === 'pending' ? 'Your table is held' : 'Your table is reserved', label)
  }
}
