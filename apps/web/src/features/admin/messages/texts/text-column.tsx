import { nameWords } from '@sizzle/domain/audit/words.ts'
import { characters } from '@sizzle/domain/characters.ts'
import { MAX_MESSAGE } from '@sizzle/domain/messages/compose.ts'
import { LANGUAGE_NAMES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { partsOf, placeholdersOf } from '@sizzle/domain/messages/letter-texts.ts'
import { STANDARD_TEXTS, type TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import { useRef, useState } from 'react'
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

/** One language of a letter, part by part, and below them what can be filled in where somebody writes. */
export function TextColumn({ language, templateId, draft, isSending, onSendToMe }: TextColumnProps) {
  const name = LANGUAGE_NAMES[language]
  const words = draft.texts[language]
  const column = useRef<HTMLElement>(null)
  const [at, setAt] = useState<TextPart>('message')
  const insert = (placeholder: string) => {
    const input = column.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-part=${at}]`)
    if (!input) return
    const value = words[at] ?? ''
    const [from, to] = [input.selectionStart ?? value.length, input.selectionEnd ?? value.length]
    const added = `{${placeholder}}`
    flushSync(() => draft.write(language, { [at]: value.slice(0, from) + added + value.slice(to) }))
    input.focus()
    input.setSelectionRange(from + added.length, from + added.length)
  }
  return (
    <section
      ref={column}
      aria-label={name}
      className="grid content-start gap-5 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h2 className="text-xl" lang={language}>
        {name}
      </h2>
      {partsOf(templateId).map((part) => (
        <Part
          key={part}
          language={language}
          part={part}
          templateId={templateId}
          draft={draft}
          onFocus={() => setAt(part)}
        />
      ))}
      <Placeholders part={at} templateId={templateId} onInsert={insert} />
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

type PartProps = Pick<TextColumnProps, 'language' | 'templateId' | 'draft'> & { part: TextPart; onFocus: () => void }

function Part({ language, part, templateId, draft, onFocus }: PartProps) {
  const value = draft.texts[language][part] ?? ''
  const { required } = placeholdersOf(templateId, part)
  const kept = required.map((name) => `{${name}} (${nameWords(name).toLowerCase()})`)
  const common = {
    label: PART_LABELS[part],
    lang: language,
    'data-part': part,
    value,
    onFocus,
    problem: draft.problems[`${language}.${part}`],
    ...(required.length > 0 && { hint: `Keep ${kept.join(', ')} in it.` }),
  }
  const write = (text: string) => draft.write(language, { [part]: text })
  if (part !== 'message' && part !== 'closing')
    return <Field {...common} onChange={(event) => write(event.target.value)} />
  return (
    <TextArea
      {...common}
      rows={part === 'message' ? 4 : 2}
      count={{ length: characters(value).length, most: MAX_MESSAGE }}
      onChange={(event) => write(event.target.value)}
    />
  )
}

type PlaceholdersProps = Pick<TextColumnProps, 'templateId'> & { part: TextPart; onInsert: (name: string) => void }

/** For the field where somebody writes; at first, the message. */
function Placeholders({ part, templateId, onInsert }: PlaceholdersProps) {
  const where = PART_LABELS[part].replace(' (optional)', '').toLowerCase()
  return (
    <div className="grid gap-2 rounded-control bg-sunk p-3">
      <p className="text-sm text-soft">Put into the {where}:</p>
      <ul aria-label={`Placeholders for the ${where}`} className="flex flex-wrap gap-1.5">
        {placeholdersOf(templateId, part).allowed.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={`Insert ${nameWords(name)}`}
              title={`Puts {${name}} into the ${where}`}
              className="min-h-8 rounded-full border border-line-strong bg-raised px-2.5 text-sm hover:bg-sunk pointer-coarse:min-h-11"
              onClick={() => onInsert(name)}
            >
              <span aria-hidden="true" className="text-soft">
                +
              </span>{' '}
              {nameWords(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
