import { lateSentence } from '@sizzle/domain/payment/session.ts'
import { describe, expect, it } from 'vitest'
import { AN_ORDER } from '../../testing/sample-letters.ts'
import { orderChangedLetter } from './changed-letter.ts'
import { textOf } from './letter-text.ts'
import { orderCancelledLetter, orderConfirmationLetter } from './order-letters.ts'
import { refundedLetter } from './refund-letters.ts'

describe('letters about money', () => {
  it('about a cancelled order say how much goes back, by card and by hand (messages 9)', () => {
    const back = [
      { kind: 'pending', amount: 2000 },
      { kind: 'held_up', amount: 5000 },
      { kind: 'by_hand', tender: 'cash', amount: 3080 },
    ] as const
    const said = textOf(orderCancelledLetter(AN_ORDER, '', back))
    expect(said).toContain('On its way back: $20.00')
    expect(said).toContain('To be refunded: $50.00')
    expect(said).toContain('To be given back: $30.80')
    expect(said).toContain('$20.00 is on its way back to the card you paid with.')
    expect(said).toContain('Your refund of $50.00 has not gone through yet.')
    expect(said).toContain('You paid $30.80 in cash.')
  })

  it.each([
    [8081, 'Rounded for cash  -$0.01', '$80.80'],
    [8079, 'Rounded for cash  +$0.01', '$80.80'],
  ])('ask for %i cents in cash as every screen does (money 64)', (total, rounding, amount) => {
    const order = { ...AN_ORDER, order: { ...AN_ORDER.order, pricing: { ...AN_ORDER.order.pricing, total } } }
    const letters = [
      orderConfirmationLetter(order),
      orderChangedLetter(order, { difference: 0, left: total, back: [] }),
    ]
    for (const letter of letters) {
      expect(textOf(letter)).toContain(rounding)
      expect(textOf(letter)).toContain(`Total  ${amount}`)
    }
    const [confirmed, changed] = letters
    expect(confirmed?.preview).toContain(`Total ${amount}.`)
    expect(confirmed && textOf(confirmed)).toContain(`Not paid yet: ${amount}.`)
    expect(changed?.preview).toContain(`New total ${amount}.`)
    expect(changed && textOf(changed)).toContain(`Left to pay  ${amount}`)
  })

  it('of an order that is paid in part ask for the rest, in coins (money 64)', () => {
    const payments = [{ tender: 'card', amount: 3000, cashRounding: 0 }] as const
    const said = textOf(orderConfirmationLetter({ ...AN_ORDER, order: { ...AN_ORDER.order, payments } }))
    expect(said).toContain('Total  $80.81')
    expect(said).toContain('Not paid yet: $50.80. Please pay at pickup.')
  })

  it('give cash back in coins, and what a card paid to the cent (money 58)', () => {
    const back = [
      { tender: 'cash', amount: 503, isByProvider: false },
      { tender: 'card', amount: 503, isByProvider: true },
    ] as const
    const said = textOf(orderChangedLetter(AN_ORDER, { difference: -1006, left: 0, back }))
    expect(said).toContain('You get back at the counter  $5.05')
    expect(said).toContain('Goes back to your card  $5.03')
  })

  it('about money that came beside a cash order name it and what to bring, in both languages (money 96)', () => {
    const { customerName, location } = AN_ORDER
    const toCome = { shortNumber: 'TRU-076', cash: 1365 }
    const reason = lateSentence('ordered_for_cash', toCome)
    const about = { customerName, amount: 1367, reason, shortNumber: 'TRU-076', isOfOther: true, location }
    const said = textOf(refundedLetter(about))
    expect(said).toContain('This is about your order TRU-076 at Truro Heights.')
    expect(said).toContain('Please have $13.65 in cash ready for order TRU-076.')
    expect(said).not.toMatch(/turn your payment|into an order|twice/)
    const french = textOf(refundedLetter({ ...about, language: 'fr' }))
    expect(french).toMatch(/Veuillez prévoir 13,65\s\$ en espèces pour la commande TRU-076\./)
  })

  it('about money that a manager gave back say why', () => {
    const { customerName, location } = AN_ORDER
    const about = { customerName, amount: 399, shortNumber: 'TRU-042', location }
    expect(textOf(refundedLetter({ ...about, reason: 'The garlic naan was missing' }))).toContain(
      'Reason: The garlic naan was missing',
    )
    expect(textOf(refundedLetter({ ...about, reason: '' }))).not.toContain('Reason')
  })

  it('never say that money is back before it is (messages 9)', () => {
    const open = [{ kind: 'pending' } as const, { kind: 'by_hand', tender: 'cash' } as const]
    for (const kind of open) {
      expect(textOf(orderCancelledLetter(AN_ORDER, '', [{ ...kind, amount: 8081 }]))).not.toMatch(/was refunded/)
    }
  })
})
