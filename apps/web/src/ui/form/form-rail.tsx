import { type RefObject, useEffect, useRef } from 'react'
import { type FormPartOf, idOfPart, partOf } from './form-part.tsx'
import { useCurrentPart } from './use-current-part.ts'

type FormRailProps = {
  parts: readonly FormPartOf[]
  scroller: RefObject<HTMLElement | null>
  /** What is wrong, by field. */
  problems: Readonly<Partial<Record<string, string>>>
}

/** The form's table of contents, beside it or on a phone above it: where one is, and where something is wrong. */
export function FormRail({ parts, scroller, problems }: FormRailProps) {
  const headings = parts.map(({ id }) => idOfPart(id))
  const current = useCurrentPart(headings, scroller)
  const rail = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each part that is come to
  useEffect(() => showChosen(rail.current), [current])
  const wrong = Object.entries(problems).flatMap(([field, sentence]) => (sentence ? [partOf(parts, field)?.id] : []))
  return (
    <nav
      ref={rail}
      aria-label="Parts of the form"
      className="relative flex shrink-0 gap-1 overflow-x-auto fade-right border-b border-line px-3 py-1.5 md:w-56 md:flex-col md:overflow-x-visible md:border-r md:border-b-0 md:p-4"
    >
      {parts.map(({ id, label }) => {
        const count = wrong.filter((one) => one === id).length
        return (
          <button
            key={id}
            type="button"
            aria-current={idOfPart(id) === current ? 'true' : undefined}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-control border-transparent px-3 py-2 text-left leading-tight font-semibold whitespace-nowrap text-soft hover:bg-sunk md:border-l-3 md:whitespace-normal aria-[current]:border-saffron aria-[current]:bg-sunk aria-[current]:text-ink"
            onClick={() => goTo(id)}
          >
            {label}
            {count > 0 && (
              <span className="ml-auto min-w-6 rounded-full bg-chilli px-1.5 text-center text-sm text-paper">
                {count}
                <span className="sr-only"> to correct</span>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}

/** Where the parts stand in a row that scrolls, the one on screen stays in sight. */
function showChosen(rail: HTMLElement | null): void {
  const chosen = rail?.querySelector<HTMLElement>('[aria-current]')
  if (rail && chosen && rail.scrollWidth > rail.clientWidth)
    rail.scrollTo({ left: chosen.offsetLeft - rail.clientWidth / 3, behavior: 'smooth' })
}

function goTo(id: string): void {
  const heading = document.getElementById(idOfPart(id))
  heading?.focus({ preventScroll: true })
  heading?.scrollIntoView({ block: 'start', behavior: 'smooth' })
}
