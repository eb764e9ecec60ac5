import * as contract from '@sizzle/contract/emails.ts'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import type { Tx } from '../kit/db/sql.ts'
import { type Locations, locationsOf } from '../kit/lookup.ts'
import { preparedOperation } from '../kit/operation.ts'
import { orderConfirmationLetter } from '../messages/letters/order-letters.ts'
import type { Written } from '../messages/letters/written-letters.ts'
import { queueEmail } from '../messages/queue-message.ts'
import { orderForLetter } from '../orders/confirm-order.ts'
import { orderById } from '../orders/orders.sql.ts'
import type { ReceiptLinks } from '../orders/receipt-links.ts'
import type { MailProvider } from '../outside/mail/mail.ts'
import { draftOf } from './draft.ts'
import { queueWritten } from './queue-written.ts'
import { type Recipient, tooSoon, wrongRecipients } from './recipients.ts'
import type { UnsubscribeLinks } from './unsubscribe-links.ts'

type Parts = {
  readonly mail: Pick<MailProvider, 'name'>
  readonly publicUrl: string
  readonly links: UnsubscribeLinks
  readonly receipts: ReceiptLinks
}

export function sendEmail({ mail, publicUrl, links, receipts }: Parts) {
  return preparedOperation(
    contract.sendEmail,
    async (input, context) => {
      const draft = draftOf(input, publicUrl, context.now)
      if (!draft.ok) return draft
      const recipient = { email: normalizeEmail(input.to), name: input.templateData?.customerName ?? '' }
      const refused = wrongRecipients([recipient]) ?? (await tooSoon(context))
      return refused ?? ok({ draft: draft.value, recipient })
    },
    async ({ metadata, orderId = metadata?.orderId }, context, { draft, recipient }) => {
      const { tx, who, requestId } = context
      const at = locationsOf(personOf(who))
      if (orderId !== undefined && !(await orderById(tx, { id: orderId, at })))
        return refuse({ code: 'order_not_found' })
      const isOwnLetter = orderId !== undefined && draft.templateId === 'order_confirmation'
      const sent = await (isOwnLetter
        ? sendOwnConfirmation(tx, { recipient, orderId, at, receipts })
        : sendWritten(tx, { draft, recipient, links }))
      if (!sent.ok) return sent
      await addAudit(tx, personOf(who), requestId, {
        action: 'sendEmail',
        subject: `message:${sent.value}`,
        after: { template: draft.templateId, subject: draft.subject, ...(orderId && { orderId }) },
      })
      return ok({
        messageId: sent.value,
        state: 'queued' as const,
        message: sentWords(mail, recipient.email),
      })
    },
  )
}

function sentWords(mail: Pick<MailProvider, 'name'>, email: string): string {
  if (mail.name === 'captured')
    return `Email is not set up: the email to ${email} is saved under Messages and not sent.`
  return `The email to ${email} waits to be sent.`
}

type ToWrite = { readonly draft: Written; readonly recipient: Recipient; readonly links: UnsubscribeLinks }

async function sendWritten(tx: Tx, { draft, recipient, links }: ToWrite) {
  const [queued] = await queueWritten(tx, { draft, recipients: [recipient], links })
  return queued?.success ? ok(queued.messageId) : refuse({ code: 'consent_missing' as const })
}

type ToConfirm = {
  readonly recipient: Recipient
  readonly orderId: string
  readonly at: Locations
  readonly receipts: ReceiptLinks
}

/** The letter has the private link to the receipt, so it goes to nobody but the order's own address. */
async function sendOwnConfirmation(tx: Tx, { recipient, orderId, at, receipts }: ToConfirm) {
  const { order, letter } = await orderForLetter(tx, { id: orderId, at }, receipts)
  const { email, name } = order.customerInfo
  if (normalizeEmail(email) !== recipient.email)
    return refuse({ code: 'email_addresses_invalid' as const, addresses: recipient.email })
  const messageId = await queueEmail(tx, {
    to: { address: email, name },
    letter: orderConfirmationLetter(letter),
    about: { kind: 'order', id: order.id },
    locationId: order.location,
    causedBy: 'house',
  })
  if (messageId === undefined) throw new Error('a message without a key found a twin')
  return ok(messageId)
}
