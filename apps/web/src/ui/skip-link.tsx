import './skip-link.css'

const LOOK = 'sr-only skip-link'

/** Passes over what lies between here and a part of the page; seen while it has the focus. */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className={LOOK}>
      {children}
    </a>
  )
}

/** Without a cart there is nothing to skip to. */
export const skipToCart = { href: '#cart', className: LOOK, textContent: 'Skip to your cart' } as const

export function SkipToCart() {
  return <SkipLink to={skipToCart.href}>{skipToCart.textContent}</SkipLink>
}
