import type { PostAnswer } from '@sizzle/contract/client.ts'
import { checkSignUp } from '@sizzle/domain/people/sign-in.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { api } from '../../../kit/api.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { useSession } from '../../../kit/session/session.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { useForm } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PasswordStrength } from '../../../ui/password-strength.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { LoginForm } from './login-form.tsx'
import { DeadLink } from './outcome.tsx'

type Invitation = PostAnswer<'/readInvitation'>
const TITLE = 'Join the team'
const AS: Record<Invitation['role'], string> = { staff: 'as staff', manager: 'as a manager', admin: 'as an admin' }

/** What the link of an invitation offers, and the way to take it. `onJoined` goes where the work is. */
export function JoinForm({ onJoined }: { onJoined: () => void }) {
  const token = useLinkToken()
  const { send, answer, error, refusal, sentence } = useWish('/readInvitation')
  const look = useEffectEvent(() => send({ token }))
  useEffect(() => {
    if (token) look()
  }, [token])
  const accepted = async () => {
    forgetLinkToken()
    // The role is new, and the account may be.
    await arrive()
    onJoined()
  }
  if (!token || refusal?.code === 'invitation_invalid' || refusal?.code === 'invalid_input') return <NoInvitation />
  if (answer) {
    const Accept = answer.hasAccount ? WithAccount : NewAccount
    return <Accept token={token} invitation={answer} onAccepted={accepted} />
  }
  return (
    <AuthFrame title={TITLE}>
      {error === undefined ? (
        <div aria-busy="true">
          <p className="sr-only">Loading the invitation…</p>
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <LoadProblem sentence={sentence ?? ''} onRetry={() => send({ token })} />
      )}
    </AuthFrame>
  )
}

function Invited({ by, children }: { by: Invitation; children: ReactNode }) {
  return (
    <AuthFrame title={TITLE}>
      <p className="mb-6">
        <b>{by.invitedBy}</b> invites you to work at {BRAND.name} {AS[by.role]}
        {by.locations.length > 0 && ` at ${by.locations.join(', ')}`}.
      </p>
      {children}
    </AuthFrame>
  )
}

type Accepting = { token: string; invitation: Invitation; onAccepted: () => Promise<void> }

function NewAccount({ token, invitation, onAccepted }: Accepting) {
  const { email } = invitation
  const [isGone, setGone] = useState(false)
  const form = useForm({
    initial: { name: '', password: '' },
    check: (fields) => checkSignUp({ ...fields, email }).filter(isOwn),
    send: async ({ name, password }, key) => {
      await api.post('/acceptInvitation', { token, name: name.trim(), password }, key)
      setGone(true)
      await onAccepted()
    },
  })
  if (!isGone && form.code === 'invitation_invalid') return <NoInvitation />
  return (
    <Invited by={invitation}>
      <form noValidate className="flex flex-col gap-4" onSubmit={form.submit}>
        <FormProblem sentence={form.sentence} className="empty:-mb-4" />
        <Field label="Email" type="email" autoComplete="username" value={email} readOnly />
        <Field label="Full Name" autoComplete="name" required {...form.field('name')} />
        <PasswordField label="Password" autoComplete="new-password" required {...form.field('password')} />
        <PasswordStrength password={form.fields.password} />
        <SubmitButton isSending={form.isSending} sendingLabel="Creating your account…" waitSeconds={form.waitSeconds}>
          Accept and create my account
        </SubmitButton>
      </form>
    </Invited>
  )
}

function isOwn<P extends { field: string }>(problem: P): problem is P & { field: 'name' | 'password' } {
  return problem.field !== 'email'
}

/** Whoever has an account proves it by signing in. */
function WithAccount({ token, invitation, onAccepted }: Accepting) {
  const { email } = invitation
  const session = useSession()
  const isIn = session.state === 'ready' && session.user?.email === email
  const wish = useWish('/acceptInvitation', { onDone: onAccepted })
  if (wish.refusal?.code === 'invitation_invalid') return <NoInvitation />
  if (!isIn)
    return (
      <Invited by={invitation}>
        <p className="mb-4 text-soft">There is an account with {email}. Sign in to it, and accept then.</p>
        <LoginForm email={email} onSignedIn={() => undefined} />
      </Invited>
    )
  return (
    <Invited by={invitation}>
      <FormProblem sentence={wish.sentence} className="mb-4 empty:mb-0" />
      <button
        type="button"
        className={button('primary', 'w-full')}
        onClick={() => wish.send({ token })}
        {...heldIf(wish.isPending)}
      >
        {wish.isPending ? 'Accepting…' : 'Accept the invitation'}
      </button>
    </Invited>
  )
}

function NoInvitation() {
  return (
    <DeadLink
      title="This invitation no longer works"
      sentence="It has expired or was already used. Ask your manager for a new one."
      question="Already joined?"
    >
      <Link to={paths.login()} className={button('quiet', 'bg-raised')}>
        Sign in
      </Link>
    </DeadLink>
  )
}
