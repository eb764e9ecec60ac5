import { HOUSE } from '@sizzle/domain/brand/house.ts'
import { fullStop } from '@sizzle/domain/full-stop.ts'
import { greeting, type Letter, paragraph, type Sender } from './letter.ts'

export type SlotFacts = {
  readonly name: string
  /** 'Friday, November 20, 2026 at 7 p.m.' */
  readonly when: string
  readonly seats: number
  readonly capacity: number
  readonly location: Sender
}

/** To the managers of a place. No guest is named: a mailbox is read on many devices. */
export function slotFilledLetter({ name, when, seats, capacity, location }: SlotFacts): Letter {
  return {
    template: 'slot_filled',
    subject: `One source has ${seats} of ${capacity} seats on ${when} - ${HOUSE.name} ${location.name}`,
    preview: `${location.name}, ${when}`,
    title: 'Somebody may be filling your tables',
    parts: [
      greeting(name),
      paragraph(fullStop(`Bookings from one network address have taken ${seats} of ${capacity} seats on ${when}`)),
      paragraph('Please check them under Reservations. You can cancel them together there.'),
    ],
    from: location,
    reason: `You’re getting this because you manage ${location.name}.`,
  }
}
