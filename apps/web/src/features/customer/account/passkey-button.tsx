import type { PostInput } from '@sizzle/contract/client.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { createWishKey, sendUnderKey } from '../../../kit/server/wish-state.ts'
import { arriveLate } from '../../../kit/session/late-sign-in.ts'
import { answerWithPasskey, canUsePasskeys } from '../../../kit/session/passkeys.ts'
import type { Session } from '../../../kit/session/session.ts'
import { useHydrated } from '../../../kit/use-hydrated.ts'
import { button } from '../../../ui/button.ts'

type Answer = PostInput<'/signInWithPasskey'>
type PasskeyButtonProps = {
  onSignedIn: (session: Session) => void
  /** What went wrong, for the form to say; nothing once it is tried again. */
  onProblem: (sentence: string | undefined) => void
  kind?: 'primary' | 'quiet'
}

/** Both steps of signing in with one press. The server draws it; it goes where the browser has no passkeys. */
export function PasskeyButton({ onSignedIn, onProblem, kind = 'quiet' }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const isPossible = !useHydrated() || canUsePasskeys()
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    onProblem(undefined)
    try {
      const passkey = await answerWithPasskey()
      if (!passkey) return
      await sendUnderKey(createWishKey<Answer>(), { passkey }, (answer, key) =>
        api.post('/signInWithPasskey', answer, key),
      )
      onSignedIn(await arriveLate())
    } catch (error) {
      onProblem(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  if (!isPossible) return null
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      className={button(kind, 'min-h-12')}
      onClick={() => void press()}
    >
      {isBusy ? 'Waiting for your device…' : 'Use a passkey'}
    </button>
  )
}
