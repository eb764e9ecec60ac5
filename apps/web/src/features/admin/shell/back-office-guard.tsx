import { may } from '@sizzle/domain/people/rights.ts'
import { type ReactNode, useEffect } from 'react'
import { forgetLastBoard, lastBoard } from '../../../kit/offline/last-board.ts'
import { forgetShift, lastShift } from '../../../kit/offline/till-shift.ts'
import { type Session, type SessionUser, useSession } from '../../../kit/session/session.ts'
import { SessionGate } from '../../../kit/session/session-gate.tsx'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { Closed } from './closed.tsx'
import { Unreached } from './unreached.tsx'

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
    <SessionGate meanwhile={() => meanwhile(<Unreached session={session} />)}>
      {(user) => {
        if (may(user, 'backOffice.enter')) return children(user)
        return user.heldBack ? <SecondStepNeeded /> : <AccessDenied email={user.email} />
      }}
    </SessionGate>
  )
}

/** What was kept for somebody else is nobody's business. */
function useForgottenBoard(session: Session): void {
  const whoIsHere = session.state === 'ready' ? (session.user?.id ?? 'nobody') : undefined
  useEffect(() => {
    if (whoIsHere === undefined) return
    if (lastBoard(Date.now())?.userId !== whoIsHere) forgetLastBoard()
    if (lastShift(Date.now())?.person.id !== whoIsHere) forgetShift()
  }, [whoIsHere])
}

function AccessDenied({ email }: { email: string }) {
  return (
    <Closed
      title="Access Denied"
      way={
        <Link to={paths.dashboard()} className={button('primary')}>
          Go to Dashboard
        </Link>
      }
      links={
        <Link to={paths.home()} className={DEAD_END_LINK}>
          Go Home
        </Link>
      }
    >
      <p className="text-lg text-ink">You don't have permission to access this admin area.</p>
      <p>Signed in as {email}</p>
    </Closed>
  )
}

/** Rights are held back until the person has what the house asks for. */
function SecondStepNeeded() {
  return (
    <Closed
      title="One more step"
      way={
        <Link to={paths.profile('security')} className={button('primary')}>
          Set it up
        </Link>
      }
    >
      <p>
        Your work here needs a second step when you sign in: a code from an app on your phone. Setting it up takes two
        minutes.
      </p>
    </Closed>
  )
}
