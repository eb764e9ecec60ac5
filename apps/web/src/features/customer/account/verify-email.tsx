import { CallError } from '@sizzle/contract/client.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, newActionKey } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { loadSession, useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { ResendVerification } from '../../../ui/resend-verification.tsx'
import { forgetLinkToken, useLinkToken } from './link-token.ts'
import { Notice } from './notice.tsx'

type Outcome = { state: 'asking' } | { state: 'done' } | { state: 'dead' } | { state: 'failed'; sentence: string }

/** Where the link of the mail leads: the press there was the consent, so it is used at once. */
export function VerifyEmail({ onward }: { onward: string }) {
  const { outcome, retry } = useVerification()
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null

  if (outcome.state === 'asking') {
    return (
      <p role="status" className="breathe font-display text-xl">
        Confirming your address…
      </p>
    )
  }
  if (outcome.state === 'done' || (outcome.state === 'dead' && user?.emailVerified)) {
    return (
      <Notice title="Your email address is confirmed">
        <p>Thank you. Receipts and confirmations now surely find you.</p>
        <Link to={onward} className={button('primary', 'mt-5')}>
          See the menu
        </Link>
      </Notice>
    )
  }
  if (outcome.state === 'failed') {
    return (
      <Notice title="That did not work yet" kind="bad">
        <p>{outcome.sentence}</p>
        <button type="button" className={button('primary', 'mt-5')} onClick={retry}>
          Try Again
        </button>
      </Notice>
    )
  }
  return (
    <Notice title="This link does not work any more" kind="bad">
      <p>This link has expired or was already used. Please ask for a new one.</p>
      {user ? (
        <ResendVerification email={user.email} className="mt-5" />
      ) : (
        <Link to={paths.login()} state={{ from: paths.profile() }} className={button('primary', 'mt-5')}>
          Sign in to get a new link
        </Link>
      )}
    </Notice>
  )
}

function useVerification() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome>({ state: token ? 'asking' : 'dead' })
  const isUnderWay = useRef(false)

  const verify = useCallback(async () => {
    if (!token || isUnderWay.current) return
    isUnderWay.current = true
    setOutcome({ state: 'asking' })
    const next = await tryToken(token)
    isUnderWay.current = false
    if (next.state === 'done') forgetLinkToken()
    setOutcome(next)
    if (next.state === 'done') void loadSession()
  }, [token])

  useEffect(() => void verify(), [verify])
  return { outcome, retry: () => void verify() }
}

async function tryToken(token: string): Promise<Outcome> {
  try {
    await api.post('/verifyEmail', { token }, newActionKey())
    return { state: 'done' }
  } catch (error) {
    const isDead = error instanceof CallError && (error.status === 410 || error.status === 400)
    return isDead ? { state: 'dead' } : { state: 'failed', sentence: sentenceOf(error) }
  }
}
