import './skip-link.css'

/** Passes over what lies between here and a part of the page; seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="sr-only skip-link">
      {children}
    </a>
  )
}

/** Stands behind each dish that was just added and at the end of each section; without a cart there is nothing to skip to. */
export function SkipToCart() {
  return <SkipLink to="#cart">Skip to your cart</SkipLink>
}
