import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { button, greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type LowStockFacts = {
  readonly managerName: string
  /** Of the dish or the option. */
  readonly name: string
  readonly left: number
  readonly location: Sender
  readonly menuUrl: string
}

/** To the managers of a place. */
export function lowStockLetter({ managerName, name, left, location, menuUrl }: LowStockFacts): Letter {
  const words = left === 0 ? `${name} has run out` : `Only ${left} left: ${name}`
  const state =
    left === 0
      ? `${location.name} has run out of ${name}. It’s marked sold out.`
      : `${location.name} has ${left} ${name} left. At zero it’s marked sold out.`
  return {
    template: 'stock_low',
    subject: `${words} - ${HOUSE.name} ${location.name}`,
    preview: `${location.name}: ${words}`,
    title: words,
    parts: [
      greeting(managerName),
      paragraph(state),
      paragraph('When you have more, enter the new count in the menu. We send this at most once a day.'),
      button('Open the menu', menuUrl),
    ],
    from: location,
    reason: `You’re getting this because you manage ${location.name}.`,
  }
}
