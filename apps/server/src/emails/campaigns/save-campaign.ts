import { randomUUIDv7 } from 'node:crypto'
import * as contract from '@sizzle/contract/campaigns.ts'
import { checkCampaign, codeEndsAt, mayCampaign } from '@sizzle/domain/messages/campaign.ts'
import { readHead } from '@sizzle/domain/promotions/code.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../../kit/audit.sql.ts'
import { personOf } from '../../kit/context.ts'
import type { Tx } from '../../kit/db/sql.ts'
import { announce } from '../../kit/live/announce.ts'
import { operation } from '../../kit/operation.ts'
import { refuseInput } from '../../kit/refuse-input.ts'
import { draftOf } from '../draft.ts'
import { picturesIn } from '../queue-written.ts'
import { forgetUnsent } from '../unsent-images.sql.ts'
import { addCampaign, changeCampaign, lockCampaign } from './campaigns.sql.ts'

export function saveCampaign(publicUrl: string) {
  return operation(contract.saveCampaign, async (input, { tx, who, now, requestId }) => {
    const { campaignId, expectedVersion, audience, perMinute, templateData } = input
    const { validUntil = '' } = templateData
    const refused = refuseInput(checkCampaign({ ...input, validUntil }, now))
    if (refused) return refused
    const draft = draftOf({ templateId: 'promotion', templateData }, publicUrl, now)
    if (!draft.ok) return draft
    const refusal = campaignId === undefined ? null : await whyNotChanged(tx, campaignId, expectedVersion)
    if (refusal) return refusal

    const name = input.name.trim()
    const [code, percent] = [readHead(input.code) ?? '', input.percent ?? null]
    const offer = { code, percent, code_ends_at: percent === null ? null : codeEndsAt(validUntil) }
    const id = campaignId ?? randomUUIDv7()
    const words = { id, name, audience, letter: draft.value, ...offer, per_minute: perMinute }
    const { version } = await (campaignId === undefined ? addCampaign(tx, words, now) : changeCampaign(tx, words))
    await forgetUnsent(tx, picturesIn(draft.value))
    await addAudit(tx, personOf(who), requestId, {
      action: 'saveCampaign',
      subject: `campaign:${words.id}`,
      after: { name, audience, code, percent, perMinute, subject: draft.value.subject },
    })
    await announce(tx, 'campaign.changed', { id: words.id, version })
    return ok({ campaignId: words.id, version })
  })
}

async function whyNotChanged(tx: Tx, campaignId: string, expectedVersion: number | undefined) {
  const row = await lockCampaign(tx, campaignId)
  if (!row) return refuse({ code: 'campaign_not_found' as const })
  if (!mayCampaign('edit', row.state)) return refuse({ code: 'campaign_state' as const, state: row.state })
  return row.version === expectedVersion ? null : refuse({ code: 'campaign_changed' as const })
}
