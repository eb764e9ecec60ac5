import { placeholderName } from '../../../shared/email/placeholder-words.ts'

type PlaceholdersProps = {
  names: readonly string[]
  /** The field that they go into, as a sentence calls it. */
  where: string
  onInsert: (name: string) => void
}

/**
 * What differs from reader to reader, by the name that a person has for it; a press puts it where somebody writes. Where there is no
 * room for all they are one row that goes on beyond the edge.
 */
export function Placeholders({ names, where, onInsert }: PlaceholdersProps) {
  return (
    <div className="grid gap-x-3 gap-y-1 md:flex md:items-baseline">
      <p className="shrink-0 text-sm text-soft">
        Put into the <b className="font-semibold text-ink">{where}</b>:
      </p>
      <ul
        aria-label={`Placeholders for the ${where}`}
        className="-mx-4 flex gap-1.5 overflow-x-auto overscroll-x-contain px-4 py-0.5 [scrollbar-width:none] max-md:fade-right max-md:pr-9 md:mx-0 md:flex-wrap md:gap-y-1 md:overflow-visible md:px-0"
      >
        {names.map((name) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-label={`Insert ${placeholderName(name)}`}
              title={`Puts {${name}} where you write; each reader gets their own`}
              className="min-h-8 rounded-full border border-line-strong px-2.5 text-sm whitespace-nowrap hover:bg-sunk pointer-coarse:min-h-11"
              onClick={() => onInsert(name)}
            >
              {placeholderName(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
