import { useId } from 'react'

type CheckProps = {
  label: string
  hint?: string | undefined
  checked: boolean
  disabled?: boolean
  onChange: (isChecked: boolean) => void
}

export function Check({ label, hint, checked, disabled = false, onChange }: CheckProps) {
  const id = useId()
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 font-semibold has-disabled:cursor-not-allowed has-disabled:text-soft">
        <input
          type="checkbox"
          className="size-5 shrink-0 tick-box"
          aria-describedby={hint ? id : undefined}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="text-balance">{label}</span>
      </label>
      {hint && (
        <p id={id} className="-mt-1 pl-[30px] text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
