import type { ReactNode } from 'react'

/** A part of a long form. */
export type FormPartOf = {
  readonly id: string
  readonly label: string
  readonly hint?: string
  /** The first part of a form needs no title: the form's own stands right above it. */
  readonly isTitleHidden?: boolean
  /** The fields whose problems stand in it, those below them too. */
  readonly fields: readonly string[]
}

export const idOfPart = (id: string) => `part-${id}`

/** The part in which a problem at this field stands. */
export function partOf<Part extends FormPartOf>(parts: readonly Part[], field: string): Part | undefined {
  return parts.find(({ fields }) => fields.some((one) => field === one || field.startsWith(`${one}.`)))
}

export function FormPart({ part, children }: { part: FormPartOf; children: ReactNode }) {
  const { id, label, hint, isTitleHidden = false } = part
  return (
    <section
      aria-labelledby={idOfPart(id)}
      className="border-b border-line py-7 first-of-type:pt-0 last-of-type:border-0"
    >
      <h3 id={idOfPart(id)} tabIndex={-1} className={isTitleHidden ? 'sr-only' : 'scroll-mt-6 text-xl outline-none'}>
        {label}
      </h3>
      {hint && <p className="mt-1 text-soft">{hint}</p>}
      <div className={`grid gap-4 ${isTitleHidden ? '' : 'mt-4'}`}>{children}</div>
    </section>
  )
}
