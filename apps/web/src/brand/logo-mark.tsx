import './logo-mark.css'

/** A tawa seen from above with a flame that is also a chilli. Drawn in two colours, so it works on paper and at night. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" className={`logo-mark ${className}`}>
      <use href="#logo" />
    </svg>
  )
}
