import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { useEffect } from 'react'
import { onLineBack } from '../kit/offline/line-changes.ts'
import { loadSession, type Session } from '../kit/session/session.ts'
import { useOnline } from '../kit/use-online.ts'
import { button } from '../ui/button.ts'
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
  return (
    <section className="wrap flex max-w-[560px]! flex-col items-center py-24 text-center">
      {session.state === 'loading' ? (
        <p role="status" className="text-soft">
          Checking authentication...
        </p>
      ) : (
        <>
          <p role="alert" className="font-display text-2xl">
            We could not check who you are
          </p>
          <p className="mt-2 text-soft">{NO_ANSWER}</p>
          <button type="button" className={button('primary', 'mt-6')} onClick={() => void loadSession()}>
            Try Again
          </button>
        </>
      )}
    </section>
  )
}
