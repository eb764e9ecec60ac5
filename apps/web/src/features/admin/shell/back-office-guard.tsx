import { may } from '@sizzle/domain/people/rights.ts'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { loadSession, type SessionUser, useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'

/** Reflects what the server decides anyway (back-office spec §2); the texts are the specification's. */
export function BackOfficeGuard({ children }: { children: (user: SessionUser) => ReactNode }) {
  const session = useSession()
  const here = useLocation()
  if (session.state === 'loading') return <Checking />
  if (session.state === 'unknown') return <AskAgain />
  if (!session.user) {
    return <Navigate to={paths.login()} state={{ from: here.pathname + here.search + here.hash }} replace />
  }
  return may(session.user, 'backOffice.enter') ? children(session.user) : <AccessDenied />
}

function Checking() {
  return (
    <main role="status" className="grid min-h-dvh place-items-center p-6">
      <p className="font-display text-xl breathe">Checking authentication...</p>
    </main>
  )
}

const ASK_AGAIN_MS = 3000

/** The server could not be reached: neither a guest nor a member of staff yet. */
function AskAgain() {
  useEffect(() => {
    const timer = setInterval(() => void loadSession(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <main role="status" className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <p className="font-display text-xl breathe">Checking authentication...</p>
        <p className="mt-2 text-soft">Network error - please check your connection</p>
      </div>
    </main>
  )
}

function AccessDenied() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="text-3xl">Access Denied</h1>
        <p className="mt-3 text-soft">You don't have permission to access this admin area.</p>
        <Link to={paths.dashboard()} className={button('primary', 'mt-7')}>
          Go to Dashboard
        </Link>
      </div>
    </main>
  )
}
