import { useId } from 'react'

type OpenOrClosedProps = {
  /** What of: a day's name and date. */
  label: string
  isClosed: boolean
  className?: string
  onChange: (isClosed: boolean) => void
}

const WORDS = [
  ['Open', false],
  ['Closed', true],
] as const

/** A day is one of two words, side by side, so that nobody has to think what a switch that is on means. */
export function OpenOrClosed({ label, isClosed, className = '', onChange }: OpenOrClosedProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={`flex w-fit shrink-0 gap-1 ${className}`}>
      {WORDS.map(([words, is]) => (
        <label
          key={words}
          className="choice flex min-h-11 cursor-pointer items-center rounded-control border border-line-strong px-3.5 font-semibold transition-colors duration-150 max-sm:px-2.5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
        >
          <input type="radio" name={name} className="sr-only" checked={is === isClosed} onChange={() => onChange(is)} />
          {words}
        </label>
      ))}
    </div>
  )
}
