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
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { whoWasFirst } from './who-was-first.ts'

type CancelDialogProps = { reservation: ListedReservation; onClose: () => void }

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const [choice, setChoice] = useState<ReasonChoice>({ preset: null, text: '' })
  const [problem, setProblem] = useState<string>()
  const cancel = useCancel(onClose)
  const { date, timeLabel } = reservation.reservationDetails

  const choose = (next: ReasonChoice) => {
    setChoice(next)
    setProblem(undefined)
  }
  const confirm = () => {
    const reason = chosenReason(choice)
    setProblem(reason === null ? RESERVATION_REASON_REQUIRED : undefined)
    if (reason !== null) cancel.send({ id: reservation.id, reason })
  }
  return (
    <DialogForm
      title="Cancel reservation"
      shape="sheet"
      keep="Keep it"
      act="Cancel reservation"
      acting="Cancelling…"
      kind="danger"
      wish={cancel}
      problem={
        problem ?? [cancel.sentence, whoWasFirst(cancel.error, reservation.locationInfo)].filter(Boolean).join(' ')
      }
      isReady={choice.preset !== null && reasonLengthProblem(choice.text) === null}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>
        {reservation.customerInfo.name}, {longDate(date)} at {timeLabel}. The guest is told, with the reason.
      </p>
      <ReasonFields choice={choice} onChange={choose} />
    </DialogForm>
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
