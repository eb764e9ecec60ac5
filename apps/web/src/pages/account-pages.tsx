import { BRAND } from '../brand/brand.ts'
import { AuthFrame, TEXT_LINK } from '../features/customer/account/auth-frame.tsx'
import { ForgotForm } from '../features/customer/account/forgot-form.tsx'
import { ResetForm } from '../features/customer/account/reset-form.tsx'
import { SignupForm } from '../features/customer/account/signup-form.tsx'
import { VerifyEmail } from '../features/customer/account/verify-email.tsx'
import { hasMail } from '../kit/has-mail.ts'
import type { Session } from '../kit/session/session.ts'
import { toast } from '../kit/toast/toast.ts'
import { paths } from '../paths.ts'
import { Link } from '../ui/link.tsx'
import { ForGuests } from './for-guests.tsx'
import { OtherWaysIn } from './other-ways-in.tsx'
import { useWayBack } from './use-way-back.ts'

// The screens beside the door, one chunk: who opens one of them often goes on to its neighbour.

export function SignupPage() {
  const { cameFrom, target, page, goOn } = useWayBack()
  const signIn = (
    <>
      Already have an account?{' '}
      <Link to={paths.login()} state={cameFrom} className={TEXT_LINK}>
        Sign in
      </Link>
    </>
  )
  const welcome = (session: Session) => {
    if (session.state === 'ready' && session.user) {
      const where = hasMail()
        ? `To confirm your address, open the link in the message to ${session.user.email}.`
        : undefined
      toast('success', `Welcome to ${BRAND.name}!`, where)
    }
    goOn(session)
  }
  return (
    <ForGuests target={target}>
      <AuthFrame
        title="Create an account"
        lead={
          <>
            An account remembers your details, your orders and your points.{' '}
            {/* Below the form it is out of sight there. */}
            <span className="-mb-2 block lg:hidden">{signIn}</span>
          </>
        }
        footer={<span className="max-lg:hidden">{signIn}</span>}
      >
        <SignupForm cameFrom={cameFrom} onSignedUp={welcome} />
        <OtherWaysIn returnTo={page({ state: 'loading' })} />
      </AuthFrame>
    </ForGuests>
  )
}

export function ForgotPasswordPage() {
  return <ForgotForm />
}

export function ResetPasswordPage() {
  return <ResetForm />
}

export function VerifyEmailPage() {
  return <VerifyEmail onward={paths.menu(BRAND.defaultLocationId)} />
}
