import { LESS_WAS_LEFT } from '@sizzle/domain/payment/session.ts'
import { expect, it } from 'vitest'
import { AN_ORDER } from '../../testing/sample-letters.ts'
import { textOf } from './letter-text.ts'
import { refundedLetter } from './refund-letters.ts'

it('a letter about a part of a payment that its order did not need says why, and that the order stands (messages 74)', () => {
  const { customerName, location } = AN_ORDER
  const about = { customerName, amount: 456, reason: LESS_WAS_LEFT, shortNumber: 'TRU-042', standsPaid: true, location }
  const said = textOf(refundedLetter(about))
  expect(said).toContain('This is about your order TRU-042 at Truro Heights. The order stands and is paid.')
  expect(said).toContain('Reason: Less was left to pay when the payment arrived')
  const french = textOf(refundedLetter({ ...about, language: 'fr' }))
  expect(french).toContain('La commande reste valable et elle est payée.')
  expect(french).toContain('Raison: Il restait moins à payer quand le paiement est arrivé')
})
