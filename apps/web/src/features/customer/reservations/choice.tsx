import type { ReactNode } from 'react'

type ChoiceProps = {
  name: string
  value: string
  isChosen: boolean
  isDisabled?: boolean
  /** The label for screen readers; the tile's words when left out. */
  label?: string
  className?: string
  onChoose: () => void
  children: ReactNode
}

/** How a tile looks, whatever it is that stands on it. */
export const TILE =
  'choice flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-control border border-line-strong bg-raised px-2 text-center transition-colors duration-150 hover:bg-sunk'

/** A tile that is a radio button: arrows move between tiles, and a finger hits it easily. */
export function Choice(props: ChoiceProps) {
  const { name, value, isChosen, isDisabled = false, label, className = '', onChoose, children } = props
  return (
    <label
      className={`${TILE} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus) has-disabled:cursor-not-allowed has-disabled:opacity-55 ${className}`}
    >
      <input
        type="radio"
        className="absolute inset-0 size-full cursor-pointer appearance-none outline-none disabled:cursor-not-allowed"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={label}
        onChange={onChoose}
      />
      {children}
    </label>
  )
}

export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-display text-xl font-semibold">{title}</legend>
      {children}
    </fieldset>
  )
}
