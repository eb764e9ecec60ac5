import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { reasonLengthProblem } from '@sizzle/domain/order/cancel.ts'
import { displayPhone } from '@sizzle/domain/people/phone.ts'
import {
  chosenReason,
  RESERVATION_REASON_REQUIRED,
  type ReasonChoice,
} from '@sizzle/domain/reservations/cancel-reasons.ts'
import { useState } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { CallLink } from '../../../ui/call-link.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { AskApproval } from '../../shared/approval/ask-approval.tsx'
import { ReasonFields } from './reason-fields.tsx'
import type { ListedReservation } from './reservations-query.ts'
import { whoWasFirst } from './who-was-first.ts'

type CancelDialogProps = { reservation: ListedReservation; onClose: () => void }

export function CancelDialog({ reservation, onClose }: CancelDialogProps) {
  const [choice, setChoice] = useState<ReasonChoice>({ preset: null, text: '' })
  const [problem, setProblem] = useState<string>()
  const cancel = useCancel(onClose)
  const { customerInfo, reservationDetails } = reservation
  const { date, timeLabel } = reservationDetails

  const choose = (next: ReasonChoice) => {
    setChoice(next)
    setProblem(undefined)
  }
  const confirm = (approvalId?: string) => {
    const reason = chosenReason(choice)
    setProblem(reason === null ? RESERVATION_REASON_REQUIRED : undefined)
    if (reason === null) return
    const label = `Cancel ${reservation.reservationId}, ${longDate(date)} at ${timeLabel}`
    const input = { id: reservation.id, reason, ...(approvalId && { approvalId }) }
    cancel.send(input, { label, timeZone: reservation.locationInfo.timeZone })
  }
  return (
    <>
      <DialogForm
        title="Cancel reservation"
        shape="sheet"
        keep="Keep it"
        act="Cancel reservation"
        acting="Cancelling…"
        kind="danger"
        isAskingFirst
        wish={cancel}
        problem={
          problem ?? [cancel.sentence, whoWasFirst(cancel.error, reservation.locationInfo)].filter(Boolean).join(' ')
        }
        missing={choice.preset === null ? 'Choose a reason.' : undefined}
        isReady={choice.preset !== null && reasonLengthProblem(choice.text) === null}
        onSubmit={() => confirm()}
        onClose={onClose}
      >
        <p>
          {fullStop(`${customerInfo.name}, ${longDate(date)} at ${timeLabel}`)}{' '}
          {hasMail() && customerInfo.email !== '' ? (
            'We’ll email the guest this reason.'
          ) : (
            <>
              The guest gets no email: call <CallLink phone={displayPhone(customerInfo.phone)} /> to tell them.
            </>
          )}
        </p>
        <ReasonFields choice={choice} onChange={choose} />
      </DialogForm>
      <AskApproval
        error={cancel.error}
        subject={`the reservation of ${customerInfo.name}`}
        onApproved={confirm}
        onClose={cancel.reset}
      />
    </>
  )
}

function useCancel(onDone: () => void) {
  return useKeptWish('/cancelReservation', {
    close: onDone,
    onQueued: ({ label }) => {
      toast('message', QUEUED_TEXT, label)
    },
    onDone: ({ message }) => {
      toast('success', message)
    },
    onSettled: () => askAgainAbout('reservation.changed'),
  })
}
