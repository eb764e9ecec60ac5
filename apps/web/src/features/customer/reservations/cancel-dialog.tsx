import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { type OnCancelled, OWN_CANCELLATION, type OwnBooking } from './reservation-calls.ts'

type CancelDialogProps = {
  booking: OwnBooking
  onClose: () => void
  onCancelled: OnCancelled
}

/** How the cancelling of a booking is told from others while it waits for the network. */
export function nameInQueue(id: string): string {
  return `reservation ${id}`
}

/** The table goes to somebody else at once, so this asks first. */
export function CancelDialog({ booking, onClose, onCancelled }: CancelDialogProps) {
  useBackCloses(onClose)
  const { reservation, token } = booking
  const { date, timeLabel } = reservation.reservationDetails
  const what = `${longDate(date)} at ${timeLabel}, ${reservation.locationInfo.name}`

  const cancel = useKeptWish('/cancelReservation', {
    close: onClose,
    onDone: (answer) => {
      onCancelled({ ...booking, reservation: answer.reservation }, answer.message)
    },
    onQueued: ({ label }) => {
      toast('message', QUEUED_TEXT, label)
    },
  })
  const press = () =>
    cancel.send(
      { id: reservation.id, reason: OWN_CANCELLATION, ...(token ? { token } : {}) },
      { label: `Cancel ${what}`, timeZone: reservation.locationInfo.timeZone, about: nameInQueue(reservation.id) },
    )
  return (
    <DialogForm
      title="Cancel this reservation?"
      keep="Keep it"
      act="Cancel reservation"
      acting="Cancelling…"
      kind="danger"
      wish={cancel}
      onSubmit={press}
      onClose={onClose}
    >
      <p>{fullStop(what)} The table is free for others at once.</p>
    </DialogForm>
  )
}
