import * as contract from '@sizzle/contract/messages.ts'
import { SMS_TEMPLATES } from '@sizzle/domain/messages/sms.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'

export const getSMSTemplates = query(contract.getSMSTemplates, async () =>
  ok({ templates: Object.entries(SMS_TEMPLATES).map(([id, template]) => ({ id, ...template })) }),
)
