import './ornament.css'

/** The printer's rule between parts of a menu: two lines and a paisley pair. */
export function Ornament({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`ornament ${className}`} />
}
