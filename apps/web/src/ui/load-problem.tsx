import { button } from './button.ts'

type LoadProblemProps = {
  /** What could not be loaded. */
  title?: string
  sentence: string
  retry?: string
  /** Left out where another try would find the same. */
  onRetry?: (() => void) | undefined
  /** One of several parts of a screen: a line, so that the others keep their room. */
  isPart?: boolean
  /** Puts it away; left out where it says all there is. */
  onDismiss?: (() => void) | undefined
}

/** In the place of what could not be loaded: why, and the way to try once more. */
export function LoadProblem(props: LoadProblemProps) {
  const { title, sentence, retry = 'Try Again', isPart = false, onRetry, onDismiss } = props
  if (isPart)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3"
      >
        <p className="min-w-0 flex-1 basis-56">
          {title && (
            <>
              <b className="font-semibold">{title}</b>.{' '}
            </>
          )}
          {sentence}
        </p>
        {onRetry && (
          <button type="button" className={button('quiet', 'px-4!')} onClick={onRetry}>
            {retry}
          </button>
        )}
      </div>
    )
  return (
    <div role="alert" className="rounded-card border border-line bg-raised px-6 py-8 text-center text-balance">
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
