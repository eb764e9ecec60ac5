import { type RefObject, useId } from 'react'
import { type FormPartOf, idOfPart, partOf } from './form-part.tsx'
import { useCurrentPart } from './use-current-part.ts'

type FormRailProps = {
  parts: readonly FormPartOf[]
  scroller: RefObject<HTMLElement | null>
  /** What is wrong, by field. */
  problems: Readonly<Partial<Record<string, string>>>
}

/** The form's table of contents, beside it or on a phone as a list above it: where one is, and where something is wrong. */
export function FormRail({ parts, scroller, problems }: FormRailProps) {
  const headings = parts.map(({ id }) => idOfPart(id))
  const current = useCurrentPart(headings, scroller)
  const wrong = Object.entries(problems).flatMap(([field, sentence]) => (sentence ? [partOf(parts, field)?.id] : []))
  const listed = parts.map((part) => ({
    ...part,
    isCurrent: idOfPart(part.id) === current,
    count: wrong.filter((one) => one === part.id).length,
  }))
  return (
    <nav
      aria-label="Parts of the form"
      className="shrink-0 border-b border-line px-5 py-2 md:w-56 md:border-r md:border-b-0 md:p-4"
    >
      <PartSelect listed={listed} />
      <div className="hidden gap-1 md:flex md:flex-col">
        {listed.map(({ id, label, note, isCurrent, count }) => (
          <button
            key={id}
            type="button"
            aria-current={isCurrent ? 'true' : undefined}
            className="here flex min-h-11 items-center gap-2 rounded-control px-3.5 py-2 text-left leading-tight font-semibold text-soft not-aria-[current]:hover:bg-sunk/50 hover:text-ink"
            onClick={() => goToPart(id)}
          >
            {label}
            {count > 0 ? (
              <span className="ml-auto min-w-6 rounded-full bg-chilli px-1.5 text-center text-sm text-paper">
                {count}
                <span className="sr-only"> to correct</span>
              </span>
            ) : (
              note && <span className="ml-auto text-sm font-normal text-soft">{note}</span>
            )}
          </button>
        ))}
      </div>
    </nav>
  )
}

type ListedPart = FormPartOf & { readonly isCurrent: boolean; readonly count: number }

/** On a phone: the part on screen, and all of them at a press. */
function PartSelect({ listed }: { listed: readonly ListedPart[] }) {
  const id = useId()
  const at = Math.max(
    0,
    listed.findIndex(({ isCurrent }) => isCurrent),
  )
  const wordsOf = ({ label, note, count }: ListedPart) =>
    [label, count > 0 ? `${count} to correct` : note].filter(Boolean).join(' · ')
  return (
    <div className="flex items-center gap-3 md:hidden">
      <label htmlFor={id} className="shrink-0 text-soft">
        Go to
      </label>
      <select
        id={id}
        className="min-h-11 min-w-0 grow rounded-control border border-line-strong bg-raised px-3 font-semibold text-ink"
        value={listed[at]?.id}
        onChange={({ target }) => goToPart(target.value)}
      >
        {listed.map((part) => (
          <option key={part.id} value={part.id}>
            {wordsOf(part)}
          </option>
        ))}
      </select>
    </div>
  )
}

export function goToPart(id: string): void {
  const heading = document.getElementById(idOfPart(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
}
