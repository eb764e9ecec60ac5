import { ACCOUNTS } from '@sizzle/contract/refusals/accounts.ts'
import { KIT } from '@sizzle/contract/refusals/kit.ts'
import type { Refusals } from '@sizzle/contract/refusals/refusals.ts'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { AuthFrame, TEXT_LINK } from '../features/customer/account/auth-frame.tsx'
import { ForgotForm } from '../features/customer/account/forgot-form.tsx'
import { LoginForm } from '../features/customer/account/login-form.tsx'
import { ResetForm } from '../features/customer/account/reset-form.tsx'
import { SignupForm } from '../features/customer/account/signup-form.tsx'
import { SocialButtons } from '../features/customer/account/social-buttons.tsx'
import { VerifyEmail } from '../features/customer/account/verify-email.tsx'
import { type Session, useSession } from '../kit/session/session.ts'
import { toast } from '../kit/toast/toast.ts'
import { useQueryParams } from '../kit/use-query-params.ts'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { useWayBack } from './use-way-back.ts'

// The screens of getting in, one chunk: who opens one of them often goes on to its neighbour.

export function LoginPage() {
  const { cameFrom, target, page, goOn } = useWayBack()
  const search = useQueryParams()
  return (
    <ForGuests target={target}>
      <AuthFrame
        title={cameFrom.order ? 'Sign in to order' : 'Welcome back'}
        lead={
          cameFrom.order
            ? 'Your cart goes with you to the checkout.'
            : 'Your usual, your table and your points are where you left them.'
        }
        footer={
          <>
            New here?{' '}
            <Link to={paths.signup()} state={cameFrom} className={TEXT_LINK}>
              Create an account
            </Link>
          </>
        }
      >
        <LoginForm onSignedIn={goOn} problem={socialProblem(search.get('error'))}>
          <Link to={paths.forgotPassword()} className={`${TEXT_LINK} -my-2 self-end text-sm`}>
            Forgot your password?
          </Link>
        </LoginForm>
        <SocialButtons returnTo={page({ state: 'loading' })} />
      </AuthFrame>
    </ForGuests>
  )
}

export function SignupPage() {
  const { cameFrom, target, page, goOn } = useWayBack()
  const welcome = (session: Session) => {
    if (session.state === 'ready' && session.user) {
      const where = `To confirm your address, open the link in the message to ${session.user.email}.`
      toast('success', `Welcome to ${BRAND.name}!`, where)
    }
    goOn(session)
  }
  return (
    <ForGuests target={target}>
      <AuthFrame
        title="Pull up a chair"
        lead="An account remembers your details, your orders and your points."
        footer={
          <>
            Already have an account?{' '}
            <Link to={paths.login()} state={cameFrom} className={TEXT_LINK}>
              Sign in
            </Link>
          </>
        }
      >
        <SignupForm cameFrom={cameFrom} onSignedUp={welcome} />
        <SocialButtons returnTo={page({ state: 'loading' })} />
      </AuthFrame>
    </ForGuests>
  )
}

export function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="It happens in the best kitchens. Tell us your address, and a link lets you choose a new one."
      footer={<BackToSignIn />}
    >
      <ForgotForm />
    </AuthFrame>
  )
}

export function ResetPasswordPage() {
  return (
    <AuthFrame title="Choose a new password" footer={<BackToSignIn />}>
      <ResetForm />
    </AuthFrame>
  )
}

export function VerifyEmailPage() {
  return (
    <AuthFrame title="Your email address">
      <VerifyEmail onward={paths.menu(BRAND.defaultLocationId)} />
    </AuthFrame>
  )
}

/** Sends a signed-in person on: these pages are not for them. */
function ForGuests({ target, children }: Pick<ReturnType<typeof useWayBack>, 'target'> & { children: ReactNode }) {
  const session = useSession()
  return session.state === 'ready' && session.user ? <Navigate {...target(session)} replace /> : children
}

function BackToSignIn() {
  return (
    <Link to={paths.login()} className={TEXT_LINK}>
      Back to sign in
    </Link>
  )
}

const SIGN_IN_REFUSALS: Refusals = { ...KIT, ...ACCOUNTS }

/** Only our own sentences: what stands in an address is nobody's word. */
function socialProblem(code: string | null): string | undefined {
  if (code === null) return undefined
  const known = Object.hasOwn(SIGN_IN_REFUSALS, code) ? SIGN_IN_REFUSALS[code] : undefined
  return (known ?? ACCOUNTS.social_failed)[1]
}
