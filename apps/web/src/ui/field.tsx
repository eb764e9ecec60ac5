import { type ComponentProps, useId } from 'react'

type FieldProps = { label: string; problem?: string | undefined } & Omit<ComponentProps<'input'>, 'id'>

/** Label, input and what is wrong with it: tied together for every kind of reader. */
export function Field({ label, problem, className = '', ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        className="min-h-12 w-full rounded-control border border-line-strong bg-paper px-3.5 text-ink transition-colors duration-150 focus-visible:outline-offset-0 aria-invalid:border-chilli"
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-semibold text-chilli">
          {problem}
        </p>
      )}
    </div>
  )
}
