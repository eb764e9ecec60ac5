import { Icon } from './icon.tsx'

type StepperProps = {
  /** The thing counted, for screen readers: "Butter Chicken". */
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}

const STEP = 'grid size-11 place-items-center rounded-full hover:bg-sunk disabled:opacity-40'

export function Stepper({ label, value, min = 0, max, onChange }: StepperProps) {
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
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
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
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  )
}
