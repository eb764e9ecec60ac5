type StepHeadProps = {
  step: 1 | 2
  id?: string
  title: string
  line: string
  /** A phone has no room for it. */
  isLineForWide?: boolean
}

/** Where somebody stands on the way to a closed day. */
export function StepHead({ step, id, title, line, isLineForWide = false }: StepHeadProps) {
  return (
    <div className={`mr-auto min-w-0 ${step === 2 ? 'flex flex-wrap items-baseline gap-x-2.5 sm:block' : ''}`}>
      <h3 id={id} className="text-lg leading-tight">
        {title}
      </h3>
      <p className="text-sm text-soft">
        Step {step} of 2<span className={isLineForWide ? 'max-sm:sr-only' : ''}>. {line}</span>
      </p>
    </div>
  )
}
