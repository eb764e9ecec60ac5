import { useEffect, useEffectEvent } from 'react'
import { useWish } from '../../../kit/server/wish.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import { loadSession, useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Link } from '../../../ui/link.tsx'
import { ResendVerification } from '../../shared/verification/resend-verification.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { DeadLink, Outcome } from './outcome.tsx'

type Stand = { state: 'asking' } | { state: 'done' } | { state: 'dead' } | { state: 'failed'; sentence: string }

/** Where the link of the mail leads: the press there was the consent, so it is used at once. */
export function VerifyEmail({ onward }: { onward: string }) {
  const { outcome, retry } = useVerification()
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null

  if (outcome.state === 'asking') {
    return (
      <AuthFrame title="Confirm your email address">
        <p role="status" className="breathe font-display text-xl">
          Confirming your address…
        </p>
      </AuthFrame>
    )
  }
  if (outcome.state === 'done' || (outcome.state === 'dead' && user?.emailVerified)) {
    return (
      <Outcome title="Your email address is confirmed">
        <p>Thank you. Receipts and confirmations now surely find you.</p>
        <Link to={onward} className={button('primary', 'mt-5')}>
          See the menu
        </Link>
      </Outcome>
    )
  }
  if (outcome.state === 'failed') {
    return (
      <Outcome title="That did not work yet" kind="bad">
        <p>{outcome.sentence}</p>
        <button type="button" className={button('primary', 'mt-5')} onClick={retry}>
          Try Again
        </button>
      </Outcome>
    )
  }
  return (
    <DeadLink
      title="This confirmation link has expired"
      sentence="Only the newest link works, and only once. You can order without it."
    >
      {user ? (
        <ResendVerification email={user.email} />
      ) : (
        <Link to={paths.login()} state={{ from: paths.profile() }} className={button('primary')}>
          Sign in to get a new link
        </Link>
      )}
      <Link to={onward} className={DEAD_END_LINK}>
        See the menu
      </Link>
    </DeadLink>
  )
}

function useVerification() {
  const token = useLinkToken()
  const wish = useWish('/verifyEmail', {
    onDone: () => {
      forgetLinkToken()
      void loadSession()
    },
  })
  const verify = () => {
    if (token) wish.send({ token })
  }
  const verifyAtOnce = useEffectEvent(verify)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each token
  useEffect(() => verifyAtOnce(), [token])
  return { outcome: outcomeOf(token, wish), retry: verify }
}

type VerifyWish = Pick<ReturnType<typeof useWish<'/verifyEmail'>>, 'answer' | 'error' | 'sentence'>

function outcomeOf(token: string, { answer, error, sentence }: VerifyWish): Stand {
  if (answer) return { state: 'done' }
  const isDead = [400, 410].includes(statusOf(error))
  if (!token || isDead) return { state: 'dead' }
  return error ? { state: 'failed', sentence: sentence ?? '' } : { state: 'asking' }
}
