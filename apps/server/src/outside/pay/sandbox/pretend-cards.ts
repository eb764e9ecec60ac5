// The sandbox's cards: numbers that are known for tests everywhere and belong to nobody.

type CardBehaviour = 'succeeds' | 'declined' | 'challenge' | 'later_succeeds' | 'later_fails'
export type TestCard = {
  readonly number: string
  readonly settles: CardBehaviour
  readonly refund: 'succeeds' | 'later_succeeds' | 'later_fails'
  readonly about: string
  /** What a declined customer reads. */
  readonly decline?: string
}

const card = (number: string, settles: CardBehaviour, about: string, more: Partial<TestCard> = {}): TestCard => ({
  number,
  settles,
  about,
  refund: 'succeeds',
  ...more,
})

export const TEST_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'succeeds', 'Pays at once'),
  card('4000000000000002', 'declined', 'Declined', { decline: 'Your card was declined.' }),
  card('4000000000003220', 'challenge', 'The bank asks first (3-D Secure)'),
  card('4000000000009995', 'declined', 'Declined: not enough money', { decline: 'Your card has insufficient funds.' }),
  card('4000000000000077', 'later_succeeds', 'The bank confirms 15 seconds later'),
  card('4000000000000259', 'later_fails', 'The bank refuses 15 seconds later'),
  card('4000000000007726', 'succeeds', 'Pays at once; a refund takes 15 seconds', { refund: 'later_succeeds' }),
  card('4000000000005126', 'succeeds', 'Pays at once; a refund fails after 15 seconds', { refund: 'later_fails' }),
]

export const LATER_SECONDS = 15

/** The provider's message may be asked to come late, or never: then only asking the provider finds the money. */
export const DELAYS = [
  { seconds: 0, label: 'at once' },
  { seconds: 20, label: 'after 20 seconds' },
  { seconds: 120, label: 'after 2 minutes' },
  { seconds: -1, label: 'never' },
] as const

export function testCard(typed: string): TestCard | undefined {
  const digits = typed.replace(/\D/g, '')
  return TEST_CARDS.find(({ number }) => number === digits)
}
