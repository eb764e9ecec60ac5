import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import type { ListedReservation } from './reservations-query.ts'

type SendConfirmationButtonProps = { reservation: ListedReservation; now: Date; className: string }

/** The confirmation letter once more, for guests who call because they cannot find it. */
export function SendConfirmationButton({ reservation, now, className }: SendConfirmationButtonProps) {
  const { reservationId, customerInfo, reservationDetails, locationInfo, status, startsAt } = reservation
  const { email, name } = customerInfo
  const isOnline = useOnline()
  const send = useWish('/sendReservationConfirmation', {
    onDone: ({ message }) => toast('success', message),
    onFailed: (error) => toast('error', 'Failed to send reservation confirmation', sentenceOf(error)),
    onSettled: () => askAgain('/getReservationHistory'),
  })
  if (!email || status !== 'confirmed' || new Date(startsAt) <= now) return null
  const press = () => {
    if (reservationId.trim() === '') return toast('error', 'No reservation ID found')
    send.send({
      customerEmail: email,
      customerName: name,
      reservationDate: reservationDetails.date,
      reservationTime: reservationDetails.time,
      partySize: reservationDetails.partySize,
      restaurantLocation: { name: locationInfo.name, address: locationInfo.address },
      metadata: { reservationId },
    })
  }
  return (
    <button
      type="button"
      className={button('quiet', className)}
      onClick={press}
      title={isOnline ? undefined : NOT_OFFLINE}
      {...heldIf(send.isPending || !isOnline)}
    >
      {send.isPending ? 'Sending…' : 'Send confirmation'}
    </button>
  )
}
