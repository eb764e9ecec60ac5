import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { LogoMark } from '../../brand/logo-mark.tsx'
import { paths } from '../../paths.ts'
import { Navigate, useLocation } from '../../router/router.tsx'
import { useOnline } from '../use-online.ts'
import { loadSession, type SessionUser, useSession } from './session.ts'

type SessionGateProps = {
  children: (user: SessionUser) => ReactNode
  /** The page for visitors who are not signed in. */
  to?: string
  /** What stands there while nobody can be asked; `unreached` says so. */
  meanwhile?: (unreached: ReactNode) => ReactNode
}

/** Only reflects what the server decides anyway (people 27); the text is agreed to the letter. */
export function SessionGate({ children, to = paths.login(), meanwhile = same }: SessionGateProps) {
  const session = useSession()
  const isOnline = useOnline()
  const here = useLocation()
  if (session.state === 'loading' && isOnline) return <Checking />
  if (session.state !== 'ready') return <AskAgain>{meanwhile(<Unreached />)}</AskAgain>
  if (!session.user) return <Navigate to={to} state={{ from: here.pathname + here.search + here.hash }} replace />
  return children(session.user)
}

const same = (unreached: ReactNode) => unreached

const PLACE = 'grid min-h-[70dvh] place-items-center p-6 text-center'

const SLOW_MS = 3000

/** Nobody knows yet who is here. */
export function Checking() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" className={PLACE}>
      <div>
        <LogoMark className="mx-auto size-16 breathe" />
        <p className="mt-4 font-display text-xl">Checking authentication...</p>
        {isSlow && <p className="mt-2 text-soft">The server is slow to answer. We keep asking.</p>}
      </div>
    </div>
  )
}

function Unreached() {
  return (
    <div role="alert" className={PLACE}>
      <div>
        <p className="font-display text-xl">We could not check who you are</p>
        <p className="mt-2 text-soft">{NO_ANSWER}</p>
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
