import { NO_ANSWER } from '@sizzle/contract/refusals/by-status.ts'
import { useState } from 'react'
import { loadSession, type Session } from '../../../kit/session/session.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { heldIf } from '../../../ui/held.ts'
import { Closed } from './closed.tsx'

/** The server was asked who is here, and nobody knows (people 63): why, and the way to ask again before it is asked anyway. */
export function Unreached({ session }: { session: Session }) {
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const askAgain = async () => {
    setAsking(true)
    await loadSession()
    setAsking(false)
  }
  const said = session.state === 'unknown' ? session.sentence : undefined
  return (
    <Closed
      isAlert
      title={isOnline ? 'We could not check who you are' : 'You’re offline'}
      way={
        <button type="button" className={button('primary')} onClick={() => void askAgain()} {...heldIf(isAsking)}>
          {isAsking ? 'Trying…' : 'Try Again'}
        </button>
      }
    >
      <p className="text-lg text-ink">{isOnline ? (said ?? NO_ANSWER) : NO_ANSWER}</p>
      <p>We’ll keep trying, and this page opens as soon as the server answers.</p>
    </Closed>
  )
}
