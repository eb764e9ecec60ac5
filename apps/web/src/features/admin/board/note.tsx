import { button } from '../../../ui/button.ts'

export function Note({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <div role="alert" className="m-auto max-w-[50ch] p-8 text-center">
      <p className="text-lg">{text}</p>
      {onRetry && (
        <button type="button" className={button('primary', 'mt-5')} onClick={onRetry}>
          Try Again
        </button>
      )}
    </div>
  )
}
