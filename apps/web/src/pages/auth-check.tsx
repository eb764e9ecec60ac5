import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { useEffect } from 'react'
import { onLineBack } from '../kit/offline/line-changes.ts'
import { loadSession, type Session } from '../kit/session/session.ts'
import { Checking } from '../kit/session/session-gate.tsx'
import { useOnline } from '../kit/use-online.ts'
import { button } from '../ui/button.ts'
import { DeadEnd } from '../ui/dead-end.tsx'
import { OfflineFrame } from './offline-frame.tsx'

/** While it is not known who is there, and when the server could not be asked. */
export function AuthCheck({ session }: { session: Exclude<Session, { state: 'ready' }> }) {
  const isOnline = useOnline()
  useEffect(() => onLineBack(() => void loadSession()), [])
  if (!isOnline)
    return (
      <OfflineFrame
        next="This page continues by itself when the connection is back."
        onRetry={() => void loadSession()}
      />
    )
  if (session.state === 'loading') return <Checking />
  return (
    <DeadEnd
      isAlert
      title="We could not check who you are"
      way={
        <button type="button" className={button('primary')} onClick={() => void loadSession()}>
          Try Again
        </button>
      }
    >
      <p>{NO_ANSWER}</p>
    </DeadEnd>
  )
}
