import { useId } from 'react'

export type Choice<Value extends string> = {
  value: Value
  label: string
  hint?: string
  /** Why it cannot be chosen; it stays visible. */
  disabledBecause?: string | undefined
}

type ChoicesProps<Value extends string> = {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** How many stand beside each other where there is room. */
  className?: string
  /** Where cards stand close together, hints wait for a wider screen. */
  hintsFrom?: 'always' | 'sm'
}

/** One of a few: radio buttons that look like cards and behave like radio buttons. */
export function Choices<Value extends string>({
  legend,
  choices,
  value,
  onChange,
  className = '',
  hintsFrom = 'always',
}: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className={`grid gap-2 ${className}`}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-12 cursor-pointer flex-col justify-center rounded-control border border-line-strong px-3.5 py-2 transition-colors duration-150 has-checked:border-saffron-ink has-checked:bg-saffron-soft has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              className="sr-only"
              checked={value === choice.value}
              disabled={choice.disabledBecause !== undefined}
              onChange={() => onChange(choice.value)}
            />
            <span className="font-semibold">{choice.label}</span>
            {choice.disabledBecause !== undefined ? (
              <span className="text-sm text-soft">{choice.disabledBecause}</span>
            ) : (
              choice.hint && (
                <span className={`text-sm text-soft ${hintsFrom === 'sm' ? 'hidden sm:inline' : ''}`}>
                  {choice.hint}
                </span>
              )
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
