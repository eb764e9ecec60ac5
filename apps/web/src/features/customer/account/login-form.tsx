import { CallError } from '@sizzle/contract/client.ts'
import { KIT } from '@sizzle/contract/refusals/kit.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { checkSignIn, type SignInFields } from '@sizzle/domain/people/sign-in.ts'
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { signInLate } from '../../../kit/session/late-sign-in.ts'
import { type Session, useSession } from '../../../kit/session/session.ts'
import { signInAttempts } from '../../../kit/session/sign-in-attempts.ts'
import { useForm } from '../../../kit/use-form.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AccountEmailField } from './account-email-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'

const SecondHalf = lazyPart(() => import('./second-half.tsx').then((module) => module.SecondHalf))

type LoginFormProps = {
  onSignedIn: (session: Session) => void
  /** What went wrong on the way here, such as at a provider. */
  problem?: string | undefined
  /** The account to sign in to, where it is fixed. */
  email?: string
  /** Between the password and the button. */
  children?: ReactNode
}

export function LoginForm(props: LoginFormProps) {
  const session = useSession()
  const [halfWay, setHalfWay] = useState<readonly SecondStepKind[]>()
  // Also after a reload, or when another house has vouched for the person.
  const steps = halfWay ?? (props.email === undefined && session.state === 'ready' ? session.awaits : undefined)
  if (steps)
    return (
      <Suspense>
        <SecondHalf steps={steps} onSignedIn={props.onSignedIn} onStartOver={() => setHalfWay(undefined)} />
      </Suspense>
    )
  return <PasswordStep {...props} onHalfWay={setHalfWay} />
}

type PasswordStepProps = LoginFormProps & { onHalfWay: (steps: readonly SecondStepKind[]) => void }

function PasswordStep({ onSignedIn, onHalfWay, problem, email, children }: PasswordStepProps) {
  const [passkeyProblem, setPasskeyProblem] = useState<string>()
  const form = useForm<SignInFields>({
    initial: { email: email ?? '', password: '' },
    check: checkSignIn,
    send: async (fields) => {
      const session = await signInWithBrake(fields)
      if (session.state === 'ready' && session.awaits) onHalfWay(session.awaits)
      else onSignedIn(session)
    },
  })
  const element = useTypedBefore((typed) => form.setFields((fields) => ({ ...fields, ...typed })))
  return (
    <form ref={element} noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
      <FormProblem sentence={form.sentence ?? passkeyProblem ?? problem} className="empty:-mb-4" />
      {email === undefined ? (
        <AccountEmailField {...form.field('email')} />
      ) : (
        // Tells a password manager whose password this is.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <PasswordField label="Password" autoComplete="current-password" required {...form.field('password')} />
      {children}
      <SubmitButton
        isSending={form.isSending}
        sendingLabel="Signing in…"
        waitSeconds={form.waitSeconds}
        canSend={useHydrated()}
      >
        Sign in
      </SubmitButton>
      <PasskeyButton onSignedIn={onSignedIn} onProblem={setPasskeyProblem} />
    </form>
  )
}

/** What somebody, or their password manager, wrote into the fields that the server drew, before a script could hear it. */
function useTypedBefore(take: (typed: Partial<SignInFields>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const takeNow = useEffectEvent(take)
  useLayoutEffect(() => {
    const inputs = [...(form.current?.elements ?? [])].filter((one) => one instanceof HTMLInputElement)
    takeNow(Object.fromEntries(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])))
  }, [])
  return form
}

async function signInWithBrake({ email, password }: SignInFields): Promise<Session> {
  const retryAfter = signInAttempts.secondsLeft(new Date())
  if (retryAfter > 0) throw tooMany(retryAfter)
  try {
    const session = await signInLate(normalizeEmail(email), password)
    signInAttempts.release()
    return session
  } catch (error) {
    if (error instanceof CallError && error.body.code === 'invalid_credentials') signInAttempts.noteFailure(new Date())
    throw error
  }
}

/** In the shape of the server's own answer, because it is read like one. */
function tooMany(retryAfter: number): CallError {
  const code = 'too-many-attempts'
  const [status, userMessage] = KIT[code]
  const timestamp = new Date().toISOString()
  return new CallError(status, {
    success: false,
    error: userMessage,
    code,
    userMessage,
    requestId: '',
    timestamp,
    retryAfter,
  })
}
