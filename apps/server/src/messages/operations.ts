import type { AnyOperation } from '../kit/operation.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { getMessage, getMessagesQuery } from './get-messages.ts'
import { getSMSTemplates } from './get-sms-templates.ts'
import { retryMessage } from './retry-message.ts'

export function messageOperations(mail: Pick<MailProvider, 'name'>, sms: Pick<SmsProvider, 'name'>): AnyOperation[] {
  return [getMessagesQuery(mail, sms), getMessage, retryMessage, getSMSTemplates]
}
