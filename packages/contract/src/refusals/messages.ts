import { EMAIL_IMAGE_TOO_LARGE } from '@sizzle/domain/menu/image.ts'
import {
  invalidAddresses,
  LAST_DAY_REQUIRED,
  RECIPIENT_REQUIRED,
  rateLimited,
  TEMPLATE_INVALID,
} from '@sizzle/domain/messages/compose.ts'
import { NO_PHONE_FOR_ORDER } from '@sizzle/domain/messages/sms.ts'
import type { Refusals } from './refusals.ts'

/** The outbox, text messages to customers, and emails that admins write. */
export const MESSAGES = {
  sms_phone_missing: [409, NO_PHONE_FOR_ORDER],
  message_not_found: [404, 'Message not found'],
  message_not_failed: [409, 'Only a failed message can be tried again.'],
  email_template_invalid: [400, TEMPLATE_INVALID],
  email_recipients_missing: [400, RECIPIENT_REQUIRED],
  email_addresses_invalid: [400, invalidAddresses(['{addresses}'])],
  email_rate_limited: [429, rateLimited('{n}')],
  email_image_too_large: [413, EMAIL_IMAGE_TOO_LARGE],
  suppression_not_found: [404, 'This address is not on the list any more.'],
  campaign_not_found: [404, 'This campaign is not here any more.'],
  campaign_state: [409, 'The campaign is {state} by now.'],
  campaign_changed: [409, 'Somebody else changed this campaign meanwhile. Please look at it again.'],
  campaign_for_nobody: [409, 'Nobody fits this choice who agreed to offers.'],
  campaign_day_missing: [409, LAST_DAY_REQUIRED],
  campaign_over: [409, 'The last day of its offer has passed.'],
  letter_texts_changed: [409, 'Somebody else has changed these words. Please look at them again.'],
  consent_missing: [409, 'This person has not agreed to receive offers.'],
} as const satisfies Refusals
