import {
  type CheckoutFields,
  checkCheckoutForm,
  emailProblem,
  phoneProblem,
} from '@sizzle/domain/checkout/checkout-form.ts'
import type { Cents } from '@sizzle/domain/money/cents.ts'
import { ADDRESS_REQUIRED } from '@sizzle/domain/order/check-order.ts'
import { type OrderText, textTooLong } from '@sizzle/domain/order/order-texts.ts'
import type { OrderType } from '@sizzle/domain/order/order-type.ts'
import { DEFAULT_PARTY_SIZE, isPartySize, PARTY_SIZE_INVALID, typedPartySize } from '@sizzle/domain/order/party-size.ts'
import { customTip, presetTip } from '@sizzle/domain/pricing/tips.ts'
import { problemsAt } from '../../../kit/server/problems-at.ts'
import type { TimeChoice } from '../../shared/order-times/order-time.ts'

export type TipChoice = '0' | '5' | '10' | '15' | 'custom'
export type PaymentMethod = 'cash' | 'online'

/** The form as it stands on the screen; what is sent is made of it at the end. */
export type CheckoutForm = CheckoutFields &
  TimeChoice & {
    readonly orderType: OrderType
    readonly address: string
    readonly deliveryInstructions: string
    readonly tableNumber: string
    readonly partySize: string
    readonly tip: TipChoice
    readonly customTip: string
    readonly payment: PaymentMethod
    readonly specialInstructions: string
    /** Empty: none. */
    readonly promotionCode: string
  }
export type FieldName = 'name' | 'email' | 'phone' | 'partySize' | 'customTip' | 'promotionCode' | OrderText
/** What the button waits for. */
export type MissingField = keyof CheckoutFields | 'time'
export type Problems = Partial<Record<FieldName, string>>

/** What the profile says; without a phone it could not be read, which is not the same as having none. */
export type KnownContact = Omit<CheckoutFields, 'phone'> & { readonly phone?: string | undefined }

export function emptyForm(contact: KnownContact, orderType: OrderType): CheckoutForm {
  return {
    ...contact,
    phone: contact.phone ?? '',
    orderType,
    when: 'asap',
    date: '',
    time: '',
    address: '',
    deliveryInstructions: '',
    tableNumber: '',
    partySize: String(DEFAULT_PARTY_SIZE),
    tip: '0',
    customTip: '',
    payment: 'cash',
    specialInstructions: '',
    promotionCode: '',
  }
}

/** The first sentence for each field; fields of another order type are not looked at. */
export function checkForm(form: CheckoutForm): Problems {
  const problems: Problems = {}
  for (const { field, sentence } of checkCheckoutForm(form)) problems[field] ??= sentence
  if (form.orderType === 'delivery' && form.address.trim() === '') problems.address = ADDRESS_REQUIRED
  if (form.orderType === 'dine-in' && !isPartySize(typedPartySize(form.partySize))) {
    problems.partySize = PARTY_SIZE_INVALID
  }
  if (isTableAsked(form) && form.tableNumber.trim() === '') problems.tableNumber = TABLE_NUMBER_REQUIRED
  for (const text of TEXTS_OF[form.orderType]) {
    const tooLong = textTooLong(text, form[text])
    if (tooLong) problems[text] ??= tooLong
  }
  return problems
}

const TABLE_NUMBER_REQUIRED = 'Please enter your table number'

/** Who orders for now sits there already; a table of later is not known yet (ordering 63). */
export function isTableAsked({ orderType, when }: Pick<CheckoutForm, 'orderType' | 'when'>): boolean {
  return orderType === 'dine-in' && when === 'asap'
}

const TEXTS_OF: Record<OrderType, readonly OrderText[]> = {
  pickup: ['specialInstructions'],
  delivery: ['address', 'deliveryInstructions', 'specialInstructions'],
  'dine-in': ['tableNumber', 'specialInstructions'],
}

/** The server's names of the fields that this form shows; `customerInfo.name` and the like go by their last part. */
const SHOWN_AT: Readonly<Record<string, FieldName>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  instructions: 'deliveryInstructions',
  tableNumber: 'tableNumber',
  specialInstructions: 'specialInstructions',
  partySize: 'partySize',
  tipAmount: 'customTip',
  promotionCode: 'promotionCode',
}

/** What the server found wrong with single fields, where the form shows them. */
export function refusedFields(error: unknown): Problems {
  const problems: Problems = {}
  for (const [path, sentence] of Object.entries(problemsAt(error))) {
    const field = SHOWN_AT[path.split('.').at(-1) ?? '']
    if (field && sentence) problems[field] ??= sentence
  }
  return problems
}

/** A share of subtotal plus tax, or what was typed, clamped (money 11). */
export function tipOf(form: Pick<CheckoutForm, 'tip' | 'customTip'>, priced: { subtotal: Cents; tax: Cents }): Cents {
  return form.tip === 'custom' ? customTip(form.customTip || '0') : presetTip(Number(form.tip), priced)
}

/** Who it would be the first order of: what is still being typed is nobody's. */
export function ordererOf({ phone, email }: CheckoutForm): { phone?: string; email?: string } {
  return { ...(phoneProblem(phone) ? {} : { phone }), ...(emailProblem(email) ? {} : { email }) }
}

/** What was refused with the order is off the bill as well, whatever a question about it would say. */
export function codeToQuote(form: CheckoutForm, refused: Problems) {
  return refused.promotionCode ? {} : { promotionCode: form.promotionCode }
}
