import { characters } from '@sizzle/domain/characters.ts'
import { MAX_MESSAGE } from '@sizzle/domain/messages/compose.ts'
import { LANGUAGE_NAMES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { partsOf, placeholdersOf } from '@sizzle/domain/messages/letter-texts.ts'
import { STANDARD_TEXTS, type TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { PART_LABELS } from './text-words.ts'
import type { LetterTexts } from './texts-query.ts'
import { isStandardIn, type LetterDraft } from './use-letter-texts.ts'

type TextColumnProps = {
  language: LetterLanguage
  templateId: LetterTexts['templateId']
  draft: LetterDraft
  isSending: boolean
  onSendToMe: () => void
}

/** One language of a letter, part by part. */
export function TextColumn({ language, templateId, draft, isSending, onSendToMe }: TextColumnProps) {
  const name = LANGUAGE_NAMES[language]
  const words = draft.texts[language]
  return (
    <section
      aria-label={name}
      className="grid content-start gap-5 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 className="text-xl" lang={language}>
        {name}
      </h2>
      {partsOf(templateId).map((part) => (
        <Part key={part} language={language} part={part} templateId={templateId} draft={draft} />
      ))}
      <div className="flex flex-wrap gap-2">
        <button type="button" className={button('quiet', 'px-4!')} disabled={isSending} onClick={onSendToMe}>
          Send to me <span className="sr-only">in {name}</span>
        </button>
        <button
          type="button"
          className={button('bare', 'px-3!')}
          disabled={isStandardIn(language, templateId, words)}
          onClick={() => draft.write(language, STANDARD_TEXTS[templateId][language])}
        >
          Back to the standard text <span className="sr-only">in {name}</span>
        </button>
      </div>
    </section>
  )
}

type PartProps = Pick<TextColumnProps, 'language' | 'templateId' | 'draft'> & { part: TextPart }

function Part({ language, part, templateId, draft }: PartProps) {
  const box = useRef<HTMLDivElement>(null)
  const value = draft.texts[language][part] ?? ''
  const { allowed, required } = placeholdersOf(templateId, part)
  const write = (text: string) => draft.write(language, { [part]: text })
  const insert = (name: string) => {
    const input = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!input) return
    const [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length]
    const added = `{${name}}`
    flushSync(() => write(value.slice(0, from) + added + value.slice(to)))
    input.focus()
    input.setSelectionRange(from + added.length, from + added.length)
  }
  const common = {
    label: PART_LABELS[part],
    lang: language,
    value,
    problem: draft.problems[`${language}.${part}`],
  }
  return (
    <div ref={box} className="grid gap-2">
      {part === 'message' || part === 'closing' ? (
        <TextArea
          {...common}
          rows={part === 'message' ? 5 : 2}
          count={{ length: characters(value).length, most: MAX_MESSAGE }}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <Field {...common} onChange={(event) => write(event.target.value)} />
      )}
      <ul aria-label={`Placeholders for the ${PART_LABELS[part].toLowerCase()}`} className="flex flex-wrap gap-1.5">
        {allowed.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Insert {${name}}${required.includes(name) ? ', required' : ''}`}
              className={`min-h-8 rounded-full border px-2.5 text-sm pointer-coarse:min-h-11 hover:bg-sunk ${required.includes(name) ? 'border-saffron font-semibold text-ink' : 'border-line-strong text-soft'}`}
              onClick={() => insert(name)}
            >
              {`{${name}}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
