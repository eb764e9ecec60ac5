import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'

type ReadsAsProps = {
  text: string
  values: Readonly<Record<string, string | undefined>>
  language?: LetterLanguage
}

/** The words as a reader gets them, below a field where placeholders stand in it. */
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

export function hasPlaceholder(text: string): boolean {
  return /\{\w+\}/.test(text)
}
