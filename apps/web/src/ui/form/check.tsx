import { type ReactNode, useId } from 'react'

type CheckProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  disabled?: boolean
  /** What is missing is chosen here. */
  isWrong?: boolean
  onChange: (isChecked: boolean) => void
}

export function Check({ label, hint, checked, disabled = false, isWrong = false, onChange }: CheckProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-start gap-2.5 py-2.5 font-semibold has-disabled:cursor-not-allowed has-disabled:text-soft">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 tick-box"
          aria-describedby={hint ? id : undefined}
          aria-invalid={isWrong || undefined}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="text-balance">{label}</span>
      </label>
      {hint && (
        <p id={id} className="-mt-1.5 pl-[30px] text-sm text-pretty text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
