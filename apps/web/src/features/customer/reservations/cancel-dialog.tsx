import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import type { OwnBooking } from './reservation-calls.ts'

type CancelDialogProps = {
  booking: OwnBooking
  onClose: () => void
  onCancelled: (booking: OwnBooking) => void
}

/** The table goes to somebody else at once, so this asks first. */
export function CancelDialog({ booking, onClose, onCancelled }: CancelDialogProps) {
  const { reservation, token } = booking
  const { date, timeLabel } = reservation.reservationDetails

  const cancel = useWish('/cancelReservation', {
    onDone: (answer) => {
      toast('success', answer.message)
      onClose()
      onCancelled({ ...booking, reservation: answer.reservation })
    },
  })
  const press = () =>
    cancel.send({ id: reservation.id, reason: 'Customer requested cancellation', ...(token ? { token } : {}) })
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
      <p>
        {longDate(date)} at {timeLabel}, {reservation.locationInfo.name}. The table is free for others at once.
      </p>
    </DialogForm>
  )
}
