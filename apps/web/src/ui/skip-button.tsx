import './skip-link.css'

/** A skip link where the address's hash has another meaning. */
export function SkipButton({ onSkip, children }: { onSkip: () => void; children: string }) {
  return (
    <button type="button" className="sr-only skip-link" onClick={onSkip}>
      {children}
    </button>
  )
}
