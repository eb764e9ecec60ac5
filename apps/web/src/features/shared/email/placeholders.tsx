import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { flushSync } from 'react-dom'
import { placeholderName } from './placeholder-words.ts'

type PlaceholdersProps = {
  names: readonly string[]
  /** The field that they go into, as a sentence calls it. */
  where: string
  /** What stands in their place to a made-up reader. Without them a phone has all in one row, which goes on beyond its edge. */
  examples?: Readonly<Record<string, string | undefined>>
  language?: LetterLanguage
  onInsert: (name: string) => void
}

const ONE_ROW =
  'min-w-0 max-md:-mx-4 max-md:fade-right max-md:flex-nowrap max-md:overflow-x-auto max-md:overscroll-x-contain max-md:py-0.5 max-md:pr-9 max-md:pl-4 max-md:[scrollbar-width:none]'

/** What differs from reader to reader, by its name and as one reader gets it: a press puts it where somebody writes. */
export function Placeholders({ names, where, examples, language = 'en', onInsert }: PlaceholdersProps) {
  return (
    <div className={`gap-x-2 gap-y-1.5 ${examples ? 'flex flex-wrap items-center' : 'grid'}`}>
      <p className="shrink-0 text-sm text-soft">
        Put into <b className="inline-block font-semibold text-ink first-letter:uppercase">{where}</b>:
      </p>
      <ul aria-label={`Placeholders for the ${where}`} className={`flex flex-wrap gap-1.5 ${examples ? '' : ONE_ROW}`}>
        {names.map((name) => (
          <li key={name} className={examples ? '' : 'shrink-0'}>
            <button
              type="button"
              aria-label={`Insert ${placeholderName(name)}${examples?.[name] ? ` e.g. ${examples[name]}` : ''}`}
              className="min-h-8 max-w-full rounded-full border border-line-strong bg-raised px-2.5 text-sm hover:bg-sunk pointer-coarse:min-h-11"
              onClick={() => onInsert(name)}
            >
              <span aria-hidden="true" className="text-soft">
                +
              </span>{' '}
              <b className="font-semibold">{placeholderName(name)}</b>{' '}
              {examples?.[name] && (
                <span className="text-soft">
                  e.g. <span lang={language}>{examples[name]}</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Put where the cursor stands, and the cursor behind it. */
export function insertPlaceholder(
  input: HTMLInputElement | HTMLTextAreaElement | null | undefined,
  added: string,
  write: (text: string) => void,
): void {
  if (!input) return
  const { value } = input
  const [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length]
  flushSync(() => write(value.slice(0, from) + added + value.slice(to)))
  input.focus()
  input.setSelectionRange(from + added.length, from + added.length)
}
