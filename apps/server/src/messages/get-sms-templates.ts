import * as contract from '@sizzle/contract/messages.ts'
import { SMS_TEMPLATES, type SmsTemplate, smsMessage } from '@sizzle/domain/messages/sms-templates.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import { query } from '../kit/operation.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'

export function getSMSTemplates(settingOf: SettingOf, sms: Pick<SmsProvider, 'name'>) {
  return query(contract.getSMSTemplates, async () =>
    ok({
      templates: (Object.keys(SMS_TEMPLATES) as SmsTemplate[]).map((id) => ({
        id,
        ...SMS_TEMPLATES[id],
        frenchMessage: smsMessage(id, 'fr'),
      })),
      centsEach: settingOf('texts.centsEach'),
      textsEnabled: sms.name !== 'captured',
    }),
  )
}
