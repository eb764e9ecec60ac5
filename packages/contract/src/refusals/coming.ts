import { NO_USERS_TO_EXPORT } from '@sizzle/domain/exports/csv.ts'
import { NO_ADDRESSES, NO_USERS, RECIPIENT_REQUIRED, TEMPLATE_INVALID } from '@sizzle/domain/messages/compose.ts'
import { TOO_MANY_USERS } from '@sizzle/domain/people/profile.ts'
import type { Refusals } from './refusals.ts'

// What was agreed that sections say which are not built yet. Nothing reads these: a refusal moves to the table of its
// section, and a sentence to its screen, when that is built. Tests hold that nobody says them before.

export const COMING_REFUSALS = {
  /** Codes of other sign-in and storage providers, which ours does not name. */
  providers: {
    'user-not-found': [401, 'No account found with this email address.'],
    'deadline-exceeded': [504, 'The service took too long to answer. Please try again.'],
    'resource-exhausted': [429, 'The service is very busy. Please try again in a moment.'],
    'invalid-argument': [400, 'Some of the information is not valid. Please check it and try again.'],
    'already-exists': [409, 'This already exists.'],
    cancelled: [409, 'The action was cancelled.'],
    'data-loss': [500, 'Something could not be read. Please contact the restaurant.'],
    'out-of-range': [400, 'A value is outside of what is allowed.'],
    'failed-precondition': [409, 'This is not possible right now. Please refresh and try again.'],
    aborted: [409, 'The action was interrupted. Please try again.'],
    timeout: [504, 'The request took too long. Please try again.'],
    'object-not-found': [404, 'File not found.'],
    unauthorized: [403, 'You do not have permission to perform this action.'],
    'quota-exceeded': [507, 'Storage quota exceeded.'],
    'invalid-url': [400, 'Invalid file URL.'],
    'no-default-bucket': [500, 'File storage is not set up.'],
    'cannot-slice-blob': [400, 'File upload failed. Please try again.'],
  },
  createOrder: {
    order_cash_failed: [500, 'Failed to create cash order'],
    order_online_failed: [500, 'Failed to create online order'],
  },
  users: {
    profile_not_found: [404, 'User profile not found'],
    too_many_users: [400, TOO_MANY_USERS],
    no_users_to_export: [400, NO_USERS_TO_EXPORT],
  },
  campaigns: {
    email_template_invalid: [400, TEMPLATE_INVALID],
    email_recipients_missing: [400, RECIPIENT_REQUIRED],
    email_addresses_invalid: [400, 'Invalid email addresses: {addresses}'],
    email_users_missing: [400, NO_USERS],
    email_addresses_missing: [400, NO_ADDRESSES],
    email_rate_limited: [429, 'Rate limited. Please wait {n}ms before sending again.'],
    consent_missing: [409, 'This person has not agreed to receive offers.'],
  },
  promotions: {
    promotion_incomplete: [409, 'An offer needs the name and address of the sender and a way to unsubscribe.'],
  },
} as const satisfies Record<string, Refusals>

export const COMING_SENTENCES = {
  createOrder: ['Failed to process order', 'Error loading menu: {error}', 'Try refreshing the page'],
  users: [
    'Failed to load users. Please try again.',
    'Failed to load users',
    'Failed to load user details',
    'Failed to update user',
    'Failed to update user status',
    'Failed to deactivate user',
    'Failed to update users',
    'Failed to generate analytics',
    'Real-time updates failed',
    'Failed to setup real-time updates',
    'Export failed',
    'User updated successfully',
    'User activated',
    'User deactivated',
    'User deactivated successfully',
    'Loaded {n} users',
    'Exported {n} users',
  ],
  menu: ['Location ID and item ID are required', 'Item data with name is required'],
  pictures: ['Failed to get download URL', 'Invalid storage URL'],
  campaigns: [
    'No users selected for email',
    'Subject and message are required',
    'Failed to send email',
    'Failed to send emails',
    'Failed to send bulk email',
    'Failed to get email templates',
    'Failed to preview email',
    'Failed to get email stats',
    'Email sent to {n} users successfully',
    '{n} emails failed to send',
  ],
  dashboard: [
    'Failed to load dashboard statistics',
    'An error occurred while loading dashboard data',
    'Unable to Load Dashboard Stats',
  ],
  offline: ['Operation queued for when connection is restored'],
} as const satisfies Record<string, readonly string[]>
