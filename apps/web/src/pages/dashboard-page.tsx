import { Link, Navigate, useLocation } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { Figures } from '../features/customer/dashboard/figures.tsx'
import { MyOrders } from '../features/customer/dashboard/my-orders.tsx'
import { MyReservations } from '../features/customer/reservations/my-reservations.tsx'
import { CustomerQueries } from '../kit/customer-queries.tsx'
import { useSession } from '../kit/session/session.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'
import { AuthCheck } from './auth-check.tsx'

const TABS = [
  { label: 'Past Orders', to: paths.dashboard(), hash: '' },
  { label: 'Reservations', to: paths.dashboard('reservations'), hash: '#reservations' },
] as const

export function DashboardPage() {
  useTitle(`Past Orders / Reservations | ${BRAND.name}`)
  const session = useSession()
  const here = useLocation()
  if (session.state !== 'ready') return <AuthCheck session={session} />
  if (!session.user)
    return <Navigate to={paths.login()} state={{ from: here.pathname + here.search + here.hash }} replace />
  const open = TABS.find(({ hash }) => hash === here.hash) ?? TABS[0]
  return (
    <CustomerQueries>
      <section className="wrap max-w-[860px]! py-10">
        <h1 className="mb-6 text-4xl">Past Orders / Reservations</h1>
        <Figures userId={session.user.id} />
        <nav aria-label="Your orders and reservations" className="mb-6 flex gap-2 border-b border-line">
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
        {open.hash === '' ? <MyOrders userId={session.user.id} /> : <MyReservations userId={session.user.id} />}
      </section>
    </CustomerQueries>
  )
}
