import { MAX_LINE_UNITS } from '@sizzle/domain/menu/options.ts'
import { TAX_CLASSES } from '@sizzle/domain/pricing/tax-class.ts'
import { TENDERS } from '@sizzle/domain/pricing/tenders.ts'
import { z } from 'zod'
import { Dollars, Id, Instant } from './wire.ts'

// What a line and a bill are made of, wherever they travel.

/** Other fields, such as a price, are ignored: the server prices. Quantities are checked with the group that they are in. */
const ChoiceInput = z
  .object({
    groupId: Id,
    optionId: Id,
    quantity: z.number().describe('Units of this option on each plate of the line.'),
    get choices(): z.ZodOptional<z.ZodArray<typeof ChoiceInput>> {
      return z
        .array(ChoiceInput)
        .max(MAX_LINE_UNITS)
        .describe('For each unit, from the groups that this option opens; one level deep.')
        .optional()
    },
  })
  .meta({ id: 'Choice' })

/** More than this no line can hold, however it is nested. */
const MAX_CHOICES_TEXT = 4096

export const ChoiceInputs = z
  .array(ChoiceInput)
  .max(MAX_LINE_UNITS)
  .refine((choices) => JSON.stringify(choices).length <= MAX_CHOICES_TEXT, 'Too many choices for one line')

/** A choice as the order keeps it: names and prices of that moment. */
export const FrozenChoice = z
  .object({
    groupId: z.string(),
    optionId: z.string(),
    quantity: z.int(),
    group: z.string(),
    name: z.string(),
    price: Dollars.describe(
      'What all its units cost on one plate, without what is chosen below it; 0 where they are free.',
    ),
    itemId: z.string().nullable().describe('The dish that it put on the plate.'),
    taxClass: z.string().nullable(),
    get choices(): z.ZodReadonly<z.ZodArray<typeof FrozenChoice>> {
      return z.array(FrozenChoice).readonly()
    },
  })
  .meta({ id: 'OrderItemChoice' })

export const TaxClass = z.enum(TAX_CLASSES).meta({ id: 'TaxClass' })

/** A part of a line after discounts, by what it is to the tax office. */
export const TaxPart = z.object({ taxClass: TaxClass, amount: Dollars }).meta({ id: 'TaxPart' })

export const OrderCharge = z
  .object({
    kind: z.enum(['discount', 'delivery_fee', 'service_charge', 'packaging_fee', 'deposit']),
    label: z.string(),
    /** Never below zero: a discount is a positive amount with its kind. */
    amount: Dollars,
    taxClass: TaxClass.nullable(),
  })
  .meta({ id: 'OrderCharge' })

/** A tax as the order was charged. */
export const OrderTax = z
  .object({
    name: z.string(),
    ratePer100k: z.int().describe('14000 is 14%.'),
    base: Dollars,
    amount: Dollars,
    /** Null for orders from before numbers were kept. */
    registration: z.string().nullable(),
    classes: z.array(TaxClass).readonly(),
  })
  .meta({ id: 'OrderTax' })

export const Tender = z.enum(TENDERS).meta({ id: 'Tender' })

export const OrderPayment = z
  .object({
    id: z.string().describe('`paymentId` of the call that took it.'),
    tender: Tender,
    amount: Dollars.describe('What it settles of the order.'),
    tipPart: Dollars.describe('The tip within it.'),
    /** What the coins that stay for it are more, or less: those that came without those that an edit gives back. */
    cashRounding: Dollars,
    at: Instant,
  })
  .meta({ id: 'OrderPayment' })
