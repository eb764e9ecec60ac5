import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type LowStockFacts = {
  readonly managerName: string
  /** Of the dish or the option. */
  readonly name: string
  readonly left: number
  readonly location: Sender
}

/** To the managers of a place. */
export function lowStockLetter({ managerName, name, left, location }: LowStockFacts): Letter {
  const words = left === 0 ? `${name} has run out` : `Only ${left} left: ${name}`
  return {
    template: 'stock_low',
    subject: `${words} - ${HOUSE.name} ${location.name}`,
    preview: `${location.name}: ${words}`,
    title: words,
    parts: [
      greeting(managerName),
      paragraph(`${fullStop(words)} Each order takes from the last count. At zero it is sold out.`),
      paragraph('When there is more, enter the new count under Menu. You hear about this at most once a day.'),
    ],
    from: location,
    reason: `You’re getting this because you manage ${location.name}.`,
  }
}
