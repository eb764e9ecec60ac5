import { useId } from 'react'

type OpenOrClosedProps = {
  /** What of: a day's name and date. */
  label: string
  isClosed: boolean
  className?: string
  onChange: (isClosed: boolean) => void
}

const WORDS = [
  // In the colours of what they mean: among many open days the closed ones are found at a glance.
  ['Open', false, 'has-checked:border-coriander has-checked:bg-coriander-soft has-checked:text-coriander'],
  ['Closed', true, 'has-checked:border-chilli has-checked:bg-chilli-soft has-checked:text-chilli'],
] as const

/** A day is one of two words, side by side, so that nobody has to think what a switch that is on means. */
export function OpenOrClosed({ label, isClosed, className = '', onChange }: OpenOrClosedProps) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={`flex w-fit shrink-0 rounded-control border border-line bg-sunk ${className}`}
    >
      {WORDS.map(([words, is, look]) => (
        <label
          key={words}
          className={`${look} -m-px flex min-h-11 cursor-pointer items-center rounded-control border border-transparent px-3.5 font-semibold max-sm:px-2.5 not-has-checked:text-soft not-has-checked:hover:text-ink transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)`}
        >
          <input type="radio" name={name} className="sr-only" checked={is === isClosed} onChange={() => onChange(is)} />
          {words}
        </label>
      ))}
    </div>
  )
}
