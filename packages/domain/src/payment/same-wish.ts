import { normalizeEmail } from '../people/email.ts'
import { normalizePhone } from '../people/phone.ts'

/** The customer of a cart, its location and order type; the dishes themselves are compared by their key. */
export type Wish = {
  /** Null for orders made by staff. */
  readonly userId: string | null
  readonly email: string
  readonly phone: string
  readonly note: string
  /** Address or table. */
  readonly place: string
}

/**
 * Whether two equal carts are one wish, whoever typed them: the same person by account, email or phone. What staff left
 * out on the phone makes no difference; two notes or two addresses that differ do.
 */
export function isSameWish(a: Wish, b: Wish): boolean {
  return isSamePerson(a, b) && agree(a.note, b.note) && agree(a.place, b.place)
}

function isSamePerson(a: Wish, b: Wish): boolean {
  if (a.userId !== null && b.userId !== null) return a.userId === b.userId
  const [email, phone] = [normalizeEmail(a.email), phoneOf(a)]
  return (email !== '' && email === normalizeEmail(b.email)) || (phone !== '' && phone === phoneOf(b))
}

function phoneOf({ phone }: Wish): string {
  return normalizePhone(phone) ?? phone.replace(/\D/g, '')
}

function agree(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.trim().replace(/\s+/g, ' ').toLowerCase())
  return one === '' || other === '' || one === other
}

/** An equal cart within this time is asked about before it is placed. */
const SAME_AGAIN_HOURS = 2

export function sameAgainSince(now: Date): Date {
  return new Date(now.getTime() - SAME_AGAIN_HOURS * 3_600_000)
}
