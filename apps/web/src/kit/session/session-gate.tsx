import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useOnline } from '../use-online.ts'
import { loadSession, type SessionUser, useSession } from './session.ts'

type SessionGateProps = {
  children: (user: SessionUser) => ReactNode
  /** The page for visitors who are not signed in. */
  to?: string
  /** What stands there while nobody can be asked; `checking` says that the server is asked. */
  meanwhile?: (checking: ReactNode) => ReactNode
}

/** Only reflects what the server decides anyway (people 27); the text is agreed to the letter. */
export function SessionGate({ children, to = paths.login(), meanwhile = same }: SessionGateProps) {
  const session = useSession()
  const isOnline = useOnline()
  const here = useLocation()
  if (session.state === 'loading' && isOnline) return <Checking />
  if (session.state !== 'ready') return <AskAgain>{meanwhile(<Checking note={NO_ANSWER} />)}</AskAgain>
  if (!session.user) return <Navigate to={to} state={{ from: here.pathname + here.search + here.hash }} replace />
  return children(session.user)
}

const same = (checking: ReactNode) => checking

function Checking({ note }: { note?: string }) {
  return (
    <div role="status" className="grid min-h-[70dvh] place-items-center p-6 text-center">
      <div>
        <p className="font-display text-xl breathe">Checking authentication...</p>
        {note && <p className="mt-2 text-soft">{note}</p>}
      </div>
    </div>
  )
}

const ASK_AGAIN_MS = 3000

/** The server could not be reached: neither a guest nor anybody yet. */
function AskAgain({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setInterval(() => void loadSession(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
  return children
}
