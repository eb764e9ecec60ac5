import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldProblem } from './field-problem.tsx'

type TextAreaProps = {
  label: string
  hint?: ReactNode
  problem?: string | undefined
  /** Between the label and the field, such as the usual answers. */
  above?: ReactNode
  /** At the end of the label's line: 'n of most'. What is longer stays as it was typed, and the caller refuses it. */
  count?: { length: number; most: number }
} & Omit<ComponentProps<'textarea'>, 'id'>

/** As `Field`, for more than one line. */
export function TextArea({ label, hint, above, problem, count, className = '', ...area }: TextAreaProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, count && `${id}-count`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      {count && (
        <p
          id={`${id}-count`}
          className={`float-right ml-3 text-sm leading-6 ${count.length > count.most ? 'font-semibold text-chilli' : 'text-soft'}`}
        >
          {count.length} of {count.most}
        </p>
      )}
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`text-sm text-soft ${above ? 'mb-3' : 'mb-1'}`}>
          {hint}
        </p>
      )}
      {above}
      <textarea
        id={id}
        rows={2}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className="block min-h-12 w-full wrap-anywhere rounded-control border border-line-strong bg-raised px-3.5 py-2.5 text-ink transition-colors duration-150 placeholder:text-soft focus-visible:-outline-offset-1 aria-invalid:border-chilli aria-invalid:focus-visible:outline-chilli"
        {...area}
      />
      <FieldProblem id={`${id}-problem`} problem={problem} />
    </div>
  )
}
