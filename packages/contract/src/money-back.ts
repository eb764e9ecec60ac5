import { z } from 'zod'
import { Tender } from './lines.ts'
import { Dollars } from './wire.ts'

const HandMoney = z
  .object({
    tender: Tender,
    toGive: Dollars.describe('Still to be given back, as it changes hands: in coins where it was cash.'),
    returned: Dollars.describe('Given back, as it changed hands.'),
    refunded: Dollars.describe('What that is of `moneyBack.refunded`.'),
    edited: Dollars.describe('What of `returned` came back since edits made the order cheaper.').optional(),
  })
  .meta({ id: 'HandMoney' })

const HandIfCancelled = z
  .object({
    tender: Tender,
    amount: Dollars.describe('What that is of `moneyBack.left`.'),
    toGive: Dollars.describe('The same as it changes hands: in coins where it was cash.'),
  })
  .meta({ id: 'HandIfCancelled' })

/** What of the order's payment went back, or is on its way; `left` is what a cancellation would still send. */
export const MoneyBack = z
  .object({
    refunded: Dollars,
    edited: Dollars.describe(
      'What of `refunded` went back to cards since edits made the order cheaper; missing where nothing did.',
    ).optional(),
    underWay: Dollars,
    failed: Dollars,
    left: Dollars.describe('What a cancellation would still send back.'),
    byHand: Dollars.describe('To be given back by hand, since an edit made the order cheaper.').optional(),
    hand: z
      .array(HandMoney)
      .readonly()
      .describe('What a person gives back, or has given back, by tender; missing where there is nothing of it.')
      .optional(),
    handIfCancelled: z
      .array(HandIfCancelled)
      .readonly()
      .describe(
        'What of `left` a person would give back if the order were cancelled, by tender; the rest of it goes back to the card by itself. Missing where there is nothing of it.',
      )
      .optional(),
  })
  .meta({ id: 'MoneyBack' })
