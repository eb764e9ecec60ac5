import { useRef } from 'react'
import { Icon } from './icon.tsx'

type StepperProps = {
  /** The thing counted, for screen readers: "Butter Chicken". */
  label: string
  value: number
  min?: number
  max: number
  /** At its least it is one button: a column of zeros would be louder than what was taken. */
  isSlim?: boolean
  onChange: (value: number) => void
}

const STEP =
  'grid size-11 place-items-center rounded-full hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** At its end a button does nothing: it keeps a focus that it has, so that a keyboard stays here, and takes no new one. */
export function Stepper({ label, value, min = 0, max, isSlim = false, onChange }: StepperProps) {
  const plus = useRef<HTMLButtonElement>(null)
  const isLeast = value <= min
  const isMost = value >= max
  const isBare = isSlim && isLeast
  const less = () => {
    if (isLeast) return
    // This button is about to go.
    if (isSlim && value - 1 <= min) plus.current?.focus()
    onChange(value - 1)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a border for two buttons
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className="inline-flex items-center rounded-full border border-line-strong"
    >
      {!isBare && (
        <button
          type="button"
          className={STEP}
          aria-label={`One ${label} less`}
          aria-disabled={isLeast || undefined}
          tabIndex={isLeast ? -1 : undefined}
          onClick={less}
        >
          <Icon name="minus" className="size-4" />
        </button>
      )}
      <span aria-live="polite" className={isBare ? 'sr-only' : 'price min-w-6 text-center'}>
        {value}
      </span>
      <button
        ref={plus}
        type="button"
        className={STEP}
        aria-label={`One ${label} more`}
        aria-disabled={isMost || undefined}
        tabIndex={isMost ? -1 : undefined}
        onClick={() => isMost || onChange(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
