/** In this order (tables 15). */
export const RESERVATION_CANCEL_REASONS = [
  'Customer requested cancellation',
  'Restaurant closure/maintenance',
  'Overbooking issue',
  'Kitchen emergency',
  'Staff shortage',
  'Weather conditions',
  'Customer no-show',
  'Other',
] as const
export type ReservationCancelReason = (typeof RESERVATION_CANCEL_REASONS)[number]

export const RESERVATION_REASON_REQUIRED = 'Please select or enter a cancellation reason'

/** The dialog's state: picking a preset clears the free text. */
export type ReasonChoice = { readonly preset: ReservationCancelReason | null; readonly text: string }

export function pickPreset(preset: ReservationCancelReason): ReasonChoice {
  return { preset, text: '' }
}

/** The reason that is kept: the preset, or what was typed under 'Other'; null when there is none yet. */
export function chosenReason({ preset, text }: ReasonChoice): string | null {
  if (preset !== null && preset !== 'Other') return preset
  return preset === 'Other' && text.trim() !== '' ? text.trim() : null
}

export function reservationReasonProblem(reason: string | null): string | null {
  return reason === null || reason.trim() === '' ? RESERVATION_REASON_REQUIRED : null
}
