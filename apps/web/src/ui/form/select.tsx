import { type ReactNode, useId } from 'react'

type SelectProps = {
  label: string
  value: string
  /** Value and words of each choice, in order; `children` where a choice needs more than words. */
  options?: readonly (readonly [value: string, words: string])[]
  children?: ReactNode
  problem?: string | undefined
  className?: string
  onChange: (value: string) => void
}

/** As `Field`, for a choice out of a list. */
export function Select({ label, value, options = [], children, problem, className = '', onChange }: SelectProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-3 text-ink aria-invalid:border-chilli"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-chilli">
          {problem}
        </p>
      )}
    </div>
  )
}
