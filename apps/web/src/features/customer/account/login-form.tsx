import { emailProblem } from '@sizzle/domain/checkout/checkout-form.ts'
import { useState } from 'react'
import type { Session } from '../../../kit/session/session.ts'
import { signIn } from '../../../kit/session/sign-in.ts'
import { button } from '../../../ui/button.ts'
import { Field } from '../../../ui/field.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { Ornament } from '../../../ui/ornament.tsx'

type Problems = { email?: string | undefined; password?: string | undefined; form?: string | undefined }

export function LoginForm({ onSignedIn }: { onSignedIn: (session: Session) => void }) {
  const [fields, setFields] = useState({ email: '', password: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [isSending, setSending] = useState(false)

  const edit = (name: 'email' | 'password') => (event: { target: { value: string } }) => {
    setFields((before) => ({ ...before, [name]: event.target.value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }
  const submit = async () => {
    const found = problemsIn(fields)
    setProblems(found)
    if (found.email || found.password) return
    setSending(true)
    const answer = await signIn(fields.email.trim().toLowerCase(), fields.password)
    setSending(false)
    if (answer.ok) onSignedIn(answer.session)
    else setProblems({ form: answer.sentence })
  }

  return (
    <section className="jali flex grow justify-center px-5 py-12 md:py-20">
      <div className="h-fit w-full max-w-[440px] rounded-[22px] border border-line-strong/70 bg-raised p-1.5">
        <form
          noValidate
          className="flex flex-col gap-4 rounded-[16px] border border-line px-6 py-8 md:px-8"
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <div className="flex flex-col items-center text-center">
            <h1 className="text-[2rem]">Welcome back</h1>
            <Ornament className="mt-3" />
          </div>
          <FormProblem sentence={problems.form} />
          <Field
            label="Email Address"
            type="email"
            name="email"
            autoComplete="username"
            required
            value={fields.email}
            problem={problems.email}
            onChange={edit('email')}
          />
          <Field
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            required
            value={fields.password}
            problem={problems.password}
            onChange={edit('password')}
          />
          <button type="submit" className={button('primary', 'mt-2 min-h-12')} disabled={isSending}>
            {isSending ? 'Signing in…' : 'Sign in'}
          </button>
        </form>
      </div>
    </section>
  )
}

function problemsIn({ email, password }: { email: string; password: string }): Problems {
  return {
    email: email.trim() ? (emailProblem(email) ?? undefined) : 'Email is required',
    password: password ? undefined : 'Password is required',
  }
}
