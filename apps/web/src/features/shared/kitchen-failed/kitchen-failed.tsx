import { CallError } from '@sizzle/contract/client.ts'
import { isOutage } from '@sizzle/domain/calls/failure-gate.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { DeadEnd } from '../../../ui/dead-end.tsx'

type KitchenFailedProps = { what: 'Orders' | 'Tickets'; error: unknown; onRetry: () => void }

/** In the place of the cards, and the one voice there: what a cook misses, and that the screen goes on trying, which `healFailed` does. It stays while it tries. */
export function KitchenFailed({ what, error, onRetry }: KitchenFailedProps) {
  const isOnline = useOnline()
  const isRefused = error instanceof CallError && !isOutage(error.status)
  return (
    <div className="grid min-h-0 grow place-items-center overflow-y-auto">
      <DeadEnd
        isPart
        isAlert
        art="lamp"
        title={isOnline ? `${what} aren’t loading` : 'You’re offline'}
        call={null}
        way={
          <button type="button" className={button('primary')} onClick={onRetry}>
            Try Again
          </button>
        }
      >
        {isRefused ? (
          <p>{sentenceOf(error)}</p>
        ) : (
          <>
            <p>
              {isOnline && 'The server isn’t answering. '}New {what.toLowerCase()} won’t show here until{' '}
              {isOnline ? 'it does' : 'the connection is back'}.
            </p>
            <p>{isOnline ? 'We’ll keep trying every few seconds.' : 'They’ll show up then.'}</p>
          </>
        )}
      </DeadEnd>
    </div>
  )
}
