import { formatCad } from '@sizzle/domain/money/cents.ts'
import { asText, payPage } from '../pay-page.ts'
import { cardLinks, fieldRow, filledWith, shownAbout, type Typed, type Wrong } from './card-form.ts'
import { DELAYS, type TestCard } from './pretend-cards.ts'
import type { SandboxCheckout } from './sandbox.sql.ts'

const NOTICE = '<strong class="test">Test payments - no money moves</strong>'

/** What stands in the form, and what is wrong with it. */
type FormState = {
  readonly typed?: Typed
  readonly wrong?: Wrong
  /** The card that was pressed: the form is filled, and the next press pays. */
  readonly chosen?: TestCard | undefined
}

/** Where the customer pays: the form, the test cards that fill it, and what it is for. */
export function payForm(
  checkout: SandboxCheckout,
  now: Date,
  { typed = {}, wrong = {}, chosen }: FormState = {},
): string {
  const action = `/pay/sandbox/${asText(checkout.id)}`
  const fields = chosen ? filledWith(chosen, now) : typed
  const isWrong = Object.keys(wrong).length > 0
  const said = isWrong || chosen ? null : refusal(checkout)
  const row = (field: keyof Typed) => fieldRow(field, fields, wrong)
  return payPage({
    title: isWrong ? 'Please check the form' : 'Pay',
    isWide: true,
    body: `<div class="pay"><form method="post" action="${action}/cancel"><button class="way">Cancel and go back</button></form>${NOTICE}<h1>Pay by card</h1>
${said === null ? '' : `<p class="problem" role="alert">${asText(said)} Nothing was charged. Try another card, or go back. ${asText(waitingTime(checkout, now))}</p>`}
<form method="post" action="${action}/pay" class="card" novalidate>
${row('card')}<div class="pair">${row('expiry')}${row('cvc')}</div>${row('name')}
${chosen ? `<p class="filled" id="filled">Test card filled in: ${shownAbout(chosen.about)}.</p>` : ''}
<button${chosen ? ' autofocus aria-describedby="filled"' : ''}>Pay ${formatCad(checkout.amount)}</button>
<p class="soft">Only test cards work here. Never type a real one.</p>
<details class="later"><summary>When is the restaurant told?</summary>
<label for="delay">The provider's message comes</label>
<select id="delay" name="delay">${DELAYS.map(({ seconds, label }) => `<option value="${seconds}">${label}</option>`).join('')}</select></details>
</form>
<details class="tests"${wrong.card === undefined ? '' : ' open'}><summary>Use a test card</summary>${cardLinks(action)}</details></div>
<div class="bill"><h2>Your order</h2>${summary(checkout)}</div>`,
  })
}

/** 'Card ending 0002 was declined.' */
function refusal({ last_decline, card }: SandboxCheckout): string | null {
  return last_decline?.replace(/^Your card/, `Card ending ${(card ?? '').slice(-4)}`) ?? null
}

function waitingTime({ expires_at }: SandboxCheckout, now: Date): string {
  const minutes = Math.max(1, Math.floor((expires_at.getTime() - now.getTime()) / 60_000))
  return `We hold your order for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** The dishes, and below a line what is added to them. */
function summary({ lines, amount }: SandboxCheckout): string {
  const end = lines.findLastIndex(({ isCounted, before }) => isCounted || before !== undefined) + 1
  const [dishes, others] = [lines.slice(0, end), lines.slice(end)]
  const gross = dishes.reduce((sum, { amount, before = amount, quantity }) => sum + before * quantity, 0)
  const off = dishes.reduce((sum, { amount, before = amount }) => sum + before - amount, 0)
  const sums = [
    end > 0 && others.length > 0 && moneyRow('Subtotal', formatCad(gross)),
    off > 0 && moneyRow('Discount', `−${formatCad(off)}`),
    ...others.map(lineRow),
  ].filter((row) => row !== false)
  return `<div class="slip">${end > 0 ? `<dl>${dishes.map(lineRow).join('')}</dl>` : ''}
${sums.length > 0 ? `<dl${end > 0 ? ' class="sums"' : ''}>${sums.join('')}</dl>` : ''}
<dl class="total">${moneyRow('Total CAD', formatCad(amount))}</dl></div>`
}

function lineRow({ name, amount, before = amount, quantity, isCounted }: SandboxCheckout['lines'][number]): string {
  return moneyRow(`${isCounted || quantity > 1 ? `${quantity} × ` : ''}${asText(name)}`, formatCad(before * quantity))
}

function moneyRow(name: string, amount: string): string {
  return `<dt>${name}</dt><dd>${amount}</dd>`
}

/** Like the bank's own question (3-D Secure). */
export function challengePage(checkout: SandboxCheckout): string {
  const action = `/pay/sandbox/${asText(checkout.id)}/challenge`
  return payPage({
    title: 'Your bank asks',
    body: `${NOTICE}<h1>Your bank asks: is this you?</h1>
<div class="card"><p>A payment of <strong>${formatCad(checkout.amount)}</strong> with the card ending in ${asText((checkout.card ?? '').slice(-4))}.</p></div>
<form method="post" action="${action}"><button name="answer" value="approve">Yes, approve it</button>
<button class="quiet" name="answer" value="refuse">No, refuse it</button></form>`,
  })
}

export function endedPage(checkout: SandboxCheckout, now: Date): string {
  const { title, heading, sentence } = endOf(checkout, now)
  return payPage({
    title,
    body: `${NOTICE}<h1>${heading}</h1><p>Nothing was charged. ${sentence}</p>
<a class="button" href="${asText(checkout.cancel_url)}">Go back</a>`,
  })
}

const AGAIN = 'Please go back and start again.'

/** A checkout is ended before its time where it is withdrawn, or ordered another way; which of them, a provider is not told. Only a card that was promised leaves a payment behind. */
function endOf({ status, payment_id, expires_at }: SandboxCheckout, now: Date) {
  if (payment_id !== null) return { title: 'Refused', heading: 'Your bank refused this card', sentence: AGAIN }
  if (status === 'expired' && now < expires_at) {
    const sentence = 'The restaurant has withdrawn it, or the order was placed another way.'
    return { title: 'Ended', heading: 'This payment was ended', sentence }
  }
  return { title: 'Expired', heading: 'This payment has ended', sentence: AGAIN }
}

export function unknownPage(): string {
  return payPage({
    title: 'Not found',
    body: `${NOTICE}<h1>There is no such payment</h1><p>Please check the address.</p>
<a class="button" href="/menu">See the menu</a>`,
  })
}
