import { may } from '@sizzle/domain/people/rights.ts'
import { type ReactNode, useEffect } from 'react'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { forgetLastBoard, lastBoard } from '../../../kit/offline/last-board.ts'
import { type Session, type SessionUser, useSession } from '../../../kit/session/session.ts'
import { SessionGate } from '../../../kit/session/session-gate.tsx'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { Ornament } from '../../../ui/ornament.tsx'

type BackOfficeGuardProps = {
  children: (user: SessionUser) => ReactNode
  /** For nobody; `otherwise` leads to the sign-in. */
  door: (otherwise: ReactNode) => ReactNode
  /** For a time when nobody can be asked who is here. */
  meanwhile: (checking: ReactNode) => ReactNode
}

/** Reflects what the server decides anyway (people 28); the texts are agreed to the letter. */
export function BackOfficeGuard({ children, door, meanwhile }: BackOfficeGuardProps) {
  const session = useSession()
  useForgottenBoard(session)
  if (session.state === 'ready' && !session.user) return door(<SessionGate>{() => null}</SessionGate>)
  return (
    <SessionGate meanwhile={meanwhile}>
      {(user) => {
        if (may(user, 'backOffice.enter')) return children(user)
        return user.heldBack ? <SecondStepNeeded /> : <AccessDenied email={user.email} />
      }}
    </SessionGate>
  )
}

/** The board of somebody else is nobody's business. */
function useForgottenBoard(session: Session): void {
  const whoIsHere = session.state === 'ready' ? (session.user?.id ?? 'nobody') : undefined
  useEffect(() => {
    if (whoIsHere !== undefined && lastBoard(Date.now())?.userId !== whoIsHere) forgetLastBoard()
  }, [whoIsHere])
}

function AccessDenied({ email }: { email: string }) {
  return (
    <Closed title="Access Denied">
      <p className="mt-3 text-lg">You don't have permission to access this admin area.</p>
      <p className="mt-2 text-soft">Signed in as {email}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard()} className={button('primary')}>
          Go to Dashboard
        </Link>
        <Link to={paths.home()} className={button('quiet')}>
          Go Home
        </Link>
      </div>
    </Closed>
  )
}

/** Rights are held back until the person has what the house asks for. */
function SecondStepNeeded() {
  return (
    <Closed title="One more step">
      <p className="mt-3 text-lg">
        Your work here needs a second step when you sign in: a code from an app on your phone. Setting it up takes two
        minutes.
      </p>
      <Link to={paths.profile('security')} className={button('primary', 'mt-8')}>
        Set it up
      </Link>
    </Closed>
  )
}

function Closed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="jali-frame grid min-h-dvh place-items-center bg-paper p-6 text-center">
      <div className="flex max-w-[46ch] flex-col items-center">
        <LogoMark className="size-16" />
        <Ornament className="my-6" />
        <h1 className="text-4xl">{title}</h1>
        {children}
      </div>
    </main>
  )
}
