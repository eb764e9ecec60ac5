import { checkEmailWindow } from '@sizzle/domain/messages/compose.ts'
import { useState } from 'react'
import { firstOfEach } from '../../../kit/field-problems.ts'
import type { ProblemsAt } from '../../../kit/server/problems-at.ts'
import type { Template } from './email-query.ts'
import type { EmailWords } from './send-in-batches.ts'

const FIRST = 'custom'
const OFFER = { offerTitle: '', title: '', validUntil: '', terms: '' }
export type OfferField = keyof typeof OFFER
export type DraftField = OfferField | 'subject' | 'message' | 'imageUrl'

type Typed = { readonly [Field in DraftField]?: string | undefined }
/** Where the writing begins: another template, or what was written before. */
type Start = { readonly templateId: string; readonly typed: Typed | undefined }

/** What is being written. Another template brings its own words, unless there are some of one's own by then. */
export function useDraft(templates: readonly Template[], start?: Start) {
  const [templateId, setTemplateId] = useState<string>(start?.templateId ?? FIRST)
  const [typed, setTyped] = useState<Typed>(start?.typed ?? {})
  const [problems, setProblems] = useState<ProblemsAt>({})
  const template = templates.find(({ id }) => id === templateId)
  const fields = {
    ...OFFER,
    imageUrl: '',
    subject: template?.subject ?? '',
    message: template?.defaultMessage ?? '',
    ...typed,
  }
  const isOffer = templateId === 'promotion'
  return {
    template,
    fields,
    isOffer,
    problems,
    choose: (id: string) => {
      setTemplateId(id)
      setProblems({})
    },
    write: (field: DraftField, value: string) => {
      setTyped((before) => ({ ...before, [field]: value }))
      setProblems((before) => ({ ...before, [field]: undefined }))
    },
    /** True when nothing is wrong; what is wrong is shown at its field. */
    check: (selected: number): boolean => {
      const found = checkEmailWindow({ ...fields, templateId, selected }, new Date())
      setProblems(firstOfEach(found))
      return found.length === 0
    },
    words: (): EmailWords => {
      const { subject, message, imageUrl, ...offer } = fields
      const picture = imageUrl.trim() === '' ? {} : { imageUrl: imageUrl.trim() }
      return { templateId, templateData: { subject, message, ...picture, ...(isOffer ? filled(offer) : {}) } }
    },
  }
}
export type Draft = ReturnType<typeof useDraft>

function filled(offer: Record<OfferField, string>): Partial<Record<OfferField, string>> {
  return Object.fromEntries(Object.entries(offer).filter(([, value]) => value.trim() !== ''))
}
