import { SENTENCES } from './sentences.ts'

// The second half of the catalogue: what a screen itself has to say, where no answer carries a code (customer §8,
// back-office §8). Every text in quotes there stands here to the letter, under a name of ours.
export const SCREEN_SENTENCES = {
  // checkout (customer §2, §8)
  invalid_checkout: 'Invalid checkout data. Please try again.',
  sign_in_to_checkout: 'Please sign in to checkout.',
  checkout_network: 'Network error. Please check your connection and try again',
  checkout_input: 'Please check your information and try again.',
  payment_error_title: 'Payment Error',
  payment_done: 'Payment successful! Your order is being processed.',
  payment_done_see_history: 'Your payment was successful. Your order is being processed - check your order history.',
  payment_unheard:
    'We have not heard from the payment provider yet. You have not lost anything: as soon as it answers, your order appears here and you get an e-mail.',

  // order confirmation and receipt (customer §8)
  order_details_failed: 'Failed to fetch order details',
  order_details_partial: 'Could not load complete order details',
  order_information_missing: 'No order information available',
  order_information_failed: 'Error loading order information',
  order_paid_not_found:
    'Order not found after payment. Your order was successful - please check your email/SMS for confirmation.',
  pricing_validation_failed: 'Pricing validation failed: {message}',
  receipt_failed: 'Failed to generate receipt: {message}',
  offline_orders: 'Cannot create orders while offline',
  offline_queued: 'Queued for when online',
  offline_status_queued: 'Status updates queued for when online',
  not_signed_in_here: 'useAuth must be used within an AuthProvider',
  toast_close: 'Close toast',
  toast_container: 'Notifications',
  fallback_title: 'Oops! Something went wrong',

  // orders in the back office
  status_update_failed: 'Failed to update order status',
  payment_status_failed: 'Failed to update payment status',
  payment_process_failed: 'Failed to process payment',
  cancel_failed: 'Failed to cancel order',
  sms_failed: 'Failed to send SMS',
  sms_failed_because: 'Failed to send SMS: {message}',
  sms_templates_failed: 'Failed to fetch SMS templates',
  sms_phone_required: 'Customer phone number is required to send SMS',
  sms_link_missing: 'No payment link available to send',
  order_process_failed: 'Failed to process order',
  qr_link_missing: 'No payment link available to generate QR code',
  locations_failed_because: 'Failed to load locations: {error}',
  menu_failed_because: 'Error loading menu: {error}',
  menu_items_failed: 'Failed to load menu items',
  menu_try_refreshing: 'Try refreshing the page',

  // users
  users_failed: 'Failed to load users. Please try again.',
  users_failed_toast: 'Failed to load users',
  user_details_failed: 'Failed to load user details',
  user_update_failed: 'Failed to update user',
  user_status_failed: 'Failed to update user status',
  user_deactivate_failed: 'Failed to deactivate user',
  users_update_failed: 'Failed to update users',
  analytics_failed: 'Failed to generate analytics',
  live_updates_failed: 'Real-time updates failed',
  live_setup_failed: 'Failed to setup real-time updates',
  export_failed: 'Export failed',
  email_nobody_selected: 'No users selected for email',
  email_fields_missing: 'Subject and message are required',
  emails_failed: 'Failed to send emails',
  user_updated: 'User updated successfully',
  user_activated: 'User activated',
  user_switched_off: 'User deactivated',
  user_deactivated: 'User deactivated successfully',
  users_loaded: 'Loaded {n} users',
  users_exported: 'Exported {n} users',
  emails_sent: 'Email sent to {n} users successfully',
  emails_some_failed: '{n} emails failed to send',

  // locations
  location_id_required: 'Location ID is required',
  locations_failed: 'Failed to load locations',
  location_status_failed: 'Failed to update location status',
  location_delete_failed: 'Failed to delete location',
  location_save_failed: 'Failed to save location',
  locations_loading_error: 'An error occurred while loading locations',
  location_updating_error: 'An error occurred while updating location',
  location_deleting_error: 'An error occurred while deleting location',

  // menu
  menu_loading_error: 'An error occurred while loading menu items',
  item_updating_error: 'An error occurred while updating item',
  item_deleting_error: 'An error occurred while deleting item',
  item_duplicating_error: 'An error occurred while duplicating item',
  item_ids_required: 'Location ID and item ID are required',
  item_updates_required: 'Updates are required',
  item_name_required: 'Item data with name is required',
  item_queued: 'Operation queued for when connection is restored',
  item_save_failed: 'Failed to save item',
  menu_offline: 'Offline - Changes will sync when connection is restored',

  // pictures
  upload_url_failed: 'Failed to get download URL',
  upload_url_invalid: 'Invalid storage URL',
  upload_read_failed: 'Failed to read file',
  preview_failed: 'Failed to create image preview',
  photo_update_failed: 'Failed to update photo',
  photo_delete_failed: 'Failed to delete image',

  // e-mail
  email_failed: 'Failed to send email',
  email_bulk_failed: 'Failed to send bulk email',
  email_templates_failed: 'Failed to get email templates',
  email_preview_failed: 'Failed to preview email',
  email_stats_failed: 'Failed to get email stats',
  reservation_email_failed: 'Failed to send reservation confirmation',

  // reservations
  reservations_failed: 'Failed to load reservations',
  reservation_cancelled: 'Reservation cancelled successfully',
  reservation_cancel_failed: 'Failed to cancel reservation',

  // dashboard
  dashboard_failed: 'Failed to load dashboard statistics',
  dashboard_error: 'An error occurred while loading dashboard data',
  dashboard_nothing: 'Unable to Load Dashboard Stats',

  // sound
  sound_init_failed: 'Initialization failed',
  sound_test_failed: 'Test failed',
  sound_tested: 'Sound test successful!',
  reservation_sound_tested: 'Reservation sound test successful!',
  sound_uploaded: 'Custom sound uploaded successfully!',
  sound_reset: 'Restored default sound',
  sound_unsupported: 'Audio notifications are not supported on this device/browser.',
  sound_unsupported_because: 'Not Supported: {message}',
  sound_setup: 'Setup Required',
  sound_not_initialized: 'Service not initialized',
  sound_interaction: 'User interaction required',
  sound_not_found: 'Sound not found',
  reservation_sound_disabled: 'Reservation notifications disabled',
  native_not_implemented: 'native_not_implemented',
  not_admin_context: 'not_admin_context',
} as const satisfies Record<string, string>

export type ScreenSentence = keyof typeof SCREEN_SENTENCES

/**
 * The red box of the checkout (customer §8). The code decides, never a search in the text (decisions 14); a refusal that
 * says what is wrong is shown as it is.
 */
export function checkoutSentence(failure: { readonly code: string; readonly userMessage: string }): string {
  switch (failure.code) {
    case 'network-error':
    case 'network-request-failed':
    case 'timeout':
      return SCREEN_SENTENCES.checkout_network
    case 'malformed_body':
      return SCREEN_SENTENCES.checkout_input
    case 'invalid_input':
      // Which field and why helps more than the general sentence, when the answer says it.
      if (failure.userMessage === SENTENCES.invalid_input[1]) return SCREEN_SENTENCES.checkout_input
      return failure.userMessage || SCREEN_SENTENCES.checkout_input
    case 'internal':
      return SENTENCES.order_failed[1]
    default:
      return failure.userMessage || SENTENCES.order_failed[1]
  }
}
