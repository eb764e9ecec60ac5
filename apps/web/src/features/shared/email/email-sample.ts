import type { PostInput } from '@sizzle/contract/client.ts'
import { characters } from '@sizzle/domain/characters.ts'
import { addDays, isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { lacksLastDay } from '@sizzle/domain/messages/compose.ts'
import { inWords } from '@sizzle/domain/messages/in-words.ts'
import { SAMPLE_NAME } from '@sizzle/domain/messages/sample.ts'
import { personalize } from '@sizzle/domain/messages/templates.ts'
import { deviceClock } from '../../../ui/clock.ts'

type Letter = PostInput<'/previewEmail'>
type Data = NonNullable<Letter['templateData']>
type Values = Readonly<Record<string, string | undefined>>
/** What stands in an offer's placeholders, as far as it is written. */
type Offer = { readonly offerTitle?: string | undefined; readonly validUntil?: string | undefined }

/** For a picture of it: a made-up reader, and something in the place of what has to be written and is not yet. */
export function sampleOf({ templateId, templateData = {} }: Letter): Letter {
  const { subject = '', message = '', validUntil = '' } = templateData
  const isDayToCome = lacksLastDay({ ...templateData, subject, message })
  const shown = { ...sampleData(templateData), ...(!isDayToCome && { validUntil }) }
  return { templateId, templateData: { ...shown, customerName: SAMPLE_NAME } }
}

/** A finished one as that reader gets it. */
export function asReadBySample({ templateId, templateData }: Letter): Letter {
  return { templateId, templateData: { ...templateData, customerName: SAMPLE_NAME } }
}

/** As that reader has it before the letter is designed. */
export function filledForSample(text: string, offer: Offer): string {
  return personalize(text, sampleValuesOf(offer))
}

export function sampleValuesOf(offer: Offer): Values {
  return writtenValuesOf(sampleData(offer))
}

/** Of a finished one: what it says, and no more. */
export function writtenValuesOf({ offerTitle = '', validUntil = '' }: Offer): Values {
  const known = {
    customerName: SAMPLE_NAME,
    validUntil: isLocalDate(validUntil) ? inWords().longDay(validUntil) : validUntil,
  }
  return { ...known, offerTitle: personalize(offerTitle, known) }
}

function sampleData(data: Data = {}): Data {
  const { offerTitle, validUntil } = data
  return {
    ...data,
    offerTitle: offerTitle?.trim() || 'Your offer',
    validUntil: validUntil?.trim() || addDays(deviceClock().today(), 30),
  }
}

/** Close to the limit it is told how much is left of it; before, it would only be in the way. */
export function countNear(text: string, offer: Offer, most: number): { length: number; most: number } | undefined {
  const typed = characters(text).length
  const sent = characters(filledForSample(text, offer)).length
  const length = typed > most ? typed : sent
  return Math.max(typed, sent) >= most * 0.8 ? { length, most } : undefined
}
