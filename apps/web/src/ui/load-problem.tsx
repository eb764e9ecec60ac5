import { button } from './button.ts'
import { telLink } from './contact-links.ts'
import { DeadEnd } from './dead-end.tsx'

type LoadProblemProps = {
  /** What could not be loaded. */
  title?: string
  sentence: string
  retry?: string
  /** Left out where another try would find the same. */
  onRetry?: (() => void) | undefined
  /** It is also asked for again by itself. */
  isTriedAgain?: boolean
  /** One of several parts of a screen: a line, so that the others keep their room. */
  isPart?: boolean
  /** In the place of a whole room of the back office: like other dead ends. */
  isRoom?: boolean
  /** Puts it away; left out where it says all there is. */
  onDismiss?: (() => void) | undefined
  /** Whom to call instead. */
  phone?: string
  /** What to call about. */
  call?: string
}

const KEEPS_TRYING = 'We’ll keep trying.'

/** What a press loaded takes the place of the button that was pressed: whoever came by the keyboard goes on from the page. */
function goOnFromPage(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    const page = part.closest('main')
    queueMicrotask(() => document.activeElement === document.body && page?.focus({ preventScroll: true }))
  }
}

/** In the place of what could not be loaded: why, and the way to try once more. */
export function LoadProblem(props: LoadProblemProps) {
  const { title, sentence, retry = 'Try Again', isTriedAgain = false, isPart = false, isRoom = false } = props
  const { onRetry, onDismiss, phone, call = 'Questions? Call' } = props
  if (isRoom && title)
    return (
      <div className="load-problem">
        <DeadEnd
          isPart
          isAlert
          art="lamp"
          title={title}
          call={null}
          way={
            <div ref={goOnFromPage} className="flex flex-wrap justify-center gap-3">
              {onRetry && (
                <button type="button" className={button('primary')} onClick={onRetry}>
                  {retry}
                </button>
              )}
              {onDismiss && (
                <button type="button" className={button('quiet')} onClick={onDismiss}>
                  Dismiss
                </button>
              )}
            </div>
          }
        >
          <p>{sentence}</p>
          {isTriedAgain && <p>{KEEPS_TRYING}</p>}
        </DeadEnd>
      </div>
    )
  if (isPart)
    return (
      <div
        ref={goOnFromPage}
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
    <div
      ref={goOnFromPage}
      role="alert"
      className={`load-problem rounded-card border border-line bg-raised px-6 py-8 text-center [&>p]:text-balance ${phone ? 'md:grid md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6 md:pt-5 md:pb-3 md:text-left' : ''}`}
    >
      {title && <p className="font-display text-xl font-semibold">{title}</p>}
      <p className={title ? 'mt-2 text-soft' : ''}>{sentence}</p>
      {isTriedAgain && <p className="text-soft">{KEEPS_TRYING}</p>}
      <div
        className={`mt-5 flex flex-wrap justify-center gap-3 empty:hidden ${phone ? 'md:col-start-2 md:row-span-3 md:row-start-1 md:mt-0 md:self-center' : 'low:mt-4'}`}
      >
        {onRetry && (
          <button type="button" className={button('primary', phone ? 'max-sm:w-full' : '')} onClick={onRetry}>
            {retry}
          </button>
        )}
        {onDismiss && (
          <button type="button" className={button('quiet')} onClick={onDismiss}>
            Dismiss
          </button>
        )}
      </div>
      {/* As at every other dead end. */}
      {phone && (
        <p className="mt-2 text-sm text-soft md:mt-1">
          {call}{' '}
          <a
            href={telLink(phone)}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {phone}
          </a>
        </p>
      )}
    </div>
  )
}
