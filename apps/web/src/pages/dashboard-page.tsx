import { Navigate, useLocation } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { MyOrders } from '../features/customer/dashboard/my-orders.tsx'
import { CustomerQueries } from '../kit/customer-queries.tsx'
import { useSession } from '../kit/session/session.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'
import { AuthCheck } from './auth-check.tsx'

export function DashboardPage() {
  useTitle(`Past Orders / Reservations | ${BRAND.name}`)
  const session = useSession()
  const here = useLocation()
  if (session.state !== 'ready') return <AuthCheck session={session} />
  if (!session.user)
    return <Navigate to={paths.login()} state={{ from: here.pathname + here.search + here.hash }} replace />
  return (
    <CustomerQueries>
      <section className="wrap max-w-[860px]! py-10">
        <h1 className="mb-6 text-4xl">Past Orders / Reservations</h1>
        <MyOrders userId={session.user.id} />
      </section>
    </CustomerQueries>
  )
}
