import './skip-link.css'

/** Passes over what lies between here and a part of the page; seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="sr-only skip-link">
      {children}
    </a>
  )
}

/** The same where the address's hash has another meaning. */
export function SkipButton({ onSkip, children }: { onSkip: () => void; children: string }) {
  return (
    <button type="button" className="sr-only skip-link" onClick={onSkip}>
      {children}
    </button>
  )
}

/** Stands behind each dish that was just added and at the end of each section; without a cart there is nothing to skip to. */
export function SkipToCart() {
  return <SkipLink to="#cart">Skip to your cart</SkipLink>
}
