import { type Dice, diceOf } from './dice.ts'

const FIRST = [
  'Priya',
  'Liam',
  'Anne-Marie',
  'Noah',
  'Meera',
  'Jack',
  'Chloé',
  'Arjun',
  'Emma',
  'Mohammed',
  'Olivia',
  'Harpreet',
  'Ewan',
  'Sofia',
  'Wei',
  'Isla',
  'Ravi',
  'Grace',
  'Angus',
  'Fatima',
  'Lucas',
  'Ananya',
  'Heather',
  'Dev',
  'Zoë',
] as const
const LAST = [
  'Sharma',
  'MacDonald',
  'LeBlanc',
  'Patel',
  'Fraser',
  'Nguyen',
  'MacNeil',
  'Singh',
  'Cormier',
  'Chisholm',
  'Khan',
  'Murphy',
  'Chen',
  'Boudreau',
  'Iyer',
  'Campbell',
  'Gupta',
  'Archibald',
  'Das',
  'Landry',
  'Rankin',
  'O’Brien',
] as const
const STREETS = [
  'Prince Street',
  'Willow Street',
  'Robie Street',
  'Archimedes Street',
  'Provost Street',
  'Main Street',
] as const

const AREAS = [902, 782, 506, 709, 514, 613, 416, 604, 403, 204] as const

export type DemoGuest = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly address: string
  /** Has an account; the others order as guests or at the counter. */
  readonly isUser: boolean
}

/** The n-th guest is always the same person: that is what makes a repeat customer. */
export function guest(n: number): DemoGuest {
  const dice = diceOf(`guest ${n}`)
  const name = `${dice.pick(FIRST)} ${dice.pick(LAST)}`
  const mailbox = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .replaceAll(' ', '.')
    .toLowerCase()
  return {
    id: uuid(dice, 0),
    name,
    email: `${mailbox}.${n}@example.test`,
    phone: phoneOf(n),
    address: `${dice.between(1, 400)} ${dice.pick(STREETS)}`,
    isUser: dice.chance(0.6),
  }
}

/** 555-0100 to 555-0199 belong to nobody, in each area: a demo with real texts reaches no stranger. */
function phoneOf(n: number): string {
  const area = AREAS[Math.floor(n / 100) % AREAS.length]
  return `+1${area}55501${String(n % 100).padStart(2, '0')}`
}

/** A few come often, most come once: the first of the list are the regulars. */
export function guestNumber(dice: Dice, guests: number): number {
  return Math.floor(guests * dice.roll() ** 1.7)
}

/** A version-7 id: made of its moment, as the product's own are, and of the dice. */
export function uuid(dice: Dice, at: number): string {
  const time = at.toString(16).padStart(12, '0')
  const [a, b] = [hex8(dice), hex8(dice)]
  const variant = '89ab'[dice.between(0, 3)]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a.slice(0, 3)}-${variant}${a.slice(3, 6)}-${b}${hex8(dice).slice(0, 4)}`
}

function hex8(dice: Dice): string {
  return Math.floor(dice.roll() * 4294967296)
    .toString(16)
    .padStart(8, '0')
}
