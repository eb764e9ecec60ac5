import { useEffect, useEffectEvent } from 'react'
import { hasMail } from '../../../kit/has-mail.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import { loadSession, useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { EmailWords } from '../../../ui/email-words.tsx'
import { Link } from '../../../ui/link.tsx'
import { ResendVerification } from '../../shared/verification/resend-verification.tsx'
import { useFreshSignIn } from '../../shared/verification/use-fresh-sign-in.ts'
import { AuthFrame } from './auth-frame.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { DeadLink, Outcome } from './outcome.tsx'

type Stand =
  | { state: 'asking' }
  | { state: 'done'; changedTo: string | undefined }
  | { state: 'dead' }
  /** A new address counts for who is signed in to the account. */
  | { state: 'stranger' }
  | { state: 'failed'; sentence: string }

/** Where the link of the mail leads: the press there was the consent, so it is used at once. */
export function VerifyEmail({ onward }: { onward: string }) {
  const { outcome, token, retry } = useVerification()
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
  if (outcome.state === 'stranger') return <SignInToChange token={token} signedInAs={user?.email} />
  if (outcome.state === 'done' && outcome.changedTo !== undefined) {
    return (
      <Outcome title="Your email address is changed">
        <p>
          You sign in with <OwnAddress email={outcome.changedTo} /> now. Every other device is signed out.
        </p>
        <Link to={paths.profile()} className={button('primary', 'mt-5')}>
          See your profile
        </Link>
      </Outcome>
    )
  }
  if (outcome.state === 'done' || (outcome.state === 'dead' && user?.emailVerified)) {
    return (
      <Outcome title="Your email address is confirmed">
        {outcome.state === 'done' ? (
          <p>Thank you.{hasMail() && ' Your receipts and confirmations will reach you.'}</p>
        ) : (
          <p>
            Your account uses <OwnAddress email={user?.email ?? ''} />. This link was used, or has expired.
          </p>
        )}
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
      title="This confirmation link no longer works"
      first="You can still order."
      sentence={`The link was already used, has expired, or ${hasMail() ? 'we sent a newer one' : 'there is a newer one'}.${user ? '' : ` Sign in and ${hasMail() ? 'we can send you another' : 'ask for another'}.`}`}
    >
      {user ? (
        <ResendVerification email={user.email} />
      ) : (
        <Link to={paths.login()} state={{ from: paths.profile() }} className={button('primary')}>
          Sign in for a new link
        </Link>
      )}
      <Link to={onward} className={DEAD_END_LINK}>
        See the menu
      </Link>
    </DeadLink>
  )
}

function OwnAddress({ email }: { email: string }) {
  return (
    <b className="font-semibold text-ink wrap-anywhere">
      <EmailWords email={email} />
    </b>
  )
}

type SignInToChangeProps = { token: string; signedInAs: string | undefined }

/** The address to come back to holds the link. */
function SignInToChange({ token, signedInAs }: SignInToChangeProps) {
  const from = `${paths.verifyEmail()}#token=${token}`
  const signInAsOther = useFreshSignIn(from)
  if (signedInAs === undefined) {
    return (
      <Outcome title="Sign in to change your email address" kind="late">
        <p>Use the address that your account has now. Then the new one takes its place.</p>
        <Link to={paths.login()} state={{ from }} className={button('primary', 'mt-5')}>
          Sign in
        </Link>
      </Outcome>
    )
  }
  return (
    <Outcome title="This link is for another account" kind="late">
      <p>
        You are signed in as <OwnAddress email={signedInAs} />.
      </p>
      <button type="button" className={button('primary', 'mt-5')} onClick={() => void signInAsOther()}>
        Sign in to the other account
      </button>
    </Outcome>
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
  return { outcome: outcomeOf(token, wish), token, retry: verify }
}

type VerifyWish = Pick<ReturnType<typeof useWish<'/verifyEmail'>>, 'answer' | 'error' | 'refusal' | 'sentence'>

function outcomeOf(token: string, { answer, error, refusal, sentence }: VerifyWish): Stand {
  if (answer) return { state: 'done', changedTo: answer.changedTo }
  if (refusal?.code === 'change_email_sign_in') return { state: 'stranger' }
  const isDead = [400, 410].includes(statusOf(error))
  if (!token || isDead) return { state: 'dead' }
  return error ? { state: 'failed', sentence: sentence ?? '' } : { state: 'asking' }
}
