import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { ADMIN_DEFAULT_REASON } from '@sizzle/domain/order/cancel.ts'
import { LATE_REASONS, type LateReason, LESS_WAS_LEFT, readCashStillToCome } from '@sizzle/domain/payment/session.ts'
import { RESERVATION_CANCEL_REASONS, type ReservationCancelReason } from '@sizzle/domain/reservations/cancel-reasons.ts'
import { NOT_CONFIRMED } from '@sizzle/domain/reservations/pending.ts'
import { frameWords } from './frame-words.ts'

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
  ordered_for_cash: 'Vous aviez déjà passé cette commande, à payer en espèces.',
  withdrawn: 'Le restaurant avait retiré ce paiement.',
  not_owed: 'Il ne restait rien à payer pour cette commande quand votre paiement est arrivé.',
}

const HEATS: Readonly<Record<string, string>> = { Mild: 'Doux', Medium: 'Moyen', Hot: 'Piquant' }

const FRENCH: ReadonlyMap<string, string> = new Map([
  ...RESERVATION_CANCEL_REASONS.map((reason) => [reason, CANCEL_REASONS[reason]] as const),
  ...Object.entries(LATE_REASONS).map(([why, reason]) => [reason, LATE[why as LateReason]] as const),
  [LESS_WAS_LEFT, 'Il restait moins à payer quand le paiement est arrivé'],
  [NOT_CONFIRMED, 'Non confirmée dans les 15 minutes'],
  [ADMIN_DEFAULT_REASON, 'Annulée par le restaurant'],
  ...Object.entries(HEATS),
])

export function knownWords(text: string, language: LetterLanguage = 'en'): string {
  return language === 'fr' ? (FRENCH.get(text) ?? frenchCash(text) ?? text) : text
}

/** The one sentence among them with a number and an amount of its own. */
function frenchCash(text: string): string | undefined {
  const toCome = readCashStillToCome(text)
  if (!toCome) return undefined
  const amount = frameWords('fr').money(toCome.cash)
  return `${LATE.ordered_for_cash} Veuillez prévoir ${amount} en espèces pour la commande ${toCome.shortNumber}.`
}
