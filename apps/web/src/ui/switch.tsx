import type { ReactNode } from 'react'

type SwitchProps = { label: ReactNode; isOn: boolean; isDisabled?: boolean; onSwitch: (isOn: boolean) => void }

const TRACK =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunk transition-colors duration-150 checked:border-coriander checked:bg-coriander disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto'
const KNOB =
  'before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:border before:border-line-strong before:bg-raised before:transition-transform before:duration-150 checked:before:translate-x-5 forced-colors:before:hidden'

/** On or off, with its words before it. */
export function Switch({ label, isOn, isDisabled = false, onSwitch }: SwitchProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4 font-semibold has-disabled:cursor-not-allowed">
      {label}
      <input
        type="checkbox"
        role="switch"
        className={`${TRACK} ${KNOB}`}
        aria-checked={isOn}
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </label>
  )
}
