import { Icon } from './icon.tsx'

type StepperProps = {
  /** The thing counted, for screen readers: "Butter Chicken". */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

const STEP =
  'grid size-11 place-items-center rounded-full hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:opacity-40'

/** At its end a button does nothing: it keeps a focus that it has, so that a keyboard stays here, and takes no new one. */
export function Stepper({ label, value, min = 0, max, onChange }: StepperProps) {
  const isLeast = value <= min
  const isMost = value >= max
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and a border for two buttons
    <div
      role="group"
      aria-label={`Quantity of ${label}`}
      className="inline-flex items-center rounded-full border border-line-strong"
    >
      <button
        type="button"
        className={STEP}
        aria-label={`One ${label} less`}
        aria-disabled={isLeast || undefined}
        tabIndex={isLeast ? -1 : undefined}
        onClick={() => isLeast || onChange(value - 1)}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <span aria-live="polite" className="price min-w-6 text-center">
        {value}
      </span>
      <button
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
