import { longDate } from '@sizzle/domain/hours/date-words.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import type { CancelStart } from './cancel-many-dialog.tsx'
import type { ReservationList } from './reservations-query.ts'

type Alerts = ReservationList['alerts']
type SourceAlertsProps = { alerts: Alerts; onLook: (start: CancelStart) => void }

/** One network took most of a slot: said until somebody has looked. */
export function SourceAlerts({ alerts, onLook }: SourceAlertsProps) {
  const isOnline = useOnline()
  const putAway = useWish('/resolveReservationAlert', {
    onFailed: (error) => toast('error', sentenceOf(error)),
    onSettled: () => askAgainAbout('reservation.changed'),
  })
  return alerts.map((alert) => (
    <div
      key={alert.id}
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card bg-chilli-soft px-4 py-3 text-chilli"
    >
      <p className="min-w-60 flex-1">
        <b className="font-semibold">
          One source has {alert.seats} of {alert.capacity} seats
        </b>{' '}
        in {alert.bookings} bookings: {alert.locationName}, {longDate(alert.date)}, {alert.timeLabel}
      </p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={button('danger', 'px-4!')}
          onClick={() => onLook({ location: alert.location, date: '', source: alert.source })}
        >
          Look at them
        </button>
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          onClick={() => putAway.send({ alertId: alert.id })}
          title={isOnline ? undefined : NOT_OFFLINE}
          {...heldIf(putAway.isPending || !isOnline)}
        >
          Put away
        </button>
      </div>
    </div>
  ))
}
