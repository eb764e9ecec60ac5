import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { ADMIN_DEFAULT_REASON } from '@sizzle/domain/order/cancel.ts'
import { LATE_REASONS, type LateReason } from '@sizzle/domain/payment/session.ts'
import { RESERVATION_CANCEL_REASONS, type ReservationCancelReason } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { NOT_CONFIRMED } from '@sizzle/domain/reservations/pending.ts'

// Words that are chosen rather than typed, and so can be said in French as well. What a person typed stays as it is.

const CANCEL_REASONS: Readonly<Record<ReservationCancelReason, string>> = {
  'Customer requested cancellation': 'Annulation demandée par le client',
  'Restaurant closure/maintenance': 'Fermeture ou entretien du restaurant',
  'Overbooking issue': 'Trop de réservations',
  'Kitchen emergency': 'Urgence en cuisine',
  'Staff shortage': 'Manque de personnel',
  'Weather conditions': 'Conditions météorologiques',
  'Customer no-show': 'Client absent',
  Other: 'Autre',
}

const LATE: Readonly<Record<LateReason, string>> = {
  item_gone: 'Un article de votre commande n’est plus disponible.',
  location_inactive: 'Cet établissement ne prend plus de commandes.',
  closed_meanwhile: 'La cuisine était fermée quand votre paiement est arrivé.',
  paid_twice: 'Cette commande a été payée deux fois, et vous l’avez reçue une fois.',
  withdrawn: 'Le restaurant avait retiré ce paiement.',
  not_owed: 'Il ne restait rien à payer pour cette commande quand votre paiement est arrivé.',
}

const HEATS: Readonly<Record<string, string>> = { Mild: 'Doux', Medium: 'Moyen', Hot: 'Piquant' }

const FRENCH: ReadonlyMap<string, string> = new Map([
  ...RESERVATION_CANCEL_REASONS.map((reason) => [reason, CANCEL_REASONS[reason]] as const),
  ...Object.entries(LATE_REASONS).map(([why, reason]) => [reason, LATE[why as LateReason]] as const),
  [NOT_CONFIRMED, 'Non confirmée dans les 15 minutes'],
  [ADMIN_DEFAULT_REASON, 'Annulée par le restaurant'],
  ...Object.entries(HEATS),
])

export function knownWords(text: string, language: LetterLanguage = 'en'): string {
  return language === 'fr' ? (FRENCH.get(text) ?? text) : text
}
