import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { placeholderName } from './placeholder-words.ts'

type ReadsAsProps = {
  text: string
  values: Readonly<Record<string, string | undefined>>
  language?: LetterLanguage
}

/** The words as a reader gets them, below a field where placeholders stand in braces. */
export function ReadsAs({ text, values, language = 'en' }: ReadsAsProps) {
  if (!hasPlaceholder(text)) return null
  return (
    <span className="block break-words">
      Reads:{' '}
      <span lang={language} className="whitespace-pre-line text-ink">
        {personalize(text, values, language)}
      </span>
    </span>
  )
}

/** What each placeholder of a text stands for, where the words as a reader gets them are in sight already. */
export function StandsFor({ text }: { text: string }) {
  const names = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  return [...names].map((name) => (
    <span key={name} className="mr-3 inline-block">
      {`{${name}}: `}
      <span className="text-ink">{placeholderName(name).toLowerCase()}</span>
    </span>
  ))
}

export function hasPlaceholder(text: string): boolean {
  return /\{\w+\}/.test(text)
}
