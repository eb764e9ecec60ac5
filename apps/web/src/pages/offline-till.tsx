import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { LogoMark } from '../brand/logo-mark.tsx'
import { readSection, sectionHash } from '../kit/address/section-address.ts'
import { tillBook } from '../kit/offline/till-book.ts'
import { lastShift, layDesk, type TillShift } from '../kit/offline/till-shift.ts'
import { useOnePress } from '../kit/one-press.ts'
import { Queries } from '../kit/server/queries.tsx'
import { useOnline } from '../kit/use-online.ts'
import { paths } from '../paths.ts'
import { useLocation } from '../router/router.tsx'
import { Link } from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Fetched while there is a network, so that it is there when there is none. */
export const loadDesk = () => import('../features/admin/create-order/create-order-section.tsx')
const Desk = lazy(() => loadDesk().then(({ CreateOrderSection }) => ({ default: CreateOrderSection })))

const LOOK_EVERY_MS = 15_000
const AT_DESK = paths.adminDashboard() + sectionHash({ section: 'create-order' })
const AT_BOARD = paths.adminDashboard() + sectionHash({ section: 'orders' })

/**
 * A paired till that is loaded again while nobody can be reached: whoever was unlocked there last goes on taking cash
 * orders, and sees nothing else of the back office. `otherwise` stands there on any other device.
 */
export function OfflineTill({ otherwise }: { otherwise: ReactNode }) {
  const shift = useLastShift()
  const isOnline = useOnline()
  const { hash } = useLocation()
  if (!shift || isOnline) return otherwise
  if (readSection(hash).section === 'create-order') return <TillDesk shift={shift} />
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 bg-saffron-soft px-4 py-1.5 text-saffron-ink">
        <b>This till can take cash orders.</b>
        <Link to={AT_DESK} className={TO_OTHER}>
          Take an order
        </Link>
      </p>
      {otherwise}
    </>
  )
}

const TO_OTHER = 'inline-flex min-h-11 items-center rounded-control px-2 font-semibold underline underline-offset-4'

/** With its book and its menu in place, and only for the hours that a till may go on. */
function useLastShift(): TillShift | undefined {
  const [shift, setShift] = useState(() => (layDesk() ? lastShift(Date.now()) : undefined))
  useEffect(() => {
    const look = () => setShift((known) => known && lastShift(Date.now()))
    const timer = setInterval(look, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    // A page that heard the server itself knows better.
    if (!shift || tillBook.get()) return
    tillBook.set({ ...shift.book, heardAt: performance.now() - (Date.now() - shift.at) })
  }, [shift])
  return shift
}

function TillDesk({ shift: { person, book } }: { shift: TillShift }) {
  useOnePress()
  return (
    <Queries>
      <main className="flex h-dvh flex-col bg-paper">
        <header className="flex items-center gap-3 border-b border-line px-4 py-1.5">
          <LogoMark className="size-8 shrink-0" />
          <p className="min-w-0 grow break-words">
            {book.location.name} · <b>{person.name}</b>
          </p>
          <Link to={AT_BOARD} className={`${TO_OTHER} shrink-0`}>
            See the last board
          </Link>
        </header>
        <Suspense fallback={<Skeleton className="m-4 h-96" />}>
          <Desk user={person} />
        </Suspense>
      </main>
    </Queries>
  )
}
