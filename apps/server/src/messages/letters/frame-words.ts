import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { isLocalDate, type LocalDate, localAt } from '@sizzle/domain/hours/local-time.ts'
import { inWords } from '@sizzle/domain/messages/in-words.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { ORDER_TYPE_LABELS, type OrderType } from '@sizzle/domain/order/order-type.ts'
import { readyAbout } from '@sizzle/domain/order/ready-about.ts'
import { readyFor } from '@sizzle/domain/order/time-words.ts'
import { WELCOME } from '@sizzle/domain/promotions/code.ts'

// What stands around the owner's words, in both languages: labels, and amounts, dates and times with them.

type ByType = Readonly<Record<OrderType, string>>

const ENGLISH = {
  tag: 'en-CA',
  tagline: HOUSE.tagline as string,
  hello: 'Hello',
  copyLink: 'If the button does not work, copy this link:',
  directions: 'Directions',
  unsubscribe: 'Unsubscribe',
  order: 'Order',
  type: 'Type',
  readyAbout: {
    pickup: readyAbout('pickup'),
    delivery: readyAbout('delivery'),
    'dine-in': readyAbout('dine-in'),
  } as ByType,
  deliverTo: 'Deliver to',
  deliveryInstructions: 'Delivery instructions',
  specialInstructions: 'Special instructions',
  table: 'Table',
  phone: 'Phone',
  date: 'Date',
  time: 'Time',
  party: 'Party',
  where: 'Where',
  requests: 'Requests',
  reservation: 'Reservation',
  estimatedTime: 'Estimated time',
  total: 'Total',
  offer: 'Offer',
  validUntil: 'Valid until',
  code: 'Your code',
  codeFor: (percent: string) => `Your code for ${percent}% off the dishes in one order`,
  whereCode: 'At checkout, press “Add a promo code” and type the code in.',
  codeTerms: 'The code is yours alone and works once. Tax and tip don’t count.',
  each: 'In each',
  terms: (terms: string) => `Terms: ${terms}`,
  paid: (amount: string) => `Paid: ${amount}.`,
  notPaid: (amount: string) => `Not paid yet: ${amount}.`,
  totalIs: (amount: string) => `Total ${amount}.`,
  receipt: 'View my receipt',
  seeOrder: 'View my order',
  manageTable: 'See or cancel my reservation',
  guestsAt: (guests: string, place: string) => `${guests} at ${place}.`,
  orderTypes: ORDER_TYPE_LABELS as ByType,
  /** As the text of a letter says it. */
  typesInText: ORDER_TYPE_LABELS as ByType,
  readyFor: { pickup: readyFor('pickup'), delivery: readyFor('delivery'), 'dine-in': readyFor('dine-in') } as ByType,
  places: { pickup: 'Pickup at', delivery: 'Kitchen', 'dine-in': 'Served at' } as ByType,
  toPay: {
    pickup: 'Please pay at pickup.',
    delivery: 'Please pay when it arrives.',
    'dine-in': 'Please pay at the table.',
  } as ByType,
  reasons: {
    order_confirmation: `You’re getting this because you ordered at ${HOUSE.name}.`,
    reservation_confirmation: `You’re getting this because a table at ${HOUSE.name} was reserved with this address.`,
    custom: `You’re getting this because you gave ${HOUSE.name} this address.`,
    promotion: `You’re getting this because you agreed to receive offers and news from ${HOUSE.name} by email.`,
  },
  ...inWords('en'),
  bill: (label: string) => label,
}

export type FrameWords = typeof ENGLISH

const FRENCH_BILL: Readonly<Record<string, string>> = {
  Subtotal: 'Sous-total',
  Tax: 'Taxes',
  Tip: 'Pourboire',
  'Rounded for cash': 'Arrondi en espèces',
  Total: 'Total',
}
const FRENCH_TAXES: Readonly<Record<string, string>> = { HST: 'TVH', GST: 'TPS', QST: 'TVQ', PST: 'TVP' }

const FRENCH: FrameWords = {
  tag: 'fr-CA',
  tagline: 'Cuisine indienne, Nouvelle-Écosse',
  hello: 'Bonjour',
  copyLink: 'Si le bouton ne fonctionne pas, copiez ce lien :',
  directions: 'Itinéraire',
  unsubscribe: 'Se désabonner',
  order: 'Commande',
  type: 'Type',
  readyAbout: { pickup: 'Prête vers', delivery: 'Chez vous vers', 'dine-in': 'Prête vers' },
  deliverTo: 'À livrer à',
  deliveryInstructions: 'Consignes de livraison',
  specialInstructions: 'Consignes',
  table: 'Table',
  phone: 'Téléphone',
  date: 'Date',
  time: 'Heure',
  party: 'Personnes',
  where: 'Adresse',
  requests: 'Demandes',
  reservation: 'Réservation',
  estimatedTime: 'Délai prévu',
  total: 'Total',
  offer: 'Offre',
  validUntil: 'Valable jusqu’au',
  code: 'Votre code',
  codeFor: (percent) => `Votre code : ${percent}\u00a0% de moins sur les plats d’une commande`,
  // The checkout is in English: its button is called as it stands there.
  whereCode: 'Au moment de commander, appuyez sur «\u00a0Add a promo code\u00a0» et entrez-y le code.',
  codeTerms: 'Ce code est personnel et ne sert qu’une fois. Le rabais ne s’applique ni aux taxes ni au pourboire.',
  each: 'Dans chacun',
  terms: (terms) => `Conditions : ${terms}`,
  paid: (amount) => `Payé : ${amount}.`,
  notPaid: (amount) => `Pas encore payé : ${amount}.`,
  totalIs: (amount) => `Total : ${amount}.`,
  receipt: 'Voir mon reçu',
  seeOrder: 'Voir ma commande',
  manageTable: 'Voir ou annuler ma réservation',
  guestsAt: (guests, place) => `${guests} à ${place}.`,
  orderTypes: { pickup: 'À emporter', delivery: 'Livraison', 'dine-in': 'Sur place' },
  typesInText: { pickup: 'à emporter', delivery: 'en livraison', 'dine-in': 'sur place' },
  readyFor: { pickup: 'Prête à emporter', delivery: 'Chez vous', 'dine-in': 'Prête à servir' },
  places: { pickup: 'À retirer à', delivery: 'Cuisine', 'dine-in': 'Servie à' },
  toPay: {
    pickup: 'Veuillez payer au retrait.',
    delivery: 'Veuillez payer à la livraison.',
    'dine-in': 'Veuillez payer à la table.',
  },
  reasons: {
    order_confirmation: `Vous recevez ce message parce que vous avez commandé chez ${HOUSE.name}.`,
    reservation_confirmation: `Vous recevez ce message parce qu’une table chez ${HOUSE.name} a été réservée avec cette adresse.`,
    custom: `Vous recevez ce message parce que vous avez donné cette adresse à ${HOUSE.name}.`,
    promotion: `Vous recevez ce message parce que vous avez accepté de recevoir par courriel les offres et les nouvelles de ${HOUSE.name}.`,
  },
  ...inWords('fr'),
  bill: (label) =>
    FRENCH_BILL[label] ??
    label
      .replace(/^(HST|GST|QST|PST)(?= \()/, (name) => FRENCH_TAXES[name] ?? name)
      .replace(new RegExp(`^${WELCOME.label}(?= \\d)`), 'Bienvenue')
      .replace(/(?<=\d)%$/, '\u00a0%'),
}

const FRAMES: Readonly<Record<LetterLanguage, FrameWords>> = { en: ENGLISH, fr: FRENCH }

export function frameWords(language: LetterLanguage = 'en'): FrameWords {
  return FRAMES[language]
}

/** A date that a form sent, as people read it; other words as they are. */
export function dateInWords(text: string, language: LetterLanguage): string {
  return isLocalDate(text) ? frameWords(language).longDay(text) : text
}

/** A day that begins a line: French writes it small within one. */
export function dayAlone(language: LetterLanguage | undefined, date: LocalDate): string {
  const day = frameWords(language).longDay(date)
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** '6:45 p.m. AST': the wall clock of a place, with the name that it has on that date (menu 22). */
export function clockAndZone(language: LetterLanguage | undefined, zone: string, at: Date): string {
  const frame = frameWords(language)
  return `${frame.clock(localAt(zone, at).time)} ${frame.zone(zone, at)}`
}
