import type { PageName, ShellName } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { FOR_SEARCH } from '../brand/for-search.ts'
import type { PageData } from '../kit/page-content.ts'

/** Pages whose words depend on what they show. */
type SearchSubject = 'menu' | 'reservations'

const DESCRIPTIONS: Readonly<Record<Exclude<PageName, SearchSubject>, string>> = {
  home: FOR_SEARCH.description,
  privacy: `What ${BRAND.name} knows about its guests, why, for how long, and how to see or delete it.`,
  terms: `The rules for ordering, paying, cancelling and booking a table with ${BRAND.name}.`,
  login: 'Sign in to order, book a table and see your past orders.',
  signup: 'One account to order online, book tables and collect points.',
  forgotPassword: 'Get a link by email to choose a new password.',
  resetPassword: 'Choose a new password for your account.',
  verifyEmail: 'Confirm the email address of your account.',
  join: 'Accept an invitation to work here.',
  checkout: 'Choose pickup, delivery or dine-in, and pay by card or cash.',
  orderSuccess: 'How your order stands and when it will be ready.',
  paymentCancel: 'The payment was cancelled or interrupted: no charges were made and no order was created.',
  receipt: 'What was ordered, what it cost and how it was paid.',
  ready: 'The numbers of the orders that are being prepared, and of those that can be picked up.',
  dashboard: 'Your orders with their receipts, your reservations and your points.',
  profile: 'Your name, phone, photo and password, and what we may send you.',
  adminDashboard: 'Orders, payments, reservations and messages, for staff.',
}

/** Robots need not even look at what belongs to one person. The back office is closed as a whole. */
export const PERSONAL: readonly ShellName[] = [
  'checkout',
  'join',
  'dashboard',
  'orderSuccess',
  'paymentCancel',
  'receipt',
  'ready',
  'profile',
]

/** What a search engine or a shared link says of a document. */
export function descriptionOf(data: PageData): string {
  switch (data.page) {
    case 'menu':
      if (data.items.length === 0)
        return `${BRAND.name} in ${data.location.name}, ${data.location.address}: its menu is not here yet. Call ${data.location.phone}.`
      return `The menu of ${BRAND.name} in ${data.location.name}, ${data.location.address}: ${data.items.length} dishes to order online. Call ${data.location.phone}.`
    case 'reservations':
      return `Book a table at ${BRAND.name} in ${data.locations.map(({ name }) => name).join(' or ')}: choose a day, your party and a free time. Confirmed at once.`
    case 'shell':
      return data.name === undefined ? FOR_SEARCH.description : DESCRIPTIONS[data.name]
    case 'not-found':
    case 'error':
      return FOR_SEARCH.description
    case 'home':
    case 'privacy':
    case 'terms':
      return DESCRIPTIONS[data.page]
  }
}
