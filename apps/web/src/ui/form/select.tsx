import { type ReactNode, useId } from 'react'
import { FieldProblem } from '../field-problem.tsx'

type SelectProps = {
  label: string
  name?: string
  value: string
  /** Value and words of each choice, in order; `children` where a choice needs more than words. */
  options?: readonly (readonly [value: string, words: string])[]
  children?: ReactNode
  problem?: string | undefined
  /** What the choice means; read out again when another choice means something else. */
  hint?: string | undefined
  /** Why it cannot be changed; what is chosen stays readable. */
  lockedBecause?: string | undefined
  className?: string
  onBlur?: () => void
  onChange: (value: string) => void
}

/** As `Field`, for a choice out of a list. */
export function Select(props: SelectProps) {
  const { label, name, value, options = [], children, problem, hint, lockedBecause, className = '' } = props
  const { onBlur, onChange } = props
  const id = useId()
  const ties = [problem && `${id}-problem`, hint && `${id}-hint`, lockedBecause && `${id}-locked`]
  const described = ties.filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className="min-h-12 w-full rounded-control border border-line-strong bg-raised px-3 text-ink focus-visible:-outline-offset-1 disabled:border-line disabled:bg-sunk disabled:text-soft disabled:opacity-100 aria-invalid:border-chilli aria-invalid:focus-visible:outline-chilli"
        value={value}
        disabled={lockedBecause !== undefined}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {hint && (
        <p id={`${id}-hint`} aria-live="polite" className="mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
      {lockedBecause && (
        <p id={`${id}-locked`} className="mt-1 text-sm text-soft">
          {lockedBecause}
        </p>
      )}
    </div>
  )
}
