import type { ReactNode } from 'react'
import { useSession } from '../kit/session/session.ts'
import { Navigate } from '../router/router.tsx'
import type { useWayBack } from './use-way-back.ts'

type ForGuestsProps = Pick<ReturnType<typeof useWayBack>, 'target'> & { children: ReactNode }

/** Sends a signed-in person on: these pages are not for them. */
export function ForGuests({ target, children }: ForGuestsProps) {
  const session = useSession()
  return session.state === 'ready' && session.user ? <Navigate {...target(session)} replace /> : children
}
