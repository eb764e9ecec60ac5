import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { momentText } from './reservation-words.tsx'
import type { ListedReservation } from './reservations-query.ts'

type ConfirmButtonProps = { reservation: ListedReservation; className?: string }

/** Staff keep a pending table for its guest, who has not used the link, or never got one. */
export function ConfirmButton({ reservation, className = '' }: ConfirmButtonProps) {
  const isOnline = useOnline()
  const { id, customerInfo, pendingUntil, locationInfo } = reservation
  const keep = useWish('/confirmReservation', {
    onDone: () => toast('success', `${customerInfo.name}: Confirmed`),
    onFailed: (error) => toast('error', `${customerInfo.name}: ${sentenceOf(error)}`),
    onSettled: () => askAgainAbout('reservation.changed'),
  })
  if (reservation.status !== 'pending') return null
  return (
    <>
      {pendingUntil && (
        <p className="col-span-full w-full rounded-control bg-saffron-soft px-3 py-2">
          Not confirmed yet, held until {momentText(pendingUntil, locationInfo.timeZone)}
        </p>
      )}
      <button
        type="button"
        className={button('primary', `px-4! ${className}`)}
        onClick={() => keep.send({ id })}
        {...heldIf(keep.isPending || !isOnline)}
      >
        Confirm<span className="sr-only"> the reservation of {customerInfo.name}</span>
      </button>
    </>
  )
}
