import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useIntention } from '../../../kit/use-intention.ts'
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
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const intention = useIntention()
  const { reservation, token } = booking
  const { date, timeLabel } = reservation.reservationDetails

  const cancel = async () => {
    setSending(true)
    setProblem(undefined)
    const input = { id: reservation.id, reason: 'Customer requested cancellation', ...(token ? { token } : {}) }
    try {
      const answer = await api.post('/cancelReservation', input, intention.attempt(input, {}).key)
      toast('success', answer.message)
      onClose()
      onCancelled({ ...booking, reservation: answer.reservation })
    } catch (error) {
      setProblem(sentenceOf(error))
      setSending(false)
    }
  }
  return (
    <Dialog label="Cancel this reservation?" onClose={onClose}>
      <div className="p-6">
        <h2 className="text-2xl">Cancel this reservation?</h2>
        <p className="mt-2">
          {longDate(date)} at {timeLabel}, {reservation.locationInfo.name}. The table is free for others at once.
        </p>
        <div className="mt-4">
          <FormProblem sentence={problem} />
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep it
          </button>
          <button type="button" className={button('danger')} disabled={isSending} onClick={() => void cancel()}>
            {isSending ? 'Cancelling…' : 'Cancel reservation'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
