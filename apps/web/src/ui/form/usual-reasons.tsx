type UsualReasonsProps = {
  reasons: readonly string[]
  /** What stands in the field of the reason. */
  chosen: string
  onChoose: (reason: string) => void
}

/** Above the field of a reason: those that are given most often, one press each. */
export function UsualReasons({ reasons, chosen, onChoose }: UsualReasonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
    <div
      role="group"
      aria-label="Usual reasons"
      className="mb-2.5 grid gap-2 min-[20rem]:grid-cols-2 sm:flex sm:flex-wrap"
    >
      {reasons.map((reason) => (
        <button
          key={reason}
          type="button"
          aria-pressed={chosen === reason}
          className="choice min-h-11 lg:pointer-fine:min-h-9 rounded-[1.375rem] border border-line-strong px-3 py-1 leading-tight text-balance hover:bg-sunk"
          onClick={() => onChoose(reason)}
        >
          {reason}
        </button>
      ))}
    </div>
  )
}
