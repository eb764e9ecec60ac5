import * as contract from '@sizzle/contract/letter-texts.ts'
import { checkTexts, ownTexts, type WholeTexts, wholeTexts } from '@sizzle/domain/messages/letter-texts.ts'
import { EMAIL_TEMPLATES } from '@sizzle/domain/messages/templates.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import { announce } from '../../kit/live/announce.ts'
import { operation, query } from '../../kit/operation.ts'
import { refuseInput } from '../../kit/refuse-input.ts'
import { allLetterTexts, ownTextsOf, saveLetterTexts as save } from '../../messages/letter-texts.sql.ts'

export const getLetterTexts = query(contract.getLetterTexts, async (_, { db }) => {
  const rows = new Map((await allLetterTexts(db)).map((row) => [row.template, row]))
  return ok({
    letters: EMAIL_TEMPLATES.map(({ id }) => {
      const row = rows.get(id)
      return {
        templateId: id,
        texts: shown(wholeTexts(id, row?.texts ?? null)),
        version: row?.version ?? 0,
        updatedAt: row?.updated_at ?? null,
        updatedBy: row?.updated_by_name ?? null,
      }
    }),
  })
})

/** Field by field, as every answer. */
function shown({ en, fr }: WholeTexts) {
  return { en: { ...en }, fr: { ...fr } }
}

/** Only what differs from the standard is kept, so taking back is saving the standard's words (messages 46). */
export const saveLetterTexts = operation(contract.saveLetterTexts, async (wish, { tx, who, now, requestId }) => {
  const person = personOf(who)
  const { templateId, texts, expectedVersion } = wish
  const refused = refuseInput(checkTexts(templateId, texts))
  if (refused) return refused
  const before = await ownTextsOf(tx, templateId)
  const after = ownTexts(templateId, texts)
  const saved = await save(tx, { template: templateId, texts: after, by: person.userId }, expectedVersion, now)
  if (!saved) return refuse({ code: 'letter_texts_changed' })
  await addAudit(tx, person, requestId, {
    action: 'saveLetterTexts',
    subject: `letter:${templateId}`,
    before: before ?? {},
    after,
  })
  await announce(tx, 'letters.changed', { id: templateId, version: saved.version })
  return ok({ version: saved.version })
})
