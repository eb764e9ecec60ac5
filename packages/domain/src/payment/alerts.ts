/** The money problems that need a person. */
export const ALERT_KINDS = [
  'mismatch',
  'late_money',
  'refund_failed',
  'refunded_outside',
  'unaccounted',
  'taken_offline',
] as const
export type AlertKind = (typeof ALERT_KINDS)[number]

/** What happened, and what the person who reads it does now; the same on the screen and in the letter. */
export type AlertAdvice = { readonly title: string; readonly todo: string }

export const ALERT_ADVICE: Readonly<Record<AlertKind, AlertAdvice>> = {
  mismatch: {
    title: 'A payment does not match its order',
    todo: 'No order was made and no money was moved. Look the payment up at the provider by its number. If it is real, refund it there and call the customer; then mark this as done.',
  },
  late_money: {
    title: 'Money came for an order that could not be made',
    todo: 'We send it back automatically, and the customer gets an email once that’s confirmed. Call the customer if they may be waiting for food; then mark this as done.',
  },
  refund_failed: {
    title: 'A refund did not go through',
    todo: 'We’ll retry it automatically. If the card is closed, arrange another way with the customer, give the money back by hand, and mark this as done.',
  },
  refunded_outside: {
    title: 'A payment was refunded on the provider’s own pages',
    todo: 'The order still stands. Cancel it on the board if it should not be made; otherwise mark this as done.',
  },
  unaccounted: {
    title: 'A payment has neither an order nor a refund',
    todo: 'This should never happen. Refund the payment at the provider, call the customer, and tell whoever looks after this system.',
  },
  taken_offline: {
    title: 'An order taken offline needs checking',
    todo: 'It’s on the board as it was paid. Check what’s different: call the guest if a dish is missing, and settle the drawer if the amount was wrong. Then mark this as done.',
  },
}
