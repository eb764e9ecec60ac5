import { sentenceOf } from '../kit/page-calls.ts'
import { button } from '../ui/button.ts'
import { DeadEnd } from '../ui/dead-end.tsx'

type LoadFailedProps = {
  title: string
  error: unknown
  onRetry: () => void
  /** Of the kitchen that it is about, where that is known. */
  phone?: string | undefined
  /** What to call about. */
  call?: string
  /** Below the head of a page that is known already. */
  isPart?: boolean
}

/** It comes with the first script: it has to be there when nothing else can be fetched. */
export function LoadFailed({ title, error, phone, call, onRetry, isPart = false }: LoadFailedProps) {
  return (
    <DeadEnd
      isAlert
      isPart={isPart}
      title={title}
      phone={phone}
      call={call}
      way={
        <button type="button" className={button('primary')} onClick={onRetry}>
          Try Again
        </button>
      }
    >
      <p>{sentenceOf(error)}</p>
    </DeadEnd>
  )
}
