import { placeholderName } from '../../../shared/email/placeholder-words.ts'

type PartPlaceholdersProps = {
  names: readonly string[]
  /** The field that they go into, as a sentence calls it. */
  where: string
  onInsert: (name: string) => void
}

/**
 * What differs from reader to reader, by the name that a person has for it: below each field what a press puts into it. Where there
 * is no room for all they are one row that goes on beyond the edge, and where there is they are quiet: the words are what counts.
 */
export function PartPlaceholders({ names, where, onInsert }: PartPlaceholdersProps) {
  return (
    <ul
      aria-label={`Placeholders for the ${where}`}
      className="-mx-4 flex gap-1.5 overflow-x-auto overscroll-x-contain px-4 py-1.5 [scrollbar-width:none] max-md:fade-right max-md:pr-9 md:mx-0 md:flex-wrap md:gap-x-2 lg:gap-x-3 md:gap-y-0 md:overflow-visible md:px-0 md:py-0.5 md:text-soft"
    >
      {names.map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            aria-label={`Insert ${placeholderName(name)}`}
            title={`Puts {${name}} where you write; each reader gets their own`}
            className="min-h-8 text-sm whitespace-nowrap hover:text-ink max-md:rounded-full max-md:border max-md:border-line-strong max-md:px-2.5 md:underline md:decoration-line-strong md:decoration-dotted md:underline-offset-4 md:hover:decoration-ink pointer-coarse:min-h-11"
            onClick={() => onInsert(name)}
          >
            <span aria-hidden="true" className="text-soft">
              +{' '}
            </span>
            {placeholderName(name)}
          </button>
        </li>
      ))}
    </ul>
  )
}
