import type { ReactNode } from 'react'

/** A part of a long form. */
export type FormPartOf = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The fields whose problems stand in it, those below them too. */
  readonly fields: readonly string[]
}

export const idOfPart = (id: string) => `part-${id}`

/** The part in which a problem at this field stands. */
export function partOf<Part extends FormPartOf>(parts: readonly Part[], field: string): Part | undefined {
  return parts.find(({ fields }) => fields.some((one) => field === one || field.startsWith(`${one}.`)))
}

export function FormPart({ part, children }: { part: FormPartOf; children: ReactNode }) {
  const { id, label, hint } = part
  return (
    <section
      aria-labelledby={idOfPart(id)}
      className="group/part relative border-b border-line py-7 first-of-type:pt-0 last-of-type:border-0"
    >
      {/* Of the first part the table of contents says the name right beside it. */}
      <h3 id={idOfPart(id)} tabIndex={-1} className="scroll-mt-6 text-xl outline-none group-first-of-type/part:sr-only">
        {label}
      </h3>
      {hint && <p className="mt-1 text-soft group-first-of-type/part:mb-4">{hint}</p>}
      <div className="mt-4 grid gap-4 group-first-of-type/part:mt-0">{children}</div>
    </section>
  )
}
