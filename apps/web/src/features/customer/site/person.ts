import { may } from '@sizzle/domain/people/rights.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'

export function firstName(user: SessionUser): string {
  return user.name.trim().split(/\s+/)[0] || user.email
}

/** Customer spec §2; staff and managers reach the same panel. */
export function roleLabel(user: SessionUser): string {
  return may(user, 'backOffice.enter') ? 'Admin User' : 'Customer'
}

export function dashboardEntry(user: SessionUser): { label: string; to: string } {
  return may(user, 'backOffice.enter')
    ? { label: 'Admin Dashboard', to: paths.adminDashboard('orders') }
    : { label: 'Past Orders / Reservations', to: paths.dashboard() }
}
