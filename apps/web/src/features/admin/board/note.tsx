import { button } from '../../../ui/button.ts'

export function Note({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className="m-auto max-w-[min(50ch,calc(100%-32px))] rounded-card border border-line bg-raised px-6 py-8 text-center text-balance"
    >
      <p className="text-lg">{text}</p>
      {onRetry && (
        <button type="button" className={button('primary', 'mt-5')} onClick={onRetry}>
          Try Again
        </button>
      )}
    </div>
  )
}
