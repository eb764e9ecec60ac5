import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { loadSession, type Session } from '../kit/session/session.ts'
import { button } from '../ui/button.ts'

/** While it is not known who is there, and when the server could not be asked. */
export function AuthCheck({ session }: { session: Exclude<Session, { state: 'ready' }> }) {
  return (
    <section className="wrap flex max-w-[560px]! flex-col items-center py-24 text-center">
      {session.state === 'loading' ? (
        <p role="status" className="text-soft">
          Checking authentication...
        </p>
      ) : (
        <>
          <p role="alert" className="font-display text-2xl">
            We could not check who you are
          </p>
          <p className="mt-2 text-soft">{NO_ANSWER}</p>
          <button type="button" className={button('primary', 'mt-6')} onClick={() => void loadSession()}>
            Try Again
          </button>
        </>
      )}
    </section>
  )
}
