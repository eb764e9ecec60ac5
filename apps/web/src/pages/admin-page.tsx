import { sectionHash } from '../kit/address/section-address.ts'
import { OWN_LISTED } from '../kit/locations.ts'
import '../styles/back-office.css'
import { may } from '@sizzle/domain/people/rights.ts'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { AlertCenter } from '../features/admin/board/alerts/alert-center.tsx'
import { BoardLine } from '../features/admin/board/alerts/board-line.tsx'
import { findOrders } from '../features/admin/board/find-orders.ts'
import { LastBoard } from '../features/admin/board/last/last-board.tsx'
import { useBoardLocation } from '../features/admin/board/state/board-location.ts'
import { ReservationArrivals } from '../features/admin/reservations/reservation-arrivals.ts'
import { BackOfficeGuard } from '../features/admin/shell/back-office-guard.tsx'
import { EndedBanner } from '../features/admin/shell/ended-banner.tsx'
import { LostLocations } from '../features/admin/shell/lost-locations.tsx'
import { type AdminSection, sectionAt, sectionsFor } from '../features/admin/shell/section.ts'
import { Shell } from '../features/admin/shell/shell.tsx'
import { useThemedPage } from '../features/admin/shell/theme.ts'
import { useRoomsAhead } from '../features/admin/shell/use-rooms-ahead.ts'
import { IdleLock } from '../features/admin/tablet/idle-lock.tsx'
import { lockTablet } from '../features/admin/tablet/lock.ts'
import { TabletDoor } from '../features/admin/tablet/tablet-door.tsx'
import { isReachable, TillKeeper } from '../features/admin/tablet/till-keeper.tsx'
import { LogoutDialog } from '../features/customer/site/logout-dialog.tsx'
import { SITE_LINKS } from '../features/customer/site/site-links.ts'
import { NewerSite } from '../features/shared/newer-site/newer-site.tsx'
import { QueueLine } from '../features/shared/queued-actions/queue-line.tsx'
import { SoundBanner } from '../features/shared/sound/sound-banner.tsx'
import { ErrorBoundary } from '../kit/error-boundary.tsx'
import { useOnePress } from '../kit/one-press.ts'
import { forgetAnswers, forgetLocations } from '../kit/server/answers.ts'
import { healFailed } from '../kit/server/heal.ts'
import { Queries, queries } from '../kit/server/queries.tsx'
import { expiry } from '../kit/session/expiry.ts'
import type { SessionUser } from '../kit/session/session.ts'
import { useStore } from '../kit/store.ts'
import { Toaster } from '../kit/toast/toaster.tsx'
import { paths } from '../paths.ts'
import { useLocation, useNavigate } from '../router/router.tsx'
import { useFocusKept } from '../ui/keep-focus.ts'
import { ADMIN_SECTIONS } from './admin-sections.ts'
import { ErrorPage } from './error-page.tsx'
import { loadDesk, OfflineTill } from './offline-till.tsx'

/** The entries of the site's header, which the back office does not show. */
const SITE = [...SITE_LINKS, { label: 'Your profile', to: paths.profile() }]

export function AdminPage() {
  useThemedPage()
  useEffect(() => healFailed(queries), [])
  return (
    <BackOfficeGuard
      door={doorOf}
      meanwhile={(checking) => <OfflineTill otherwise={<LastBoard otherwise={checking} />} />}
    >
      {(user) => <Office key={user.id} user={user} />}
    </BackOfficeGuard>
  )
}

function doorOf(otherwise: ReactNode) {
  return (
    <Queries>
      {/* What a till took is sent by the till, also while nobody is unlocked. */}
      <QueueLine />
      <TabletDoor otherwise={otherwise} />
    </Queries>
  )
}

/** What one person has typed and opened is not there for the next one who signs in. */
function Office({ user }: { user: SessionUser }) {
  return (
    <Queries>
      {/* At once, not on first need: a kitchen whose network is gone must still be told so. It comes first in the order of Tab: from a
          message at the end, Tab would lead back to where one came from, again and again. */}
      <Toaster isAtWork />
      <Panel user={user} />
    </Queries>
  )
}

function Panel({ user }: { user: SessionUser }) {
  useOnePress()
  useFocusKept()
  const [isLeaving, setLeaving] = useState(false)
  const { query, own, total, location } = useBoardLocation(user)
  const hasEnded = useStore(expiry, null) !== null
  const { hash } = useLocation()
  const allowed = sectionsFor(user, ADMIN_SECTIONS)
  useRoomsAhead(allowed)
  const section = sectionAt(hash, allowed)?.id
  const isOnBoard = section === 'orders'
  const isAtStation = section === 'stations'
  const find = useFind(location?.id)
  return (
    <>
      {hasEnded && <EndedBanner />}
      {/* Out of sight, not out of place: whoever passes by reads no customer's name, and whoever comes back goes on. */}
      <div className={hasEnded ? 'invisible' : undefined}>
        <Shell
          user={user}
          sections={ADMIN_SECTIONS}
          site={user.byPin ? SITE_LINKS : SITE}
          banner={
            <>
              <BoardLine user={user} isInKitchen={isOnBoard || isAtStation} isOnBoard={isOnBoard} />
              {!isOnBoard && <QueueLine isAtTill={section === 'create-order'} />}
              <LostLocations own={query.data && total <= OWN_LISTED ? own : undefined} onLost={forgetKitchens} />
              <SoundBanner isBar={section === 'create-order'} />
              <NewerSite />
            </>
          }
          find={find}
          onLogout={() => (user.byPin ? void lockTablet() : setLeaving(true))}
          wrapSection={wrapSection}
        />
        <AlertCenter user={user} isOnBoard={isOnBoard} isAtStation={isAtStation} />
        {may(user, 'reservation.see') && <ReservationArrivals />}
        {user.byPin && <TillKeeper user={user} loadDesk={loadDesk} />}
        {user.byPin && <IdleLock mayLock={isReachable} onIdle={() => void lockTablet()} />}
        {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
      </div>
    </>
  )
}

function forgetKitchens(locationIds: readonly string[]): void {
  forgetLocations(locationIds)
  // A single order is asked for by its number alone.
  forgetAnswers('/getOrderDetails')
}

/** What the palette finds beyond sections and actions: orders, which open in their section. */
function useFind(locationId: string | undefined) {
  const navigate = useNavigate()
  return useCallback(
    async (typed: string) => {
      if (!locationId) return []
      const search = new URLSearchParams({ location: locationId }).toString()
      const toBoard = (where: { below?: string[]; filters?: URLSearchParams }) =>
        navigate({ search, hash: sectionHash({ section: 'orders', ...where }) })
      return findOrders(locationId, typed, {
        open: (order) => toBoard({ below: [order] }),
        openAll: (words) => toBoard({ filters: new URLSearchParams({ search: words }) }),
      })
    },
    [locationId, navigate],
  )
}

/** A section that breaks does not take the others with it. */
function wrapSection({ id }: AdminSection, screen: ReactNode) {
  return (
    <ErrorBoundary key={id} fallback={(errorId, retry) => <ErrorPage errorId={errorId} onRetry={retry} />}>
      {screen}
    </ErrorBoundary>
  )
}
