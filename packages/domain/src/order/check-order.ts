import {
  DEFAULT_MAX_QUANTITY,
  MAX_CART_ITEMS,
  MAX_CART_LINES,
  TOO_MANY_ITEMS,
  TOO_MANY_LINES,
  tooManyOf,
} from '../cart/limits.ts'
import { looksLikeEmail } from '../people/email.ts'
import { nameProblem } from '../people/name.ts'
import { MIN_PHONE_DIGITS, normalizePhone, phoneDigits } from '../people/phone.ts'
import { addsUp } from '../pricing/pricing.ts'
import { type Problem, problemsOf } from '../problem.ts'
import { isRecord } from '../record.ts'
import { tooLongTexts } from './order-texts.ts'
import { isOrderType } from './order-type.ts'
import { isPartySize, PARTY_SIZE_INVALID } from './party-size.ts'

// The checks that the API makes and the site mirrors (ordering 11). What arrives is anything at all: nothing is trusted.
const ORDER_DATA_REQUIRED = 'Order data is required'
const CUSTOMER_REQUIRED = 'Customer information is required'
const NAME_REQUIRED = 'Customer name is required'
const EMAIL_INVALID = 'Please enter a valid email address'
const PHONE_INVALID = 'Please enter a valid phone number (10+ digits)'
const ACCOUNT_INVALID = 'Account id must be text that is not empty'
const CART_EMPTY = 'Your cart is empty. Please add items before placing an order.'
const ITEM_NAME_REQUIRED = 'Each item needs a name'
const ITEM_PRICE_INVALID = 'Each item needs a price above zero'
const ITEM_QUANTITY_INVALID = 'Each item needs a whole quantity of at least 1'
const SPICE_LEVEL_INVALID = 'Spice level must be a number from 1 to 5'
const CATEGORY_INVALID = 'Item category must be text that is not empty'
const LOCATION_REQUIRED = 'Please select a restaurant location'
const LOCATION_NAME_MISSING = 'Location name is missing'
const ORDER_TYPE_INVALID = 'Order type must be pickup, delivery or dine-in'
export const ADDRESS_REQUIRED = 'Delivery address is required for delivery orders'
export const TIP_INVALID = 'Tip must be an amount of 0 or more'
const PRICING_REQUIRED = 'Pricing is required'
const PRICING_NOT_NUMBERS = 'Pricing amounts must be numbers'
const PRICING_NEGATIVE = 'Pricing amounts cannot be negative'
const TOTAL_NOT_POSITIVE = 'Order total must be above zero'
const TOTAL_MISMATCH = 'Pricing calculation error: total does not match subtotal + tax + tip'

const MAX_SPICE_LEVEL = 5

type Loose = Readonly<Record<string, unknown>>

/** Staff take orders at the counter, where a name is enough; an email or phone that is given must still be one. */
export function checkOrderData(payload: unknown, by: 'customer' | 'staff' = 'customer'): Problem[] {
  const order = record(payload)
  if (order === null) return [{ field: 'order', sentence: ORDER_DATA_REQUIRED }]
  return [
    ...checkCustomer(order.customerInfo, by === 'staff'),
    ...checkItems(order.items),
    ...checkLocation(order.location ?? order.locationInfo),
    ...checkOrderType(order),
    ...checkTexts(order),
    ...checkPricing(order.pricing),
    ...problemsOf([['tipAmount', tipProblem(order.tipAmount)]]),
  ]
}

/** A tip below zero would be a discount that every other figure agrees with. */
function tipProblem(tip: unknown): string | null {
  return tip === undefined || (isNumber(tip) && tip >= 0) ? null : TIP_INVALID
}

function checkCustomer(value: unknown, nameIsEnough: boolean): Problem[] {
  const customer = record(value)
  if (customer === null) return [{ field: 'customerInfo', sentence: CUSTOMER_REQUIRED }]
  const { name, email, phone, firebaseId } = customer
  const mayLack = (entry: unknown) => nameIsEnough && (entry === undefined || entry === null || entry === '')
  const accountIsFine = firebaseId === undefined || firebaseId === null || isText(firebaseId)
  return problemsOf([
    ['customerInfo.name', isText(name) ? nameProblem(name) : NAME_REQUIRED],
    ['customerInfo.email', !mayLack(email) && !(isText(email) && looksLikeEmail(email.trim())) && EMAIL_INVALID],
    ['customerInfo.phone', !mayLack(phone) && !isPhone(phone) && PHONE_INVALID],
    ['customerInfo.firebaseId', !accountIsFine && ACCOUNT_INVALID],
  ])
}

function isPhone(value: unknown): boolean {
  return isText(value) && phoneDigits(value).length >= MIN_PHONE_DIGITS && normalizePhone(value) !== null
}

function checkItems(value: unknown): Problem[] {
  if (!Array.isArray(value) || value.length === 0) return [{ field: 'items', sentence: CART_EMPTY }]
  return [...value.flatMap((item, index) => checkItem(record(item) ?? {}, `items.${index}`)), ...tooManyIn(value)]
}

function tooManyIn(items: readonly unknown[]): Problem[] {
  const pieces = items.reduce<number>((sum, item) => sum + (Number(record(item)?.quantity) || 0), 0)
  return problemsOf([
    ['items', pieces > MAX_CART_ITEMS && TOO_MANY_ITEMS],
    ['items', items.length > MAX_CART_LINES && TOO_MANY_LINES],
  ])
}

function checkItem(item: Loose, field: string): Problem[] {
  const { name, price, quantity, selectedSpiceLevel: spice, category } = item
  const spiceIsFine = spice === undefined || (isNumber(spice) && spice >= 1 && spice <= MAX_SPICE_LEVEL)
  return problemsOf([
    [`${field}.name`, !isText(name) && ITEM_NAME_REQUIRED],
    [`${field}.price`, !(isNumber(price) && price > 0) && ITEM_PRICE_INVALID],
    [`${field}.quantity`, quantityProblem(quantity, isText(name) ? name : 'this item')],
    [`${field}.selectedSpiceLevel`, !spiceIsFine && SPICE_LEVEL_INVALID],
    [`${field}.category`, category !== undefined && !isText(category) && CATEGORY_INVALID],
  ])
}

function quantityProblem(quantity: unknown, name: string): string | null {
  if (!isNumber(quantity) || !Number.isInteger(quantity) || quantity < 1) return ITEM_QUANTITY_INVALID
  return quantity > DEFAULT_MAX_QUANTITY ? tooManyOf(name) : null
}

function checkLocation(value: unknown): Problem[] {
  const location = record(value) ?? {}
  if (!isText(location.id)) return [{ field: 'location.id', sentence: LOCATION_REQUIRED }]
  return problemsOf([['location.name', !isText(location.name) && LOCATION_NAME_MISSING]])
}

function checkOrderType({ orderType, deliveryInfo, tableInfo }: Loose): Problem[] {
  if (!isOrderType(orderType)) return [{ field: 'orderType', sentence: ORDER_TYPE_INVALID }]
  const partySize = record(tableInfo)?.partySize
  return problemsOf([
    ['deliveryInfo.address', orderType === 'delivery' && !isText(record(deliveryInfo)?.address) && ADDRESS_REQUIRED],
    ['tableInfo.partySize', orderType === 'dine-in' && !isPartySize(partySize) && PARTY_SIZE_INVALID],
  ])
}

/** Of the details only those of the order's own type count. */
function checkTexts({ orderType, deliveryInfo, tableInfo, specialInstructions }: Loose): Problem[] {
  const { address, instructions: deliveryInstructions } = (orderType === 'delivery' && record(deliveryInfo)) || {}
  const { tableNumber } = (orderType === 'dine-in' && record(tableInfo)) || {}
  return tooLongTexts({ address, deliveryInstructions, tableNumber, specialInstructions })
}

function checkPricing(value: unknown): Problem[] {
  const pricing = record(value)
  if (pricing === null) return [{ field: 'pricing', sentence: PRICING_REQUIRED }]
  const { subtotal, tax, tip, total } = pricing
  if (!(isNumber(subtotal) && isNumber(tax) && isNumber(tip) && isNumber(total))) {
    return [{ field: 'pricing', sentence: PRICING_NOT_NUMBERS }]
  }
  if (Math.min(subtotal, tax, tip, total) < 0) return [{ field: 'pricing', sentence: PRICING_NEGATIVE }]
  return problemsOf([
    ['pricing.total', total <= 0 && TOTAL_NOT_POSITIVE],
    ['pricing.total', !addsUp({ subtotal, tax, tip, total }) && TOTAL_MISMATCH],
  ])
}

/** The pricing check call (money 9): a cart's items, the client's own pricing, and a tip that is not negative. */
export function checkPricingCall(payload: unknown): Problem[] {
  const { items, frontendPricing, tipAmount } = record(payload) ?? {}
  return [
    ...problemsOf([
      ['items', !(Array.isArray(items) && items.length > 0) && CART_EMPTY],
      ['frontendPricing', record(frontendPricing) === null && PRICING_REQUIRED],
      ['tipAmount', tipAmount === undefined ? TIP_INVALID : tipProblem(tipAmount)],
    ]),
    ...(Array.isArray(items) ? tooManyIn(items) : []),
  ]
}

function record(value: unknown): Loose | null {
  return isRecord(value) ? value : null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
