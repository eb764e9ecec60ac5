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
  users: {
    profile_not_found: [404, 'User profile not found'],
  },
  promotions: {
    promotion_incomplete: [409, 'An offer needs the name and address of the sender and a way to unsubscribe.'],
  },
} as const satisfies Record<string, Refusals>

export const COMING_SENTENCES = {
  menu: ['Location ID and item ID are required', 'Item data with name is required'],
  pictures: ['Failed to get download URL', 'Invalid storage URL'],
} as const satisfies Record<string, readonly string[]>
