import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { button, greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type SlotFacts = {
  readonly name: string
  /** 'Friday, November 20, 2026 at 7 p.m.' */
  readonly when: string
  readonly seats: number
  readonly capacity: number
  readonly location: Sender
  readonly reservationsUrl: string
}

/** To the managers of a place. No guest is named: a mailbox is read on many devices. */
export function slotFilledLetter(facts: SlotFacts): Letter {
  const { name, when, seats, capacity, location, reservationsUrl } = facts
  return {
    template: 'slot_filled',
    subject: `One source has ${seats} of ${capacity} seats on ${when} - ${HOUSE.name} ${location.name}`,
    preview: `${location.name}, ${when}`,
    title: 'Please check these reservations',
    parts: [
      greeting(name),
      paragraph(
        fullStop(`At ${location.name}, one network address has booked ${seats} of ${capacity} seats on ${when}`),
      ),
      paragraph('If they don’t look real, you can cancel them all at once.'),
      button('See the reservations', reservationsUrl),
    ],
    from: location,
    reason: `You’re getting this because you manage ${location.name}.`,
  }
}
