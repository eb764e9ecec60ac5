import { MyOrders } from '../features/customer/dashboard/my-orders.tsx'
import { MyReservations } from '../features/customer/reservations/my-reservations.tsx'
import { OwnFigures } from '../features/shared/loyalty/own-figures.tsx'
import { atFirstTouch } from '../kit/lazy-part.ts'
import { Queries } from '../kit/server/queries.tsx'
import { SessionGate } from '../kit/session/session-gate.tsx'
import { paths } from '../paths.ts'
import { useLocation } from '../router/router.tsx'
import { Link } from '../ui/link.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { AuthCheck } from './auth-check.tsx'

const TABS = [
  { label: 'Past Orders', to: paths.dashboard(), hash: '' },
  { label: 'Reservations', to: paths.dashboard('reservations'), hash: '#reservations' },
] as const

// They are wanted when the network is gone, and could not be fetched then.
atFirstTouch(() => import('./customer-notices.tsx'))

const authCheck = () => <AuthCheck session={{ state: 'unknown' }} />

export function DashboardPage() {
  return (
    <Queries>
      <SessionGate meanwhile={authCheck}>{({ id }) => <Dashboard key={id} />}</SessionGate>
    </Queries>
  )
}

function Dashboard() {
  const { hash } = useLocation()
  const open = TABS.find((tab) => tab.hash === hash) ?? TABS[0]
  return (
    <section>
      {/* On one line on a phone too: its slash must not end or begin a line. */}
      <PageHead
        title={
          <>
            <span className="whitespace-nowrap">Past Orders /</span> Reservations
          </>
        }
      >
        <div className="w-full empty:hidden md:ml-auto md:w-auto">
          <OwnFigures hidesZeros />
        </div>
      </PageHead>
      <div className="wrap pb-8 lg:pb-12">
        <nav
          aria-label="Your orders and reservations"
          className="mt-2 mb-6 flex flex-wrap gap-x-6 border-b border-line"
        >
          {TABS.map((tab) => (
            <Link
              key={tab.label}
              to={tab.to}
              aria-current={tab === open ? 'page' : undefined}
              className="-mb-px flex min-h-12 items-center border-b-3 border-transparent font-semibold whitespace-nowrap text-soft aria-[current=page]:border-saffron aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          ))}
        </nav>
        {open.hash === '' ? <MyOrders /> : <MyReservations />}
      </div>
    </section>
  )
}
