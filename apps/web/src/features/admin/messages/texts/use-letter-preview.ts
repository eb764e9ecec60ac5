import { checkTexts, type WholeTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ask } from '../../../../kit/server/ask.ts'
import type { LetterTexts } from './texts-query.ts'

const TYPING_PAUSE_MS = 400

/** Both languages as they would go out. While words are wrong, the last picture of right ones stays. */
export function useLetterPreview(templateId: LetterTexts['templateId'], typed: WholeTexts, isShown: boolean) {
  const texts = useSettled(typed)
  const isRight = checkTexts(templateId, texts).length === 0
  const preview = useQuery({
    ...ask('/previewLetterTexts', { templateId, texts }),
    placeholderData: keepPreviousData,
    enabled: isShown && isRight,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return { preview, isRight }
}

/** As it was when typing paused. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
