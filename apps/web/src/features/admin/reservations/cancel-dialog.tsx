import { reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import {
  chosenReason,
  RESERVATION_REASON_REQUIRED,
  type ReasonChoice,
} from '@sizzle/domain/reservations/cancel-reasons.ts'
import { longDate } from '@sizzle/domain/reservations/words.ts'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { whoWasFirst } from './who-was-first.ts'

type CancelDialogProps = { reservation: ListedReservation; onClose: () => void }

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const [choice, setChoice] = useState<ReasonChoice>({ preset: null, text: '' })
  const [problem, setProblem] = useState<string>()
  const cancel = useCancel(onClose)
  const { date, timeLabel } = reservation.reservationDetails

  const confirm = () => {
    const reason = chosenReason(choice)
    setProblem(reason === null ? RESERVATION_REASON_REQUIRED : undefined)
    if (reason !== null) cancel.send({ id: reservation.id, reason })
  }
  return (
    <Dialog label="Cancel reservation" shape="sheet" onClose={onClose}>
      <div className="p-6">
        <h2 className="text-2xl">Cancel reservation</h2>
        <p className="mt-1">
          {reservation.customerInfo.name}, {longDate(date)} at {timeLabel}. The guest is told, with the reason.
        </p>
        <ReasonFields choice={choice} onChange={setChoice} />
        <div className="mt-3">
          <FormProblem
            sentence={
              problem ??
              [cancel.sentence, whoWasFirst(cancel.error, reservation.locationInfo)].filter(Boolean).join(' ')
            }
          />
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep it
          </button>
          <button
            type="button"
            className={button('danger')}
            disabled={choice.preset === null || reasonLengthProblem(choice.text) !== null || cancel.isPending}
            onClick={confirm}
          >
            {cancel.isPending ? 'Cancelling…' : 'Cancel reservation'}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

function useCancel(onDone: () => void) {
  return useWish('/cancelReservation', {
    onDone: async ({ message }) => {
      toast('success', message)
      onDone()
      await askAgainAbout('reservation.changed')
    },
  })
}
