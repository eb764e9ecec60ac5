import { BRAND } from '../brand/brand.ts'
import { LogoMark } from '../brand/logo-mark.tsx'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'

type ErrorPageProps = {
  errorId: string
  /** Draws the screen again; without one, trying again is loading again. */
  onRetry?: () => void
}

/** Texts and buttons are agreed to the letter (offline 21). Plain links: whatever broke, these work. */
export function ErrorPage({ errorId, onRetry }: ErrorPageProps) {
  const reload = () => location.reload()
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center px-5 py-12 text-center">
      <LogoMark className="size-16" />
      <h1 className="mt-6 text-3xl">Oops! Something went wrong</h1>
      <p className="mt-3 max-w-[46ch] text-soft">
        The page could not be shown. Nothing you had already sent is lost, and your cart is kept on this device.
      </p>
      <p className="mt-5 rounded-control bg-sunk px-4 py-2 text-sm">
        Error id: <code className="font-mono text-[0.8125rem] select-all">{errorId}</code>
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={button('primary')} onClick={onRetry ?? reload}>
          Try Again
        </button>
        <button type="button" className={button('quiet')} onClick={reload}>
          Reload Page
        </button>
        <a href={paths.home()} className={button('quiet')}>
          Go Home
        </a>
      </div>
      <p className="mt-8 text-sm text-soft">
        Still stuck? Write to{' '}
        <a className="font-semibold text-ink underline underline-offset-4" href={`mailto:${BRAND.supportEmail}`}>
          {BRAND.supportEmail}
        </a>{' '}
        and name the id.
      </p>
    </main>
  )
}
