import type { ReactNode } from 'react'

/** A part of a long form. */
export type FormPartOf = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** A word beside its name in the table of contents. */
  readonly note?: string
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
      // The last one is as high as the view: its heading can be gone to like every other.
      className="relative border-b border-line py-7 first-of-type:pt-0 last-of-type:border-0 not-first-of-type:last-of-type:min-h-[calc(100%+28px)]"
    >
      <h3 id={idOfPart(id)} tabIndex={-1} className="scroll-mt-5 text-xl outline-none sm:scroll-mt-6">
        {label}
      </h3>
      {hint && <p className="mt-1 text-soft">{hint}</p>}
      <div className="mt-4 grid gap-4">{children}</div>
    </section>
  )
}
