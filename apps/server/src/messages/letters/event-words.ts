import { HOUSE } from '@sizzle/domain/brand/house.ts'
import type { LetterLanguage } from '@sizzle/domain/messages/letter-language.ts'
import { type CustomerMoney, customerMoneySentence } from '@sizzle/domain/payment/money-back.ts'
import { REFUND_BUSINESS_DAYS } from '@sizzle/domain/payment/refund.ts'
import type { Tender } from '@sizzle/domain/pricing/tenders.ts'
import { frameWords } from './frame-words.ts'

// What letters say of something that happened to an order or a table. No owner edits them.

type Place = { readonly name: string; readonly phone: string }
type Slot = { readonly day: string; readonly time: string }

const ENGLISH = {
  reason: 'Reason',
  refund: 'Refund',
  questions: ({ name, phone }: Place) => `Questions? Call ${name} at ${phone}.`,
  paidHere: `You’re getting this because you paid at ${HOUSE.name}.`,
  money: customerMoneySentence,

  orderCancelled: {
    subject: (order: string) => `Order ${order} was cancelled - ${HOUSE.name}`,
    title: 'Your order was cancelled',
    message: (order: string, place: string) =>
      `Your order ${order} at ${place} was cancelled. We are sorry for the trouble.`,
    own: (order: string, place: string) => `You cancelled your order ${order} at ${place}.`,
    /** What stands before an amount that goes back, by how it goes. */
    back: {
      refunded: 'Refunded',
      pending: 'On its way back',
      held_up: 'To be refunded',
      by_hand: 'To be given back',
      to_collect: 'To be given back',
      returned: 'Given back',
    },
  },
  orderChanged: {
    subject: (order: string, place: string) => `Order ${order} was changed - ${HOUSE.name} ${place}`,
    preview: (total: string) => `New total ${total}.`,
    title: 'Your order was changed',
    message: (order: string, place: string) =>
      `We changed your order ${order} at ${place} as you asked. Here it is now.`,
    notWanted: ({ name, phone }: Place) => `Not what you wanted? Call ${name} at ${phone}.`,
    before: 'Total before this change',
    paid: 'You have paid',
    byCard: 'Goes back to your card',
    byHand: 'You get back at the counter',
    left: 'Left to pay',
    linkEnded: 'Your old payment link no longer works. Please ask us for a new one.',
    /** Why a text message tells another time. */
    shortly: 'Your order was changed.',
  },
  promiseMoved: {
    subject: (order: string, when: string) => `Order ${order}: now expected ${when} - ${HOUSE.name}`,
    preview: (when: string) => `Your order is now expected ${when}`,
    title: 'Your order has a new time',
    about: 'Now expected about',
    expected: 'Now expected',
    was: (time: string) => `Was ${time}`,
    message: (order: string, place: string) => `We changed the time of your order ${order} at ${place}.`,
  },
  refunded: {
    subject: (amount: string) => `Refund of ${amount} - ${HOUSE.name}`,
    preview: (amount: string) => `${amount} went back to the card you paid with.`,
    title: 'Your money is on its way back',
    noOrder: (place: string, reason: string) => `We couldn’t turn your payment at ${place} into an order. ${reason}`,
    about: (order: string, place: string) => `This is about your order ${order} at ${place}.`,
    standsPaid: 'The order stands and is paid.',
  },
  tablePending: {
    subject: ({ day, time }: Slot) => `Please confirm your table on ${day} at ${time} - ${HOUSE.name}`,
    preview: (until: string, guests: string, place: string) => `Held until ${until}: ${guests} at ${place}.`,
    title: 'Please confirm your table',
    message: (until: string, day: string) =>
      `We’re holding this table until ${until} on ${day}. It’s yours once you confirm it.`,
    button: 'Confirm my table',
    notYou: 'Not you? Ignore this email, and we’ll release the table.',
  },
  tableCancelled: {
    subject: (id: string) => `Reservation ${id} was cancelled - ${HOUSE.name}`,
    title: 'Your reservation was cancelled',
    message: 'We’re no longer holding this table for you.',
    sorry: 'We are sorry for the trouble.',
    button: 'Reserve another time',
  },
  tableMoved: {
    subject: ({ day, time }: Slot) => `Your table is now ${day} at ${time} - ${HOUSE.name}`,
    title: 'Your reservation has changed',
    message: 'We changed your reservation. Here it is now.',
    before: 'Before',
    plans: 'If this doesn’t suit you, please call us or cancel below.',
  },
  tableReminder: {
    subject: ({ day, time }: Slot) => `See you ${day} at ${time} - ${HOUSE.name}`,
    title: 'See you soon',
    message: 'Just a reminder of your table with us.',
    plans: 'Plans changed? Please cancel, so somebody else can have the table.',
  },
}

type EventWords = typeof ENGLISH

const FRENCH: EventWords = {
  reason: 'Raison',
  refund: 'Remboursement',
  questions: ({ name, phone }) => `Des questions ? Appelez ${name} au ${phone}.`,
  paidHere: `Vous recevez ce message parce que vous avez payé chez ${HOUSE.name}.`,
  money: frenchMoneySentence,

  orderCancelled: {
    subject: (order) => `La commande ${order} a été annulée - ${HOUSE.name}`,
    title: 'Votre commande a été annulée',
    message: (order, place) =>
      `Votre commande ${order} à ${place} a été annulée. Nous sommes désolés de ce contretemps.`,
    own: (order, place) => `Vous avez annulé votre commande ${order} à ${place}.`,
    back: {
      refunded: 'Remboursé',
      pending: 'En route',
      held_up: 'À rembourser',
      by_hand: 'À rendre',
      to_collect: 'À rendre',
      returned: 'Rendu',
    },
  },
  orderChanged: {
    subject: (order, place) => `La commande ${order} a été modifiée - ${HOUSE.name} ${place}`,
    preview: (total) => `Nouveau total : ${total}.`,
    title: 'Votre commande a été modifiée',
    message: (order, place) =>
      `Nous avons modifié votre commande ${order} à ${place} comme vous l’avez demandé. La voici maintenant.`,
    notWanted: ({ name, phone }) => `Ce n’est pas ce que vous vouliez ? Appelez ${name} au ${phone}.`,
    before: 'Total avant ce changement',
    paid: 'Vous avez payé',
    byCard: 'Remis sur votre carte',
    byHand: 'À vous rendre au comptoir',
    left: 'Reste à payer',
    linkEnded: 'Le lien de paiement que vous avez ne fonctionne plus. Demandez-nous-en un nouveau.',
    shortly: 'Votre commande a été modifiée.',
  },
  promiseMoved: {
    subject: (order, when) => `Commande ${order} : maintenant prévue ${when} - ${HOUSE.name}`,
    preview: (when) => `Votre commande est maintenant prévue ${when}`,
    title: 'Votre commande a une nouvelle heure',
    about: 'Maintenant prévue vers',
    expected: 'Maintenant prévue',
    was: (time) => `Auparavant : ${time}`,
    message: (order, place) => `Nous avons changé l’heure de votre commande ${order} à ${place}.`,
  },
  refunded: {
    subject: (amount) => `Remboursement de ${amount} - ${HOUSE.name}`,
    preview: (amount) => `${amount} ont été remis sur la carte avec laquelle vous avez payé.`,
    title: 'Votre argent est en route',
    noOrder: (place, reason) => `Votre paiement à ${place} n’a pas pu devenir une commande. ${reason}`,
    about: (order, place) => `Il s’agit de votre commande ${order} à ${place}.`,
    standsPaid: 'La commande reste valable et elle est payée.',
  },
  tablePending: {
    subject: ({ day, time }) => `Veuillez confirmer votre table du ${day} à ${time} - ${HOUSE.name}`,
    preview: (until, guests, place) => `Gardée jusqu’à ${until} : ${guests} à ${place}.`,
    title: 'Veuillez confirmer votre table',
    message: (until, day) =>
      `Nous gardons cette table jusqu’à ${until} le ${day}. Elle est à vous dès que vous la confirmez.`,
    button: 'Confirmer ma table',
    notYou: 'Ce n’était pas vous ? Ne faites rien, et nous libérerons la table.',
  },
  tableCancelled: {
    subject: (id) => `La réservation ${id} a été annulée - ${HOUSE.name}`,
    title: 'Votre réservation a été annulée',
    message: 'Cette réservation a été annulée, et la table est de nouveau libre.',
    sorry: 'Nous sommes désolés de ce contretemps.',
    button: 'Réserver à un autre moment',
  },
  tableMoved: {
    subject: ({ day, time }) => `Votre table : ${day} à ${time} - ${HOUSE.name}`,
    title: 'Votre réservation a changé',
    message: 'Nous avons changé votre réservation. Voici ce qui est prévu maintenant.',
    before: 'Avant',
    plans: 'Si cela ne vous convient pas, appelez-nous ou annulez ci-dessous.',
  },
  tableReminder: {
    subject: ({ day, time }) => `À bientôt, ${day} à ${time} - ${HOUSE.name}`,
    title: 'À bientôt',
    message: 'Un petit rappel de votre table chez nous.',
    plans: 'Des changements ? Si vous annulez, la table est libre pour quelqu’un d’autre. Merci.',
  },
}

const ALL: Readonly<Record<LetterLanguage, EventWords>> = { en: ENGLISH, fr: FRENCH }

export function eventWords(language: LetterLanguage = 'en'): EventWords {
  return ALL[language]
}

const PAYE: Readonly<Record<Tender, string>> = {
  cash: ' en espèces',
  card: ' par carte',
  gift_card: ' par carte-cadeau',
  other: '',
}

/** Nobody is told that money is back before the provider has said so (messages 9). */
function frenchMoneySentence(about: CustomerMoney): string {
  if (about.kind === 'none') return 'Aucun paiement n’a été pris, il n’y a donc rien à rembourser.'
  const { money } = frameWords('fr')
  const days = REFUND_BUSINESS_DAYS.replace('-', ' à ').replace('business days', 'jours ouvrables')
  switch (about.kind) {
    case 'refunded':
      return `${money(about.amount)} ont été remboursés sur la carte avec laquelle vous avez payé. Les banques mettent ${days} à le montrer.`
    case 'pending':
      return `${money(about.amount)} sont en route vers la carte avec laquelle vous avez payé. Nous vous écrirons quand ce sera confirmé.`
    case 'held_up':
      return `Votre remboursement de ${money(about.amount)} n’est pas encore passé. Nous nous en occupons.`
    case 'by_hand':
      return `Vous avez payé ${money(about.amount)}${PAYE[about.tender]}. Passez nous voir ou appelez, et nous vous les rendons.`
    case 'to_collect':
      return `${money(about.amount)} de ce que vous avez payé${PAYE[about.tender]} vous reviennent. Passez nous voir ou appelez.`
    case 'returned':
      return about.tender === 'cash'
        ? `${money(about.amount)} ont été rendus en espèces.`
        : `${money(about.amount)} payés${PAYE[about.tender]} ont été rendus.`
  }
}
