type StepHeadProps = { step: 1 | 2; id?: string; title: string; next: string }

/** Where somebody stands on the way to a closed day, and what comes next. */
export function StepHead({ step, id, title, next }: StepHeadProps) {
  return (
    <div className="mr-auto min-w-0">
      <h3 id={id} className="text-lg leading-tight">
        {title}
      </h3>
      <p className="text-sm text-soft">
        Step {step} of 2. Next: {next}
      </p>
    </div>
  )
}
