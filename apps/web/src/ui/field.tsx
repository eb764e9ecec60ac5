import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

type FieldProps = {
  label: string
  problem?: string | undefined
  /** A word of help that is always there. */
  hint?: ReactNode
  /** Beside the text, inside the frame: a button that shows a password. */
  extra?: ReactNode
} & Omit<ComponentProps<'input'>, 'id'>

/** Label, input and what is wrong with it: tied together for every kind of reader. */
export function Field({ label, problem, hint, extra, className = '', ...input }: FieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          className={`min-h-12 w-full rounded-control border border-line-strong bg-raised px-3.5 text-ink transition-colors duration-150 focus-visible:-outline-offset-1 read-only:border-line read-only:bg-sunk read-only:text-soft aria-invalid:border-chilli aria-invalid:focus-visible:outline-chilli ${extra ? 'pr-13' : ''}`}
          {...input}
        />
        {extra}
      </div>
      <FieldProblem id={`${id}-problem`} problem={problem} />
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-pretty text-soft">
          {hint}
        </div>
      )}
    </div>
  )
}
