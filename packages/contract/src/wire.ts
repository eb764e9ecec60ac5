import { unturned } from '@sizzle/domain/characters.ts'
import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { z } from 'zod'

// How values travel. Codecs decode what comes in and encode what goes out, so operations only ever see cents and dates.

const MAX_DOLLARS = 1_000_000

/** Dollars with two decimals on the wire, integer cents inside (money 1). */
export const Dollars = z.codec(
  z
    .number()
    .min(-MAX_DOLLARS)
    .max(MAX_DOLLARS)
    .refine(
      (dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6,
      'Amounts have at most two decimals',
    )
    .meta({ id: 'Dollars', description: 'Canadian dollars, two decimals', examples: [12.95] }),
  z.int(),
  { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
)

/** Sums over many orders, which no single amount could be; they only ever go out. */
export const DollarSum = z.codec(
  z.number().meta({ id: 'DollarSum', description: 'Canadian dollars, two decimals', examples: [1204311.5] }),
  z.int(),
  { decode: (dollars) => Math.round(dollars * 100), encode: (cents) => cents / 100 },
)

export const Instant = z.codec(z.iso.datetime({ offset: true }).meta({ id: 'Instant' }), z.date(), {
  decode: (iso) => new Date(iso),
  encode: (date) => date.toISOString(),
})

/** A day on a wall calendar; beyond this range there is nothing to ask for, and no zone's clock that would say when it began. */
export const CalendarDate = z.iso
  .date()
  .refine(isLocalDate, 'Dates are from 1800-01-01 to 2999-12-31')
  .meta({ id: 'CalendarDate', description: 'A day as YYYY-MM-DD, from 1800-01-01 to 2999-12-31' })

/** A whole number in a query string; nothing else is read as a number anywhere. */
export function queryNumber(min: number, max: number) {
  return z.codec(z.string().regex(/^\d{1,9}$/), z.int().min(min).max(max), {
    decode: (text) => Number(text),
    encode: (number) => String(number),
  })
}

/** What makes two sendings of one action the same; the web sends one with every press. */
export const ActionKey = z
  .string()
  .regex(/^[A-Za-z0-9_.:-]{8,200}$/)
  .meta({ id: 'ActionKey' })

/** Text from people: no control characters (they reach printers and mail), none that turn the reading direction, bounded, otherwise kept as typed. */
export function text(max: number, min = 0) {
  return (
    z
      .string()
      // Pasted numbers and names bring them along, so they are taken away and nothing is refused for them.
      .overwrite(unturned)
      .min(min)
      .max(max, `At most ${max} characters`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
      .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/, 'Control characters are not accepted')
      .refine((typed) => typed.isWellFormed(), 'This text is not valid Unicode')
  )
}

export const LocationId = z
  .string()
  .regex(/^[a-z0-9-]{2,50}$/)
  .meta({ id: 'LocationId' })
/** Orders and people: made by us, unguessable. */
export const Uuid = z.uuid().meta({ id: 'Uuid' })
/** A menu item's id: made from its name. */
export const Id = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[A-Za-z0-9_-]+$/)
  .meta({ id: 'MenuItemId' })
