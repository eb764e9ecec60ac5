import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { longDate } from '@sizzle/domain/reservations/words.ts'
import { button, greeting, type Letter, paragraph, small } from './letter.ts'

type Welcome = {
  readonly name: string
  /** As it is typed: WELCOME-7KM2QX. */
  readonly code: string
  readonly percent: number
  readonly expiresAt: Date
  readonly menuUrl: string
  readonly unsubscribeUrl: string
}

export function welcomeLetter({ name, code, percent, expiresAt, menuUrl, unsubscribeUrl }: Welcome): Letter {
  const lastDay = longDate(localAt(HOUSE_ZONE, expiresAt).date)
  return {
    template: 'welcome',
    subject: `Welcome to ${HOUSE.name}: ${percent}% off your first order`,
    preview: `Your code is ${code}.`,
    title: `${percent}% off your first order`,
    parts: [
      greeting(name),
      paragraph(`Welcome to ${HOUSE.name}. Your first order with us is ${percent}% cheaper.`),
      {
        part: 'facts',
        rows: [
          ['Your code', code],
          ['Valid until', lastDay],
        ],
      },
      paragraph('Type the code into the field “Code” at the checkout.'),
      button('See the menu', menuUrl),
      small('The code is yours alone. It counts once, for the dishes of your first order, and not for tax or tip.'),
    ],
    reason: `You get this because you agreed to receive offers and news from ${HOUSE.name} by e-mail.`,
    promotion: { unsubscribeUrl },
  }
}
