import * as contract from '@sizzle/contract/messages.ts'
import { normalizePhone } from '@sizzle/domain/people/phone.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { pagesOf } from '../kit/page.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import type { SmsProvider } from '../outside/sms/sms.ts'
import { concernsOf } from './concerns.sql.ts'
import { messageById } from './messages.sql.ts'
import { countMessages, listMessages } from './messages-list.sql.ts'
import { presentMessage, presentSummary } from './present-message.ts'

const PAGE_SIZE = 25

export function getMessagesQuery(mail: Pick<MailProvider, 'name'>, sms: Pick<SmsProvider, 'name'>) {
  return query(contract.getMessages, async ({ state, kind, search, page = 1 }, { db }) => {
    // A number typed as people write it finds the one that is stored.
    const filter = { state, kind, search: search && (normalizePhone(search) ?? search) }
    const [rows, counts] = await Promise.all([
      listMessages(db, filter, PAGE_SIZE, (page - 1) * PAGE_SIZE),
      countMessages(db, filter),
    ])
    const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state]
    return ok({
      messages: rows.map(presentSummary),
      page,
      pages: pagesOf(total, PAGE_SIZE),
      total,
      counts,
      providers: { email: mail.name, sms: sms.name },
    })
  })
}

export const getMessage = query(contract.getMessage, async ({ messageId }, { db }) => {
  const row = await messageById(db, messageId)
  if (!row) return refuse({ code: 'message_not_found' })
  return ok({ message: presentMessage(row, await concernsOf(db, row)) })
})
