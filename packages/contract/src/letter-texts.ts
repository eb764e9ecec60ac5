import { LETTER_LANGUAGES } from '@sizzle/domain/messages/letter-language.ts'
import { EMAIL_TEMPLATES } from '@sizzle/domain/messages/templates.ts'
import { z } from 'zod'
import { waitingTime, wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Instant, text } from './wire.ts'

// The words of letters, as an owner edits them: English and French side by side.

const TemplateId = z.enum(EMAIL_TEMPLATES.map(({ id }) => id))
/** Longer than allowed on purpose: what is too long is refused in the form's own sentence. */
const Part = text(20_000).optional()
const LetterWords = z
  .strictObject({ subject: Part, heading: Part, message: Part, closing: Part })
  .meta({ id: 'LetterWords', description: 'A part that the template does not have is left out' })
const BothLanguages = z.strictObject({ en: LetterWords, fr: LetterWords }).meta({ id: 'LetterTexts' })
const Language = z.enum(LETTER_LANGUAGES).meta({ id: 'LetterLanguage' })

export const getLetterTexts = route({
  get: '/getLetterTexts',
  may: 'email.bulk',
  about: 'The current words of each letter in English and French: the owner’s, or the standard ones.',
  input: z.strictObject({}),
  output: z.object({
    letters: z.array(
      z.object({
        templateId: TemplateId,
        texts: BothLanguages,
        /** 0 where nobody ever wrote their own. */
        version: z.int(),
        updatedAt: Instant.nullable(),
        updatedBy: z.string().nullable(),
      }),
    ),
  }),
  refusals: {},
})

export const saveLetterTexts = route({
  post: '/saveLetterTexts',
  may: 'email.bulk',
  about:
    'Saves the words of one letter in both languages. The next letter uses them. If two people change them at once, the second is told.',
  input: z.strictObject({ templateId: TemplateId, texts: BothLanguages, expectedVersion: z.int().min(0) }),
  maxBodyBytes: 256 * 1024,
  output: z.object({ version: z.int() }),
  refusals: { invalid_input: wrongFields, letter_texts_changed: none },
})

export const previewLetterTexts = route({
  post: '/previewLetterTexts',
  may: 'email.bulk',
  about: 'The letter in both languages with made-up data; nothing is kept or sent.',
  input: z.strictObject({ templateId: TemplateId, texts: BothLanguages }),
  maxBodyBytes: 256 * 1024,
  output: z.object({
    letters: z.array(z.object({ language: Language, subject: z.string(), text: z.string(), html: z.string() })),
  }),
  refusals: { invalid_input: wrongFields },
})

export const sendTestLetter = route({
  post: '/sendTestLetter',
  may: 'email.bulk',
  about: 'The same letter in one language, to the address of whoever asks. It says that it is a test.',
  input: z.strictObject({ templateId: TemplateId, language: Language, texts: BothLanguages }),
  maxBodyBytes: 256 * 1024,
  output: z.object({ messageId: z.string(), message: z.string() }),
  refusals: {
    invalid_input: wrongFields,
    email_rate_limited: { n: z.int(), ...waitingTime },
  },
})
