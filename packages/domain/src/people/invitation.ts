import { type Problem, problemsOf } from '../problem.ts'
import { emailHelperProblem } from './email.ts'
import type { Role } from './rights.ts'

/** Nobody is invited to be a customer. */
export const INVITED_ROLES = ['staff', 'manager', 'admin'] as const satisfies readonly Role[]
export type InvitedRole = (typeof INVITED_ROLES)[number]

export const INVITATION_DAYS = 7
const LOCATION_NEEDED = 'Choose at least one location'

type Invited = { readonly email: string; readonly role: InvitedRole; readonly locationIds: readonly string[] }

/** An admin works everywhere; whoever else is invited needs to know where. */
export function checkInvitation({ email, role, locationIds }: Invited): Problem<keyof Invited>[] {
  return problemsOf([
    ['email', emailHelperProblem(email)],
    ['locationIds', role !== 'admin' && locationIds.length === 0 && LOCATION_NEEDED],
  ])
}
