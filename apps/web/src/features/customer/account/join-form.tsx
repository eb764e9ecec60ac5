import type { PostAnswer } from '@sizzle/contract/client.ts'
import { ACCOUNTS } from '@sizzle/contract/refusals/accounts.ts'
import { checkSignUp } from '@sizzle/domain/people/sign-in.ts'
import { useEffect, useEffectEvent, useState } from 'react'
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
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { LoginForm } from './login-form.tsx'
import { Notice } from './notice.tsx'

type Invitation = PostAnswer<'/readInvitation'>
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
  if (!token || refusal?.code === 'invitation_invalid' || refusal?.code === 'invalid_input') return <DeadLink />
  if (error !== undefined) return <LoadProblem sentence={sentence ?? ''} onRetry={() => send({ token })} />
  if (!answer)
    return (
      <div aria-busy="true">
        <p className="sr-only">Loading the invitation…</p>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  return (
    <>
      <p className="mb-6 text-lg">
        <b>{answer.invitedBy}</b> invites you to work at {BRAND.name} {AS[answer.role]}
        {answer.locations.length > 0 && ` at ${answer.locations.join(', ')}`}.
      </p>
      {answer.hasAccount ? (
        <WithAccount token={token} email={answer.email} onAccepted={accepted} />
      ) : (
        <NewAccount token={token} email={answer.email} onAccepted={accepted} />
      )}
    </>
  )
}

type Accepting = { token: string; email: string; onAccepted: () => Promise<void> }

function NewAccount({ token, email, onAccepted }: Accepting) {
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
  if (!isGone && form.code === 'invitation_invalid') return <DeadLink />
  return (
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
  )
}

function isOwn<P extends { field: string }>(problem: P): problem is P & { field: 'name' | 'password' } {
  return problem.field !== 'email'
}

/** Whoever has an account proves it by signing in. */
function WithAccount({ token, email, onAccepted }: Accepting) {
  const session = useSession()
  const isIn = session.state === 'ready' && session.user?.email === email
  const wish = useWish('/acceptInvitation', { onDone: onAccepted })
  if (wish.refusal?.code === 'invitation_invalid') return <DeadLink />
  if (!isIn)
    return (
      <>
        <p className="mb-4 text-soft">There is an account with {email}. Sign in to it, and accept then.</p>
        <LoginForm email={email} onSignedIn={() => undefined} />
      </>
    )
  return (
    <>
      <FormProblem sentence={wish.sentence} className="mb-4 empty:mb-0" />
      <button
        type="button"
        className={button('primary', 'w-full')}
        onClick={() => wish.send({ token })}
        {...heldIf(wish.isPending)}
      >
        {wish.isPending ? 'Accepting…' : 'Accept the invitation'}
      </button>
    </>
  )
}

function DeadLink() {
  return (
    <Notice title="This link has expired" kind="bad">
      <p>{ACCOUNTS.invitation_invalid[1]}</p>
      <Link to={paths.login()} className={button('primary', 'mt-5')}>
        Sign in
      </Link>
    </Notice>
  )
}
