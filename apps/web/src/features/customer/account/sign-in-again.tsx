import type { Expiry } from '../../../kit/session/expiry.ts'
import { type Session, session } from '../../../kit/session/session.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

/**
 * Lies over a screen whose session has ended. The screen stays as it is, what was typed included, and what it had sent is
 * sent again when the same person is back.
 */
export function SignInAgain({ user, answer }: Expiry) {
  const goOn = (signedIn: Session) => {
    if (signedIn.state === 'ready' && signedIn.user?.id === user.id) answer(true)
    // A different person signed in: nothing on this screen is theirs.
    else location.assign(paths.home())
  }
  const leave = () => {
    const known = session.get()
    if (known.state === 'ready') session.set({ ...known, user: null })
    answer(false)
  }
  useBackCloses(leave)
  return (
    <Dialog label="Please sign in again" onClose={leave}>
      <div className="p-6">
        <h2 className="text-2xl">Please sign in again</h2>
        <p className="mt-2 mb-5 text-soft">
          The session of <strong className="font-semibold text-ink">{user.email}</strong> has ended. Nothing on this
          screen is lost: it goes on where you were.
        </p>
        <LoginForm email={user.email} onSignedIn={goOn} />
        <button type="button" className={button('bare', 'mt-3 w-full')} onClick={leave}>
          Leave this screen
        </button>
      </div>
    </Dialog>
  )
}
