import { NO_PHONE_FOR_ORDER } from '@sizzle/domain/messages/sms.ts'
import type { Refusals } from './refusals.ts'

/** The outbox, and text messages to customers. */
export const MESSAGES = {
  sms_phone_missing: [409, NO_PHONE_FOR_ORDER],
  message_not_found: [404, 'Message not found'],
  message_not_failed: [409, 'Only a failed message can be tried again.'],
} as const satisfies Refusals
