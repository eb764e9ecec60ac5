import { may } from '@sizzle/domain/people/rights.ts'
import type { ReactNode } from 'react'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import type { SessionUser } from '../../../kit/session/session.ts'
import { SessionGate } from '../../../kit/session/session-gate.tsx'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { Ornament } from '../../../ui/ornament.tsx'

/** Reflects what the server decides anyway (people 28); the texts are agreed to the letter. */
export function BackOfficeGuard({ children }: { children: (user: SessionUser) => ReactNode }) {
  return (
    <SessionGate>
      {(user) => (may(user, 'backOffice.enter') ? children(user) : <AccessDenied email={user.email} />)}
    </SessionGate>
  )
}

function AccessDenied({ email }: { email: string }) {
  return (
    <main className="jali-frame grid min-h-dvh place-items-center bg-paper p-6 text-center">
      <div className="flex max-w-[46ch] flex-col items-center">
        <LogoMark className="size-16" />
        <Ornament className="my-6" />
        <h1 className="text-4xl">Access Denied</h1>
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
      </div>
    </main>
  )
}
