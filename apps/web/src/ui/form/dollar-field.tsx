import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

type DollarFieldProps = Omit<ComponentProps<typeof Field>, 'extra' | 'inputMode' | 'autoComplete'>

/** An amount, with the dollar inside its frame. */
export function DollarField({ className = '', ...field }: DollarFieldProps) {
  return (
    <Field
      inputMode="decimal"
      autoComplete="off"
      className={`[&_input]:pr-3.5 [&_input]:pl-7.5 [&_input]:tabular-nums ${className}`}
      extra={
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft"
        >
          $
        </span>
      }
      {...field}
    />
  )
}
