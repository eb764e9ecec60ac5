type StepHeadProps = {
  step: 1 | 2
  id?: string
  title: string
  line: string
  /** All a phone has room for of the line. */
  short?: string
}

/** Where somebody stands on the way to a closed day. */
export function StepHead({ step, id, title, line, short }: StepHeadProps) {
  return (
    <div className={`mr-auto min-w-0 ${step === 2 ? 'flex flex-wrap items-baseline gap-x-2.5 sm:block' : ''}`}>
      <h3 id={id} className="text-lg leading-tight">
        {title}
      </h3>
      <p className="text-sm text-soft">
        Step {step} of 2<span className="max-sm:sr-only">. {line}</span>
        {short && (
          <span aria-hidden="true" className="sm:hidden">
            . {short}
          </span>
        )}
      </p>
    </div>
  )
}
