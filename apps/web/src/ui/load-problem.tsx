import { button } from './button.ts'

type LoadProblemProps = {
  /** What could not be loaded. */
  title?: string
  sentence: string
  retry?: string
  /** Left out where another try would find the same. */
  onRetry?: (() => void) | undefined
  /** Puts it away; left out where it says all there is. */
  onDismiss?: (() => void) | undefined
}

/** In the place of what could not be loaded: why, and the way to try once more. */
export function LoadProblem({ title, sentence, retry = 'Try Again', onRetry, onDismiss }: LoadProblemProps) {
  return (
    <div role="alert" className="rounded-card border border-line bg-raised px-6 py-8 text-center">
      {title && <p className="font-display text-xl">{title}</p>}
      <p className={title ? 'mt-2 text-soft' : ''}>{sentence}</p>
      {onRetry && (
        <button type="button" className={button('primary', 'mt-5')} onClick={onRetry}>
          {retry}
        </button>
      )}
      {onDismiss && (
        <button type="button" className={button('quiet', 'mt-5 ml-3')} onClick={onDismiss}>
          Dismiss
        </button>
      )}
    </div>
  )
}
