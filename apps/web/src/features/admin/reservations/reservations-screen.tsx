import { mayOrAsk } from '@sizzle/domain/people/approval.ts'
import { may, mayAt } from '@sizzle/domain/people/rights.ts'
import { askedDay } from '@sizzle/domain/reservations/reservation.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ownLocationsQuery } from '../../../kit/locations.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { wishedLocation } from '../../../kit/wished-location.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { button } from '../../../ui/button.ts'
import { clockOf, deviceClock } from '../../../ui/clock.ts'
import { type ListTool, ToolMenu } from '../../../ui/list/tool-menu.tsx'
import { PAGE } from '../../../ui/office/page.ts'
import { RefreshButton } from '../../../ui/refresh-button.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { OfflineNotice } from '../../shared/offline-notice/offline-notice.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { CancelManyDialog, type CancelStart } from './cancel-many-dialog.tsx'
import { DayView } from './day-view.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { askedFilters, datesOf, type ListFilters, listedDay, useReservationsView } from './list-filters.ts'
import { PhoneBookingDialog } from './phone-booking-dialog.tsx'
import { ReservationList } from './reservation-list.tsx'
import { type ListedReservation, listQuery } from './reservations-query.ts'
import { useSoundMenu } from './sound-menu.tsx'

export function ReservationsScreen({ user }: { user: SessionUser }) {
  const { values, openId, change, open } = useReservationsView()
  const [cancelling, setCancelling] = useState<ListedReservation>()
  const [cancelMany, setCancelMany] = useState<CancelStart>()
  const [booking, setBooking] = useState<{ readonly time: string }>()
  const isOnline = useOnline()
  const places = useQuery(ownLocationsQuery(values.location))
  const total = places.data?.total ?? 0

  const own = (places.data?.locations ?? []).filter(({ id }) => mayAt(user, 'reservation.see', id))
  const isUnknown = places.data !== undefined && !own.some(({ id }) => id === values.location)
  useEffect(() => {
    if (isUnknown && values.location !== undefined) change({ location: undefined })
  })
  const place = wishedLocation(own, values.location)
  const today = (place ? clockOf(place) : deviceClock()).today()
  const filters = { ...values, date: datesOf(values.date, today) }
  // Both views have the same strip, and stand at the same day.
  const day = listedDay(filters.date, today)
  const actions = {
    whyNoCancel: ({ location }: ListedReservation) => {
      if (!isOnline) return NOT_OFFLINE
      return mayOrAsk(user, 'cancelReservation', location) ? undefined : NO_CANCEL
    },
    onDetails: ({ reservationId }: ListedReservation) => open(reservationId),
    onCancel: setCancelling,
  }
  const whyNot = isOnline ? undefined : NOT_OFFLINE
  const byPhone = { whyNot, isOff: !place || whyNot !== undefined, open: () => setBooking({ time: '' }) }
  // Where there is no list, the problem in its place has the way to try again.
  const list = useQuery({ ...listQuery(askedFilters(filters), filters.page), enabled: filters.day === undefined })
  const hasNothing = filters.day === undefined && list.error !== null && !list.data
  const tools = useTools(user, filters, place?.id, hasNothing, setCancelMany)
  return (
    <div className={PAGE}>
      <SectionHead title="Reservation Management">
        <Views
          isDay={filters.day !== undefined}
          onList={() => change({ day: undefined, ...(filters.day && day && { date: datesOf(filters.day, today) }) })}
          onDay={() => change({ day: day ?? today })}
        />
        {tools.sound.button}
        {!hasNothing && (
          <RefreshButton isSign className="max-lg:hidden" whyNot={whyNot} isBusy={list.isFetching} onClick={refresh} />
        )}
        <ToolMenu label="Reservation tools" tools={tools.inMenu} />
        {tools.sound.dialog}
        <button
          type="button"
          className={button('primary')}
          disabled={byPhone.isOff}
          title={whyNot}
          onClick={byPhone.open}
        >
          <span>
            New<span className="max-sm:sr-only"> reservation</span>
          </span>
        </button>
      </SectionHead>
      <OfflineNotice>Tables can be booked and changed once you are back online.</OfflineNotice>
      {filters.day === undefined ? (
        <ReservationList
          filters={filters}
          today={today}
          change={change}
          places={own}
          total={total}
          booking={byPhone}
          onLook={setCancelMany}
          {...actions}
        />
      ) : (
        place && (
          <DayView
            places={own}
            total={total}
            place={place}
            today={today}
            date={filters.day}
            onPlace={(location) => change({ location })}
            onDate={(day) => change({ day })}
            onBook={(time) => setBooking({ time })}
            onDetails={actions.onDetails}
          />
        )
      )}
      {openId && (
        <DetailsDialog
          id={openId}
          {...actions}
          mayChange={({ location }) => mayAt(user, 'reservation.create', location)}
          onClose={() => open()}
        />
      )}
      {cancelling && <CancelDialog reservation={cancelling} onClose={() => setCancelling(undefined)} />}
      {cancelMany && (
        <CancelManyDialog
          start={cancelMany}
          places={own.filter(({ id }) => mayAt(user, 'reservation.cancel', id))}
          onClose={() => setCancelMany(undefined)}
        />
      )}
      {booking && place && (
        <PhoneBookingDialog
          places={own}
          start={{
            // A day is of one place, which stands above it; a list of all of them says nothing of the caller's.
            location: filters.location ?? (filters.day !== undefined || own.length === 1 ? place.id : ''),
            date: filters.day ?? (day && day > today ? day : today),
            ...booking,
          }}
          onClose={() => setBooking(undefined)}
        />
      )}
    </div>
  )
}

const refresh = () => void askAgainAbout('reservation.changed')

/** What is done to the list now and then; on a phone that is all but the next booking. */
function useTools(
  user: SessionUser,
  filters: ListFilters,
  place: string | undefined,
  hasNothing: boolean,
  onCancelMany: (start: CancelStart) => void,
) {
  const sound = useSoundMenu()
  const whyNotOffline = useOnline() ? undefined : NOT_OFFLINE
  const take = useWish('/exportReservations', {
    onDone: ({ fileName, csv, count }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', csv)
      toast('success', `Exported ${count} reservations`)
    },
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  const inMenu: readonly ListTool[] = [
    { ...sound.tool, className: 'lg:hidden' },
    ...(hasNothing
      ? []
      : [
          {
            icon: 'refresh' as const,
            label: 'Refresh',
            className: 'lg:hidden',
            whyNot: whyNotOffline,
            onPress: refresh,
          },
        ]),
    {
      icon: 'download',
      label: 'Export (CSV)',
      whyNot: whyNoExport(may(user, 'reservation.export')) ?? whyNotOffline,
      onPress: () => !take.isPending && take.send(askedFilters(filters)),
    },
    {
      icon: 'ban',
      label: 'Cancel several…',
      isDanger: true,
      whyNot: place && mayAt(user, 'reservation.cancel', place) ? whyNotOffline : NO_CANCEL,
      // What is not looked for is not cancelled by a slip, and nobody chose the day that the list opens on.
      onPress: () => place && onCancelMany({ location: place, date: filters.day ?? askedDay(filters.date) ?? '' }),
    },
  ]
  return { sound, inMenu }
}

const NO_CANCEL = 'Only managers and admins cancel reservations.'

function whyNoExport(mayExport: boolean): string | undefined {
  if (!mayExport) return 'Only managers and admins export reservations.'
  return RUNS_IN_APP ? 'The app saves no files: export in a browser.' : undefined
}

function Views({ isDay, onList, onDay }: { isDay: boolean; onList: () => void; onDay: () => void }) {
  const look = 'segment min-h-11 grow rounded-control px-4 font-semibold whitespace-nowrap max-sm:px-2.5'
  return (
    <nav aria-label="Views" className="flex rounded-control bg-sunk">
      <button type="button" aria-current={isDay ? undefined : 'true'} className={look} onClick={onList}>
        List
      </button>
      <button type="button" aria-current={isDay ? 'true' : undefined} className={look} onClick={onDay}>
        Day view
      </button>
    </nav>
  )
}
