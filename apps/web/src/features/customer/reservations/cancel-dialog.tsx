import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
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
    <Dialog label="Cancel this reservation?" onClose={onClose}>
      <div className="p-6">
        <h2 className="text-2xl">Cancel this reservation?</h2>
        <p className="mt-2">
          {longDate(date)} at {timeLabel}, {reservation.locationInfo.name}. The table is free for others at once.
        </p>
        <div className="mt-4">
          <FormProblem sentence={cancel.sentence} />
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep it
          </button>
          <button type="button" className={button('danger')} disabled={cancel.isPending} onClick={press}>
            {cancel.isPending ? 'Cancelling…' : 'Cancel reservation'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
