import { useLocation } from 'react-router'
import { MyOrders } from '../features/customer/dashboard/my-orders.tsx'
import { MyReservations } from '../features/customer/reservations/my-reservations.tsx'
import { OwnFigures } from '../features/shared/loyalty/own-figures.tsx'
import { Queries } from '../kit/server/queries.tsx'
import { SessionGate } from '../kit/session/session-gate.tsx'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'

const TABS = [
  { label: 'Past Orders', to: paths.dashboard(), hash: '' },
  { label: 'Reservations', to: paths.dashboard('reservations'), hash: '#reservations' },
] as const

// They are wanted when the network is gone, and could not be fetched then.
if (typeof document !== 'undefined') void import('./customer-notices.tsx').catch(() => undefined)

export function DashboardPage() {
  return (
    <Queries>
      <SessionGate>{({ id }) => <Dashboard key={id} />}</SessionGate>
    </Queries>
  )
}

function Dashboard() {
  const { hash } = useLocation()
  const open = TABS.find((tab) => tab.hash === hash) ?? TABS[0]
  return (
    <section className="wrap max-w-[860px]! py-10">
      <h1 className="mb-6 text-4xl">Past Orders / Reservations</h1>
      <OwnFigures />
      <nav aria-label="Your orders and reservations" className="mt-8 mb-6 flex gap-2 border-b border-line">
        {TABS.map((tab) => (
          <Link
            key={tab.label}
            to={tab.to}
            aria-current={tab === open ? 'page' : undefined}
            className="-mb-px flex min-h-12 items-center border-b-3 border-transparent px-3 font-semibold text-soft aria-[current=page]:border-saffron aria-[current=page]:text-ink"
          >
            {tab.label}
          </Link>
        ))}
      </nav>
      {open.hash === '' ? <MyOrders /> : <MyReservations />}
    </section>
  )
}
