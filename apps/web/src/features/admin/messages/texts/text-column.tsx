import { characters } from '@sizzle/domain/characters.ts'
import { MAX_MESSAGE } from '@sizzle/domain/messages/compose.ts'
import { LANGUAGE_NAMES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { partsOf, placeholdersOf } from '@sizzle/domain/messages/letter-texts.ts'
import { sampleValues } from '@sizzle/domain/messages/sample.ts'
import { STANDARD_TEXTS, type TextPart } from '@sizzle/domain/messages/standard-texts.ts'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { heldIf } from '../../../../ui/held.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { inBrackets, placeholderName, withCodes, withNames } from '../../../shared/email/placeholder-words.ts'
import { insertPlaceholder, Placeholders } from '../../../shared/email/placeholders.tsx'
import { hasPlaceholder, ReadsAs } from '../../../shared/email/reads-as.tsx'
import { useHasMail } from '../campaigns/nobody-gets-it.tsx'
import { PART_LABELS } from './text-words.ts'
import type { LetterTexts } from './texts-query.ts'
import { isStandardIn, type LetterDraft } from './use-letter-texts.ts'

type TextColumnProps = {
  language: LetterLanguage
  templateId: LetterTexts['templateId']
  draft: LetterDraft
  isSending: boolean
  /** Why it cannot be sent. */
  whyNot: string | undefined
  /** The whole letter, where it opens below a field; a wide screen has it beside the fields instead. */
  preview: { at: TextPart | undefined; letter: ReactNode; onSee: (part: TextPart | undefined) => void } | undefined
  onSendToMe: () => void
}

/** One language of a letter: what can be filled in where somebody writes, and each part with how it reads. */
export function TextColumn({ language, templateId, draft, isSending, whyNot, preview, onSendToMe }: TextColumnProps) {
  const name = LANGUAGE_NAMES[language]
  const hasMail = useHasMail()
  const words = draft.texts[language]
  const column = useRef<HTMLElement>(null)
  // The field that somebody is at, or was last.
  const [at, setAt] = useState<TextPart>('message')
  const insert = (placeholder: string) =>
    insertPlaceholder(
      column.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[data-part=${at}]`),
      inBrackets(placeholder),
      (text) => draft.write(language, { [at]: withCodes(text, placeholdersOf(templateId, at).allowed) }),
    )
  return (
    <section
      ref={column}
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-card border border-line bg-raised p-4"
    >
      <Placeholders names={placeholdersOf(templateId, at).allowed} where={partWords(at)} onInsert={insert} />
      {partsOf(templateId).map((part) => (
        <div key={part} className={FIELD}>
          <Part language={language} part={part} templateId={templateId} draft={draft} onFocus={() => setAt(part)} />
          {preview && (part === at || part === preview.at) && <SeeLetter part={part} {...preview} />}
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={!hasMail}
          title={hasMail ? whyNot : 'Email is not set up'}
          onClick={onSendToMe}
          {...heldIf(isSending || whyNot !== undefined)}
        >
          Send to me <span className="sr-only">in {name}</span>
        </button>
        {!hasMail && <p className="self-center text-sm text-soft">Once email is set up.</p>}
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

/** On a phone the bar of the back office lies over what is scrolled to. */
const FIELD = 'relative grid scroll-mt-[calc(73px+env(safe-area-inset-top))] grid-cols-[minmax(0,1fr)] md:scroll-mt-4'

type SeeLetterProps = NonNullable<TextColumnProps['preview']> & { part: TextPart }

/** At the name of the field that somebody is at, so that it takes no line: the whole letter, right below what is being written. The field goes to the top for it. */
function SeeLetter({ part, at, letter, onSee }: SeeLetterProps) {
  const isOpen = at === part
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className="absolute -top-2.5 -right-2 inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold"
        onClick={({ currentTarget }) => {
          flushSync(() => onSee(isOpen ? undefined : part))
          if (!isOpen) currentTarget.parentElement?.scrollIntoView({ block: 'start', behavior: 'smooth' })
        }}
      >
        How it reads <span className="sr-only">with this {partWords(part)}</span>
        <ToolIcon name="down" className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && <div className="mt-1.5">{letter}</div>}
    </>
  )
}

const partWords = (part: TextPart) => PART_LABELS[part].replace(' (optional)', '').toLowerCase()

type PartProps = Pick<TextColumnProps, 'language' | 'templateId' | 'draft'> & { part: TextPart; onFocus: () => void }

function Part({ language, part, templateId, draft, onFocus }: PartProps) {
  const value = draft.texts[language][part] ?? ''
  const { required, allowed } = placeholdersOf(templateId, part)
  const problem = draft.problems[`${language}.${part}`]
  const kept = required.filter((name) => !value.includes(`{${name}}`)).map(placeholderName)
  const common = {
    label: PART_LABELS[part],
    lang: language,
    'data-part': part,
    // Nobody who writes to guests need know a code.
    value: withNames(value, allowed),
    problem: problem && withNames(problem, allowed),
    onFocus,
  }
  const write = (text: string) => draft.write(language, { [part]: withCodes(text, allowed) })
  // With room for it the whole letter stands beside the fields.
  const reads = (
    <span className="block lg:hidden">
      <ReadsAs text={value} values={sampleValues(language, part === 'subject')} language={language} />
    </span>
  )
  const hint = (kept.length > 0 || hasPlaceholder(value)) && (
    <>
      {reads}
      {kept.length > 0 && `Put in: ${kept.join(', ')}.`}
    </>
  )
  if (part === 'subject')
    return (
      <div>
        <TextArea
          {...common}
          className="[&_textarea]:field-sizing-content [&_textarea]:resize-none"
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
          }}
          onChange={(event) => write(inOneLine(event.target.value))}
        />
        {hint && <div className="mt-1 text-sm text-pretty text-soft">{hint}</div>}
      </div>
    )
  if (part !== 'message' && part !== 'closing')
    return <Field {...common} hint={hint} onChange={(event) => write(event.target.value)} />
  const length = characters(value).length
  return (
    <div>
      <TextArea
        {...common}
        // As high as its words, so that what can be put in is near.
        className="[&_textarea]:field-sizing-content [&_textarea]:max-h-96"
        rows={2}
        {...(length >= MAX_MESSAGE * 0.8 && { count: { length, most: MAX_MESSAGE } })}
        onChange={(event) => write(event.target.value)}
      />
      <div className="mt-1 text-sm text-pretty text-soft">{reads}</div>
    </div>
  )
}

/** A subject is one line, however many its field has to show it whole. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')
