import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as limits from '@sizzle/domain/cart/limits.ts'
import { INACTIVE_TEXT } from '@sizzle/domain/hours/open-state.ts'
import { locationIdTaken } from '@sizzle/domain/locations/location-id.ts'
import { rateLimited } from '@sizzle/domain/messages/compose.ts'
import { CANCEL_REASON_REQUIRED } from '@sizzle/domain/order/cancel.ts'
import { TOTAL_MISMATCH } from '@sizzle/domain/order/check-order.ts'
import { SIGN_IN_REFUSED } from '@sizzle/domain/people/sign-in.ts'
import { RESERVATION_REASON_REQUIRED } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { describe, expect, test } from 'vitest'
import { checkoutSentence, SCREEN_SENTENCES } from './screen-sentences.ts'
import { SENTENCES, sentenceForStatus, sentenceWith } from './sentences.ts'

// Every code that customer §8 lists, and every sentence that either section 8 puts in quotes, copied from there.
const CODES = `user-not-found wrong-password email-already-in-use weak-password invalid-email too-many-requests
network-request-failed permission-denied unavailable deadline-exceeded resource-exhausted invalid-argument not-found
already-exists cancelled data-loss internal out-of-range failed-precondition aborted network-error timeout
object-not-found unauthorized quota-exceeded invalid-url no-default-bucket cannot-slice-blob`

const QUOTED = `Too many requests. Please wait a moment and try again.
Service temporarily unavailable. Please try again later.
Authentication failed. Please refresh and try again.
Please fill in all required fields.
Please check your input and try again.
Price validation failed. Please refresh and try again.
The requested resource was not found.
Network error - please check your connection
No account found with this email address.
Incorrect password. Please try again.
An account with this email already exists.
Password should be at least 6 characters long.
Please enter a valid email address.
Too many failed attempts. Please try again later.
Network error. Please check your connection.
You do not have permission to perform this action.
File not found.
Storage quota exceeded.
Invalid file URL.
File upload failed. Please try again.
Unable to process order. Please try again.
Network error. Please check your connection and try again
Please check your information and try again.
Failed to create cash order
Failed to create payment session
Price calculation error. Please refresh and try again.
Failed to fetch order details
Could not load complete order details
No order information available
Error loading order information
Order not found after payment. Your order was successful - please check your email/SMS for confirmation.
Pricing calculation error: total does not match subtotal + tax + tip
User profile not found
Failed to generate receipt: {message}
You already have an active reservation at this location. Please cancel your existing reservation first.
Failed to check existing reservations
Reservation not found: {id}
Location not found
Operating hours not properly configured for this location
Queued for when online
Cannot create orders while offline
useAuth must be used within an AuthProvider
Close toast
Notifications
Failed to create online order
Failed to create payment link
Failed to update order status
Failed to update payment status
Failed to process payment
Failed to cancel order
Failed to send SMS
Failed to send SMS: {message}
Failed to fetch SMS templates
Order not found
Failed to process order
No payment link available to generate QR code
Payment session not available. Please try again.
Payment Error
Failed to load locations: {error}
Error loading menu: {error}
Failed to load menu items
Try refreshing the page
Failed to load users. Please try again.
Failed to load user details
User not found
Failed to update user
Failed to deactivate user
Failed to update users
Failed to generate analytics
Real-time updates failed
Failed to setup real-time updates
Failed to load users
Failed to update user status
Export failed
No users to export
No users selected for email
Subject and message are required
Failed to send emails
User updated successfully
User deactivated successfully
Loaded {n} users
Exported {n} users
Email sent to {n} users successfully
{n} emails failed to send
Location ID is required
Failed to load locations
Failed to update location status
Failed to delete location
Failed to save location
Unable to generate unique location ID after 100 attempts
An error occurred while loading menu items
An error occurred while updating item
An error occurred while deleting item
An error occurred while duplicating item
Location {id} not found or inactive
Menu item not found
Location ID and item ID are required
Updates are required
Item data with name is required
Operation queued for when connection is restored
Failed to save item
Offline - Changes will sync when connection is restored
You don't have permission to upload images
Upload was cancelled
Storage quota exceeded
Unknown error occurred during upload
Failed to get download URL
Invalid storage URL
Failed to read file
Failed to create image preview
Failed to update photo
Failed to delete image
Invalid image
Failed to send email
Failed to send bulk email
Failed to get email templates
Failed to preview email
Failed to get email stats
Failed to send reservation confirmation
Failed to load reservations
Please select or enter a cancellation reason
Reservation cancelled successfully
Failed to cancel reservation
No reservation ID found
Failed to load dashboard statistics
An error occurred while loading dashboard data
Unable to Load Dashboard Stats
Initialization failed
Test failed
Sound test successful!
Reservation sound test successful!
Custom sound uploaded successfully!
Restored default sound
Audio notifications are not supported on this device/browser.
Setup Required
Service not initialized
User interaction required
Sound not found
Reservation notifications disabled
native_not_implemented
not_admin_context
Service temporarily unavailable - circuit breaker open`

const catalogue = new Set<string>([
  ...Object.values(SENTENCES).map(([, sentence]) => sentence),
  ...Object.values(SCREEN_SENTENCES),
])

describe('the catalogue', () => {
  test.each(CODES.split(/\s+/))('knows the code %s', (code) => expect(Object.keys(SENTENCES)).toContain(code))

  test.each(QUOTED.split('\n'))('says "%s"', (sentence) => expect([...catalogue]).toContain(sentence))

  test('knows every code with which a rule refuses', () => {
    const domain = join(import.meta.dirname, '../../domain/src')
    const sources = globSync('**/*.ts', { cwd: domain, exclude: ['**/*.test.ts'] })
    const used = sources.flatMap((path) =>
      [...readFileSync(join(domain, path), 'utf8').matchAll(/code: '([^']+)'/g)].map(([, code]) => code),
    )
    expect(used.length).toBeGreaterThan(20)
    const reasons = ['hours_not_configured', 'closed_day', 'slot_outside_hours']
    expect([...used, ...reasons].filter((code) => !code || !Object.hasOwn(SENTENCES, code))).toEqual([])
  })

  test('answers every code with an error status and a sentence', () => {
    for (const [status, sentence] of Object.values(SENTENCES)) {
      expect(status >= 400 && status < 600).toBe(true)
      expect(sentence.length).toBeGreaterThan(4)
    }
  })
})

test.each([
  [SENTENCES.cart_items_limit[1], limits.TOO_MANY_ITEMS],
  [SENTENCES.cart_lines_limit[1], limits.TOO_MANY_LINES],
  [sentenceWith(SENTENCES.cart_item_limit[1], { max: 10, name: 'Dal' }), limits.tooManyOf('Dal')],
  [sentenceWith(SENTENCES.location_id_taken[1], { id: 'truro' }), locationIdTaken('truro')],
  [sentenceWith(SENTENCES.email_rate_limited[1], { n: 600 }), rateLimited(600)],
  [SENTENCES.location_inactive[1], INACTIVE_TEXT],
  [SENTENCES.cancel_reason_required[1], CANCEL_REASON_REQUIRED],
  [SENTENCES.total_mismatch[1], TOTAL_MISMATCH],
  [SENTENCES.invalid_credentials[1], SIGN_IN_REFUSED],
  [SENTENCES.reservation_reason_required[1], RESERVATION_REASON_REQUIRED],
])('the catalogue and the rule both say "%s"', (catalogued, rule) => expect(catalogued).toBe(rule))

test('gaps are filled only with what the refusal says', () => {
  expect(sentenceWith('Reservation not found: {id}', { id: '{name}', name: 'x' })).toBe('Reservation not found: {name}')
  expect(sentenceWith('{constructor} {id}', {})).toBe('{constructor} {id}')
})

test.each([
  [0, '', 'Network error - please check your connection'],
  [429, 'x', 'Too many requests. Please wait a moment and try again.'],
  [500, 'x', 'Service temporarily unavailable. Please try again later.'],
  [503, 'x', 'Service temporarily unavailable. Please try again later.'],
  [401, 'x', 'Authentication failed. Please refresh and try again.'],
  [404, 'x', 'The requested resource was not found.'],
  [400, 'name is required', 'Please fill in all required fields.'],
  [400, 'Invalid phone', 'Please check your input and try again.'],
  [400, 'pricing differs', 'Price validation failed. Please refresh and try again.'],
  [400, 'Sold out', 'Sold out'],
])('an unknown %i with "%s" reads "%s"', (status, message, sentence) => {
  expect(sentenceForStatus(status, message)).toBe(sentence)
})

test.each([
  ['network-error', 'x', 'Network error. Please check your connection and try again'],
  ['invalid_input', SENTENCES.invalid_input[1], 'Please check your information and try again.'],
  [
    'invalid_input',
    'Please specify a valid party size (1-20 people)',
    'Please specify a valid party size (1-20 people)',
  ],
  ['malformed_body', 'x', 'Please check your information and try again.'],
  ['pricing_mismatch', SENTENCES.pricing_mismatch[1], 'Price calculation error. Please refresh and try again.'],
  ['order_cash_failed', SENTENCES.order_cash_failed[1], 'Failed to create cash order'],
  ['internal', 'x', 'Unable to process order. Please try again.'],
  ['anything', '', 'Unable to process order. Please try again.'],
])('the checkout shows %s ("%s") as "%s"', (code, userMessage, shown) => {
  expect(checkoutSentence({ code, userMessage })).toBe(shown)
})
