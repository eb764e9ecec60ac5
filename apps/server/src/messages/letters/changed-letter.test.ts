import { expect, it } from 'vitest'
import { AN_ORDER } from '../../testing/sample-letters.ts'
import { orderChangedLetter } from './changed-letter.ts'
import { textOf } from './letter-text.ts'

const inCash = { tender: 'cash' as const, amount: 1000, cashRounding: 0 }
const partlyPaid = { ...AN_ORDER, order: { ...AN_ORDER.order, payments: [inCash] } }
const dearer = { difference: 51, left: 1051, back: [] }

it.each([
  [
    'whose rest comes in cash',
    dearer,
    'Total before this change  $80.30\nYou have paid  $10.00\nLeft to pay  $10.50\n\nNot paid yet: $10.50. Please pay at pickup.\n',
  ],
  [
    'whose rest was to come by a link',
    { ...dearer, linkEnded: true },
    'You have paid  $10.00\nLeft to pay  $10.51\n\nYour old payment link no longer works. Please ask us for a new one.\n',
  ],
  ['that is paid by it', { difference: -51, left: 0, back: [], linkEnded: true }, ''],
])('of a changed order %s, what was paid and what is left are told (messages 75)', (_, settled, said) => {
  const text = textOf(orderChangedLetter(partlyPaid, settled))
  expect(text).toContain(said)
  if (said === '') expect(text).not.toMatch(/left to pay|payment link|have paid/i)
})

it('what goes back is told with what was paid and what it cost before (messages 75)', () => {
  const byCard = { tender: 'card' as const, amount: 8081, cashRounding: 0 }
  const paid = { ...AN_ORDER, order: { ...AN_ORDER.order, paymentStatus: 'paid' as const, payments: [byCard] } }
  const back = [{ tender: 'card' as const, amount: 500, isByProvider: true }]
  expect(textOf(orderChangedLetter(paid, { difference: -500, left: 0, back }))).toContain(
    'Total  $80.81\nTotal before this change  $85.81\nYou have paid  $85.81\nGoes back to your card  $5.00\n',
  )
})

it('the same is told in French (messages 75)', () => {
  const text = textOf(orderChangedLetter({ ...partlyPaid, language: 'fr' }, { ...dearer, linkEnded: true }))
  expect(text.replaceAll(/[^\S\n]+/g, ' ')).toContain(
    'Vous avez payé 10,00 $\nReste à payer 10,51 $\n\nLe lien de paiement que vous avez ne fonctionne plus. Demandez-nous-en un nouveau.',
  )
})
