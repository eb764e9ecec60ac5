import { expect, it } from 'vitest'
import { AN_ORDER } from '../../testing/sample-letters.ts'
import { orderChangedLetter } from './changed-letter.ts'
import { textOf } from './letter-text.ts'

const inCash = { tender: 'cash' as const, amount: 1000, cashRounding: 0 }
const partlyPaid = { ...AN_ORDER, order: { ...AN_ORDER.order, payments: [inCash] } }

it.each([
  ['whose rest comes in cash', { left: 1051, back: [] }, 'You have paid $10.00. $10.50 is left to pay.\n'],
  [
    'whose rest was to come by a link',
    { left: 1051, back: [], linkEnded: true },
    'You have paid $10.00. $10.51 is left to pay. Your old payment link no longer works. Please ask us for a new one.\n',
  ],
  ['that is paid by it', { left: 0, back: [], linkEnded: true }, ''],
])('of a changed order %s, what was paid and what is left are told (messages 75)', (_, settled, said) => {
  const text = textOf(orderChangedLetter(partlyPaid, settled))
  expect(text).toContain(said)
  if (said === '') expect(text).not.toMatch(/left to pay|payment link|have paid/)
})

it('the same is told in French (messages 75)', () => {
  const text = textOf(orderChangedLetter({ ...partlyPaid, language: 'fr' }, { left: 1051, back: [], linkEnded: true }))
  expect(text.replaceAll(/\s/g, ' ')).toContain(
    'Vous avez payé 10,00 $. Il reste 10,51 $ à payer. Le lien de paiement que vous avez ne fonctionne plus. Demandez-nous-en un nouveau.',
  )
})
