type UsualReasonsProps = {
  reasons: readonly string[]
  /** What stands in the field of the reason. */
  chosen: string
  /** How they stand beside each other. */
  className?: string
  onChoose: (reason: string) => void
}

/** Below the field of a reason: those that are given most often, one press each. */
export function UsualReasons({ reasons, chosen, className = 'flex flex-wrap', onChoose }: UsualReasonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div role="group" aria-label="Usual reasons" className={`-mt-1 gap-2 ${className}`}>
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={chosen === reason}
          className="min-h-9 rounded-full border border-line-strong px-3.5 pointer-coarse:min-h-11 hover:bg-sunk aria-pressed:border-saffron-ink aria-pressed:bg-saffron-soft"
          onClick={() => onChoose(reason)}
        >
          {reason}
        </button>
      ))}
    </div>
  )
}
