import { LANGUAGE_NAMES, type LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import type { WholeTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { LetterFrame } from '../../../../ui/letter-frame.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PreviewHead } from '../../../shared/email/email-preview.tsx'
import type { LetterTexts } from './texts-query.ts'
import { useLetterPreview } from './use-letter-preview.ts'

type LetterPreviewProps = {
  templateId: LetterTexts['templateId']
  texts: WholeTexts
  language: LetterLanguage
  /** Another letter is looked at: this one is asked for when it is its turn. */
  isShown: boolean
}

/** How their reader gets the words: subject and letter, a moment after typing pauses. */
export function LetterPreview({ templateId, texts, language, isShown }: LetterPreviewProps) {
  const { preview, isRight } = useLetterPreview(templateId, texts, isShown)
  const letter = preview.data?.letters.find((one) => one.language === language)
  return (
    <section aria-label="Preview" className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:sticky lg:top-6">
      <PreviewHead subject={letter?.subject ?? ''} language={language} />
      {!isRight && <p className="text-sm text-soft">It changes as soon as nothing is wrong in the words.</p>}
      {letter && <LetterFrame html={letter.html} title={`${LANGUAGE_NAMES[language]}: ${letter.subject}`} />}
      {!letter && preview.error && (
        <LoadProblem
          isPart
          title="Failed to preview the email"
          {...problemOf(preview.error)}
          onRetry={() => void preview.refetch()}
        />
      )}
      {!letter && !preview.error && isRight && <Skeleton className="h-96 w-full" />}
    </section>
  )
}
