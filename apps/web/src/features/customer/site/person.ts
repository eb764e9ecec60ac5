import { may, type Role } from '@sizzle/domain/people/rights.ts'
import type { SessionUser } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'

export function firstName(user: SessionUser): string {
  return user.name.trim().split(/\s+/)[0] || user.email
}

/** The first two are agreed to the letter; the back office has two more (people 3). */
const ROLE_LABELS: Record<Role, string> = {
  admin: 'Admin User',
  customer: 'Customer',
  manager: 'Manager',
  staff: 'Kitchen Staff',
}

export function roleLabel(user: SessionUser): string {
  return ROLE_LABELS[user.role]
}

export function dashboardEntry(user: SessionUser): { label: string; to: string } {
  return may(user, 'backOffice.enter') || user.heldBack
    ? { label: 'Admin Dashboard', to: paths.adminDashboard() }
    : { label: 'Past Orders / Reservations', to: paths.dashboard() }
}
