import { sentenceOf } from '../../../kit/page-calls.ts'
import { button } from '../../../ui/button.ts'

export function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-card border border-line bg-raised p-8 text-center">
      <p>{sentenceOf(error)}</p>
      <button type="button" className={button('primary', 'mt-5')} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
