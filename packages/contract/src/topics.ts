import type { Right } from '@sizzle/domain/people/rights.ts'

// Apart from what they make old: a guest's page listens, and asks again by itself.

/** The audience of a change: everybody, nobody, or the person it is about and people with a right. */
export type Audience =
  | 'everyone'
  | 'nobody'
  | { readonly owner?: true; readonly right: Right; readonly where: 'at its location' | 'anywhere' }

/** Every topic and its audience. */
export const TOPICS = {
  'menu.changed': 'everyone',
  'location.changed': 'everyone',
  // Carries the ticks of one ticket: see TicketTicks.
  'ticket.changed': { right: 'order.see', where: 'at its location' },
  // Its id is the order's, and it carries which of its dishes are made: see DishTicks.
  'dishes.ticked': { right: 'order.see', where: 'at its location' },
  'order.changed': { owner: true, right: 'order.see', where: 'at its location' },
  'reservation.changed': { owner: true, right: 'reservation.see', where: 'at its location' },
  'payment.changed': { owner: true, right: 'order.see', where: 'at its location' },
  // A printer, or what it has not printed.
  'printer.changed': { right: 'order.see', where: 'at its location' },
  'user.changed': { right: 'user.manage', where: 'anywhere' },
  'message.changed': { right: 'settings.manage', where: 'anywhere' },
  'campaign.changed': { right: 'email.bulk', where: 'anywhere' },
  // Its id is the template's.
  'letters.changed': { right: 'email.bulk', where: 'anywhere' },
  // Its id is the setting's name; every process of the server reads the settings again.
  'settings.changed': { right: 'settings.manage', where: 'anywhere' },
  // For the processes of the server: they end the streams of that session.
  'session.ended': 'nobody',
  // A printer has something to print: processes answer its calls from memory.
  'print.queued': 'nobody',
} as const satisfies Record<string, Audience>
export type Topic = keyof typeof TOPICS
