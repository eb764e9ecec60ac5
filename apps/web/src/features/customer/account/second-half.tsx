import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { useState } from 'react'
import { canUsePasskeys } from '../../../kit/session/passkeys.ts'
import type { Session } from '../../../kit/session/session.ts'
import { arrive, signOut } from '../../../kit/session/sign-in.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { CodeForm } from './code-form.tsx'
import { PasskeyButton } from './passkey-button.tsx'

type SecondHalfProps = {
  steps: readonly SecondStepKind[]
  onSignedIn: (session: Session) => void
  onStartOver: () => void
}

/** The second half of signing in, by whichever second step the person has. */
export function SecondHalf({ steps, onSignedIn, onStartOver }: SecondHalfProps) {
  const [problem, setProblem] = useState<string>()
  const startOver = async () => {
    // What is half open ends by itself in a few minutes.
    await signOut().catch(() => undefined)
    await arrive()
    onStartOver()
  }
  const asksCode = steps.includes('code')
  return (
    <div className="flex flex-col gap-4">
      {asksCode ? <CodeForm onSignedIn={onSignedIn} /> : <p>{passkeySentence()}</p>}
      {steps.includes('passkey') && (
        <>
          <FormProblem sentence={problem} className="empty:-mb-4" />
          <PasskeyButton onSignedIn={onSignedIn} onProblem={setProblem} kind={asksCode ? 'quiet' : 'primary'} />
        </>
      )}
      <button
        type="button"
        className={button('bare', '-mt-3 self-start px-0! underline underline-offset-4')}
        onClick={() => void startOver()}
      >
        Start over
      </button>
    </div>
  )
}

function passkeySentence(): string {
  return canUsePasskeys()
    ? 'The password is right. Your passkey is the second step.'
    : 'This browser has no passkeys. Please sign in where you have one, or ask an admin to remove your second step.'
}
