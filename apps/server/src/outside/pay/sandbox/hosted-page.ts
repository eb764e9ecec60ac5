import { formatCad } from '@sizzle/domain/money/cents.ts'
import { asText, payPage } from '../pay-page.ts'
import { DELAYS, TEST_CARDS } from './pretend-cards.ts'
import type { SandboxCheckout } from './sandbox.sql.ts'

const NOTICE = '<strong class="test">Test payments - no money moves</strong>'

/** Where the customer pays: what it is for, one field, and the test cards to tap. A card that was refused is named at the field. */
export function payForm(checkout: SandboxCheckout, problem: string | null, now: Date): string {
  const action = `/pay/sandbox/${asText(checkout.id)}`
  const said = problem ?? refusal(checkout)
  const field =
    said === null
      ? 'aria-describedby="hint" value="4242 4242 4242 4242"'
      : 'aria-describedby="said hint" aria-invalid="true" autofocus'
  return payPage({
    title: 'Pay',
    isWide: true,
    body: `<div class="bill"><form method="post" action="${action}/cancel"><button class="way">Cancel and go back</button></form>${NOTICE}<h1>Pay by card</h1>
${summary(checkout, said !== null)}</div>
<form class="pay" method="post" action="${action}/pay">
<div class="plate"><label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" maxlength="24" placeholder="4242 4242 4242 4242" ${field} required>
${said === null ? '' : `<p class="problem" id="said" role="alert">${asText(said)} Nothing was charged. Try another card, or go back. ${asText(waitingTime(checkout, now))}</p>`}</div>
<p class="soft" id="hint">Only the test cards below are taken. Never type a real one.</p>
<button>Pay ${formatCad(checkout.amount)}</button>
<h2>Or tap a test card</h2><ul class="cards">${TEST_CARDS.slice(0, FIRST_CARDS).map(cardButton).join('')}</ul>
<details class="more"><summary>More test cards</summary><ul class="cards">${TEST_CARDS.slice(FIRST_CARDS).map(cardButton).join('')}</ul></details>
<details class="later"><summary>When does the restaurant hear of it?</summary>
<label for="delay">The provider's message comes</label>
<select id="delay" name="delay">${DELAYS.map(({ seconds, label }) => `<option value="${seconds}">${label}</option>`).join('')}</select></details>
</form>`,
  })
}

/** One that pays and one that is refused: what nearly everybody tries. */
const FIRST_CARDS = 2
/** So many lines leave the button in sight on a phone; more are folded there. */
const FEW = 6

/** 'Card ending 0002 was declined.' */
function refusal({ last_decline, card }: SandboxCheckout): string | null {
  return last_decline?.replace(/^Your card/, `Card ending ${(card ?? '').slice(-4)}`) ?? null
}

function waitingTime({ expires_at }: SandboxCheckout, now: Date): string {
  const minutes = Math.max(1, Math.floor((expires_at.getTime() - now.getTime()) / 60_000))
  return `We hold your order for ${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}.`
}

function cardButton({ number, about }: { number: string; about: string }): string {
  return `<li><button formnovalidate name="testCard" value="${number}"><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code><span>${asText(about)}</span></button></li>`
}

/** At a second try it is known what is bought: the card comes first. */
function summary({ lines, amount }: SandboxCheckout, isFolded: boolean): string {
  const off = lines.reduce((sum, { amount, before = amount }) => sum + before - amount, 0)
  const lastDish = lines.findLastIndex(({ isCounted, before }) => isCounted || before !== undefined)
  const rows = lines.flatMap((line, n) => {
    const name = `${line.isCounted || line.quantity > 1 ? `${line.quantity} × ` : ''}${asText(line.name)}`
    const row = `<dt>${name}</dt><dd>${formatCad((line.before ?? line.amount) * line.quantity)}</dd>`
    return off > 0 && n === lastDish ? [row, `<dt>Discount</dt><dd>−${formatCad(off)}</dd>`] : [row]
  })
  const list = `<dl>${rows.join('')}</dl>`
  return `<div class="slip">${rows.length <= FEW && !isFolded ? `<div class="lines">${list}</div>` : `<details class="lines"><summary>What it is for</summary>${list}</details>`}
<dl class="total"><dt>Total</dt><dd>${formatCad(amount)}</dd></dl></div>`
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
