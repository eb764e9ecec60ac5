import { hasMail } from '../../../kit/has-mail.ts'
import { clockOf, timeInRow } from '../../../ui/clock.ts'
import { formatDollars } from '../../../ui/money.ts'
import type { PaymentLink, ShownLink } from './payment-link-query.ts'

type Place = Pick<PaymentLink, 'timeZone'>

/** On paper, which is read where the location is. */
export function timeOnPaper(iso: string, place: Place): string {
  return clockOf(place).time(iso)
}

function timeOf(iso: string, { timeZone }: Place): string {
  return timeInRow(iso, timeZone, 'time')
}

/** The server says when a link has ended; until then a device whose clock is ahead must not call it dead. */
export function expiryText(link: Place & Pick<PaymentLink, 'expiresAt'>, secondsLeft: number): string {
  const minutes = Math.ceil(secondsLeft / 60)
  const left = secondsLeft === 0 ? 'any moment now' : minutes === 1 ? 'in less than a minute' : `in ${minutes} minutes`
  return `Expires at ${timeOf(link.expiresAt, link)}, ${left}`
}

/**
 * In a row, where a time that is near is said in minutes and one that is far by the clock; so is each on a screen that cannot
 * know whether the link was paid meanwhile.
 */
export function expiryInRow(
  link: Place & Pick<PaymentLink, 'expiresAt'>,
  secondsLeft: number,
  isOnline: boolean,
): string {
  const minutes = Math.ceil(secondsLeft / 60)
  if (minutes > 90 || !isOnline) return `Expires at ${timeOf(link.expiresAt, link)}`
  return secondsLeft === 0 ? 'Expires any moment now' : `Expires in ${minutes} min`
}

type Sms = NonNullable<PaymentLink['sms']>

const SMS_STATES: Readonly<Record<Sms['state'], string>> = {
  queued: 'waits to be sent',
  sending: 'is being sent',
  sent: 'was sent',
  captured: 'was kept and not sent: no SMS provider is set up',
  failed: 'could not be sent',
  skipped: 'was not sent: the number is not a phone number',
}

export function smsText({ times, state, at }: Sms, place: Place): string {
  const which = times === 1 ? 'The text message' : `Text message number ${times}`
  return `${which} of ${timeOf(at, place)} ${SMS_STATES[state]}.`
}

type EndNotice = { readonly isGood: boolean; readonly title: string; readonly text: string }

/** What became of a link while somebody looked at it. */
export function endedWords({ standing, order, link, notNeeded }: ShownLink): EndNotice | undefined {
  switch (standing) {
    case 'waiting':
      return undefined
    case 'paid':
      return {
        isGood: true,
        title: `Paid: ${formatDollars(link.amount)}`,
        text: order ? paidWords(order.shortNumber, link.amount, notNeeded) : '',
      }
    case 'expired':
      return {
        isGood: false,
        title: 'This payment link has expired',
        text: 'Nothing was charged. Make a new link if the customer still wants to pay.',
      }
    case 'refused':
      return {
        isGood: false,
        title: 'The card was refused',
        text: 'Nothing was charged. Make a new link if the customer wants to try another card.',
      }
    case 'withdrawn':
      return {
        isGood: false,
        title: 'This payment link was withdrawn',
        text: order
          ? `It can no longer be paid. If it was paid just before, order ${order.shortNumber} says so.`
          : 'It can no longer be paid. If it was paid just before, its order appears on the board.',
      }
    case 'returned':
      return { isGood: false, ...returnedWords(order) }
    case 'review':
      return {
        isGood: false,
        title: 'This payment does not match its order',
        text: order
          ? `It does not count for order ${order.shortNumber}. A manager finds it under Payments.`
          : 'No order was made. A manager finds it under Payments.',
      }
    default:
      return standing satisfies never
  }
}

/** Of an order that got cheaper while its link was open, what counts and what goes back are said with what was paid. */
function paidWords(shortNumber: string, amount: number, notNeeded: ShownLink['notNeeded']): string {
  if (!notNeeded) return `Order ${shortNumber} is with the kitchen.`
  const back = `${formatDollars(notNeeded.amount)} ${notNeeded.isDone ? 'went' : 'goes'} back to the card automatically`
  return `Order ${shortNumber} costs less now: ${formatDollars(amount - notNeeded.amount)} of it counts, and ${back}.`
}

/** An order that was there before its link, or that the money had become, stays what it is. */
function returnedWords(order: ShownLink['order']) {
  if (order)
    return {
      title: 'Paid, and the money goes back automatically',
      text: `Order ${order.shortNumber} says whether anything is left to pay.`,
    }
  return {
    title: 'Paid, but no order could be made',
    text: hasMail()
      ? 'The money goes back automatically, and the customer gets an email about it.'
      : 'The money goes back automatically. Please tell the customer: email is not set up here.',
  }
}
