import type { AskAnswer } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { api } from '../../../kit/api.ts'
import { ask } from '../../../kit/server/ask.ts'
import { usePinForm } from '../../../kit/session/pin-form.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { paths } from '../../../paths.ts'
import { useLocation } from '../../../router/router.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { hasKeys } from '../../../ui/has-keys.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PinPad } from '../../../ui/pin-pad.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

type Tablet = NonNullable<AskAnswer<'/getThisTablet'>['tablet']>
type Colleague = Tablet['people'][number]

/** On a shared tablet: who works here now. On any other device nobody is signed in, and `otherwise` stands there. */
export function TabletDoor({ otherwise }: { otherwise: ReactNode }) {
  const { data, isPending } = useQuery({ ...ask('/getThisTablet', {}), staleTime: 0 })
  if (isPending) return <p className="grid min-h-dvh place-items-center bg-paper p-6 text-soft">One moment…</p>
  if (!data?.tablet) return otherwise
  return <Door tablet={data.tablet} />
}

function Door({ tablet: { name, location, people } }: { tablet: Tablet }) {
  const [chosen, setChosen] = useState<Colleague>()
  const here = useLocation()
  // What was pressed is gone; who is greeted now is what there is to read.
  const title = useKeptFocus<HTMLHeadingElement>(chosen?.id ?? '')
  return (
    <main className="jali-frame grid min-h-dvh place-items-center bg-paper p-6">
      <div className="flex w-full max-w-[560px] flex-col items-center text-center">
        {chosen ? (
          <Avatar name={chosen.name} photoURL={null} className="size-14 text-xl" />
        ) : (
          <LogoMark className="size-14" />
        )}
        <p className="mt-3 text-soft">
          {location.name} · {name}
        </p>
        <h1 ref={title} tabIndex={-1} className="mt-1 text-3xl outline-none">
          {chosen ? `Hello, ${firstName(chosen.name)}` : 'Who is working?'}
        </h1>
        {chosen ? (
          <PinForm key={chosen.id} person={chosen} onBack={() => setChosen(undefined)} />
        ) : (
          <Names people={people} onChoose={setChosen} />
        )}
        <Link
          to={paths.login()}
          state={{ from: here.pathname + here.search + here.hash }}
          className={button('bare', chosen ? 'text-soft!' : 'mt-6')}
        >
          Sign in with a password
        </Link>
      </div>
    </main>
  )
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name
}

function Names({ people, onChoose }: { people: readonly Colleague[]; onChoose: (person: Colleague) => void }) {
  if (people.length === 0)
    return (
      <p className="mt-4 max-w-[44ch] text-soft">
        Nobody who works here has a PIN yet. It is set on one’s own profile page, under Signing in.
      </p>
    )
  return (
    <ul className="mt-6 flex w-full flex-wrap justify-center gap-3">
      {people.map((person) => (
        <li key={person.id} className="w-full sm:w-64">
          <button
            type="button"
            className={button('quiet', 'min-h-16 w-full justify-start! bg-raised px-3! text-left text-lg')}
            onClick={() => onChoose(person)}
          >
            <Avatar name={person.name} photoURL={null} className="size-11 text-lg" />
            <span className="min-w-0 break-words">{person.name}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function PinForm({ person, onBack }: { person: Colleague; onBack: () => void }) {
  const form = usePinForm(async (pin, key) => {
    await api.post('/unlockTablet', { userId: person.id, pin }, key)
    await arrive()
  })
  return (
    <form noValidate className="mt-5 flex w-full max-w-80 flex-col gap-4 text-left" onSubmit={form.submit}>
      <PasswordField
        label="PIN"
        what="PIN"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={hasKeys()}
        required
        className="[&_input]:text-center [&_input]:text-2xl [&_input]:tracking-[0.3em]"
        {...form.field('pin')}
      />
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <PinPad onDigit={form.press} onDelete={form.deleteLast} onClear={form.clear} />
      <SubmitButton isSending={form.isSending} sendingLabel="Opening…" waitSeconds={form.waitSeconds}>
        Open
      </SubmitButton>
      <button type="button" className={button('bare', 'mx-auto')} onClick={onBack}>
        <Icon name="arrow" className="size-5 rotate-180" /> All names
      </button>
    </form>
  )
}
