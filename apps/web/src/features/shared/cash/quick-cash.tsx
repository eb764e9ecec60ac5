import { type Cents, formatCad } from '@sizzle/domain/money/cents.ts'

type QuickCashProps = {
  label: string
  amounts: readonly Cents[]
  chosen: Cents | null
  onChoose: (amount: Cents) => void
}

/** Amounts that people hand over, each at one press. */
export function QuickCash({ label, amounts, chosen, onChoose }: QuickCashProps) {
  if (amounts.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div role="group" aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2">
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === amount}
          className="price choice min-h-11 rounded-control border border-line-strong px-1 hover:bg-sunk"
          onClick={() => onChoose(amount)}
        >
          {formatCad(amount)}
        </button>
      ))}
    </div>
  )
}
