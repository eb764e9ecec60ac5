import { RESERVATION_REASON_REQUIRED } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { MISSING_CONFIRMATION_FIELDS } from '@sizzle/domain/reservations/reservation-form.ts'
import type { Refusals } from './refusals.ts'

/** Booking a table, keeping it, cancelling it and marking how the evening went. */
export const RESERVATIONS = {
  already_booked_here: [
    409,
    'You already have an active reservation at this location. Please cancel your existing reservation first.',
  ],
  slot_full: [409, 'This time is fully booked. Please choose another one.'],
  slot_in_past: [409, 'This time has already passed. Please choose another one.'],
  slot_too_soon: [409, "Please book at least 30 minutes ahead, or call us for today's tables."],
  slot_too_far_ahead: [409, 'Tables can be booked up to 90 days ahead.'],
  slot_outside_hours: [409, 'This time cannot be booked. Please choose one of the times shown.'],
  closed_day: [409, 'The restaurant is closed on that day. Please choose another one.'],
  hours_not_configured: [409, 'Operating hours not properly configured for this location'],
  dine_in_unavailable: [409, 'This location does not take reservations.'],
  reservation_not_found: [404, 'Reservation not found: {id}'],
  reservation_not_held: [
    409,
    'This table was held for 15 minutes and is no longer kept for you. Please book it again.',
  ],
  reservation_past: [409, 'The time of this reservation has passed, so it can no longer be cancelled here.'],
  reservation_already_cancelled: [409, 'This reservation was already cancelled.'],
  reservation_reason_required: [400, RESERVATION_REASON_REQUIRED],
  reservation_fields_missing: [400, MISSING_CONFIRMATION_FIELDS],
  reservation_filter_missing: [400, 'Please choose a day, a phone number, an email or a source.'],
  reservation_alert_not_found: [404, 'There is no open notice with this id.'],
  reservation_mark_too_early: [409, 'This can be marked from {when}.'],
  reservation_undo_over: [409, 'This can no longer be taken back.'],
  reservation_not_changeable: [409, 'Only a confirmed reservation can be changed.'],
  reservation_changed_meanwhile: [409, 'This reservation has changed meanwhile. Please look at it again.'],
  invalid_reservation_transition: [409, 'This reservation cannot move to that status from where it is now.'],
} as const satisfies Refusals
