import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { COMING_REFUSALS, COMING_SENTENCES } from './coming.ts'
import type { Refusals } from './refusals.ts'
import { REFUSALS } from './table.ts'

// The codes and sentences that were agreed, written out once more.
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

/** What the program has no occasion for, and what stands in its place. */
const NEVER_SAID: Record<string, string> = {
  'Error loading order information': 'Failed to fetch order details',
  'Order not found after payment. Your order was successful - please check your email/SMS for confirmation.':
    'what is known about the payment',
  'Failed to check existing reservations': 'the sentence for a server that is down',
  'Failed to update payment status': "the refusal's own sentence",
  'Failed to process payment': "the refusal's own sentence",
  'Failed to cancel reservation': "the refusal's own sentence",
  'Failed to get download URL': 'nothing: the address comes with the answer to the upload',
  'Invalid storage URL': 'nothing: a photo is removed by its dish',
  'Test failed': 'why the sound could not be played',
  'useAuth must be used within an AuthProvider': 'nothing: the session needs no provider around it',
  native_not_implemented: 'nothing: the Android app plays the sounds of the page',
}

const root = join(import.meta.dirname, '../../../..')
const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'], { cwd: root })
  .filter((path) => !/\.test\.|\/testing\/|refusals\/coming\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' ') }))

/** Where a sentence is written; its {gaps} may be filled in. */
function saidIn(sentence: string): string[] {
  const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part))
  const written = new RegExp(`(?<!\\w)${parts.join(String.raw`\$?\{[^}]+\}`)}(?!\\w)`)
  return sources.filter(({ text }) => written.test(text)).map(({ path }) => path)
}

const comingRefusals: Refusals[] = Object.values(COMING_REFUSALS)
const comingSentences: string[] = Object.values(COMING_SENTENCES).flat()
const coming = new Set([
  ...comingRefusals.flatMap((refusals) => Object.values(refusals)).map(([, sentence]) => sentence),
  ...comingSentences,
])

describe('what was agreed to the letter', () => {
  test.each(QUOTED.split('\n'))('"%s" is said to the letter, or is still to come (messages 1)', (sentence) => {
    expect(coming.has(sentence) || Object.hasOwn(NEVER_SAID, sentence) || saidIn(sentence).length > 0).toBe(true)
  })

  test.each(CODES.split(/\s+/))('the code %s is known, or is still to come', (code) => {
    const isComing = comingRefusals.some((refusals) => Object.hasOwn(refusals, code))
    expect(Object.hasOwn(REFUSALS, code) || isComing || saidIn(`'${code}'`).length > 0).toBe(true)
  })
})

describe('what is still to come', () => {
  test.each([...comingSentences, ...Object.keys(NEVER_SAID)])('"%s" is said nowhere yet', (sentence) => {
    expect(saidIn(sentence)).toEqual([])
  })

  test('has no code that stands in the table already', () => {
    const codes = comingRefusals.flatMap((refusals) => Object.keys(refusals))
    expect(codes.filter((code, at) => Object.hasOwn(REFUSALS, code) || codes.indexOf(code) !== at)).toEqual([])
  })
})
