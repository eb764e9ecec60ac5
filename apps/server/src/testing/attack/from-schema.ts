import type { Dice } from '../dice.ts'

export type Schema = { readonly [keyword: string]: unknown }
export type Components = Readonly<Record<string, Schema>>

const ODD: readonly [unknown, ...unknown[]] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  '',
  ' ',
  'é'.repeat(300),
  '\u0000',
  "' or 1=1 --",
  '<script>',
  [],
  {},
  '../..',
  '𝒳',
]
const MANY = 3
const DEEPEST = 8

/** A value of a schema, now and then with a part that is not. */
export function valueFor(schema: Schema, components: Components, dice: Dice, wild: number, depth = 0): unknown {
  if (dice.isBelow(wild)) return dice.oneOf(ODD)
  const inner = (part: unknown) => valueFor(part as Schema, components, dice, wild, depth + 1)
  if (typeof schema.$ref === 'string') return inner(components[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return oneOf(dice, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (Array.isArray(choices)) return inner(oneOf(dice, choices))
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(inner))
  if (schema.properties || schema.type === 'object') return objectOf(schema, dice, depth, inner)
  if (schema.type === 'array') return arrayOf(schema, dice, depth, inner)
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, dice)
  if (schema.type === 'boolean') return dice.isBelow(0.5)
  if (schema.type === 'string') return textOf(schema, dice)
  return dice.oneOf(ODD)
}

function oneOf(dice: Dice, all: readonly unknown[]): unknown {
  return all[Math.floor(dice.between(0, all.length))]
}

function objectOf(schema: Schema, dice: Dice, depth: number, inner: (part: unknown) => unknown) {
  const required = new Set((schema.required as string[] | undefined) ?? [])
  const properties = Object.entries((schema.properties as Record<string, unknown> | undefined) ?? {})
  const taken = properties.filter(([name]) => required.has(name) || (depth < DEEPEST && dice.isBelow(0.7)))
  return Object.fromEntries(taken.map(([name, part]) => [name, inner(part)]))
}

function arrayOf(schema: Schema, dice: Dice, depth: number, inner: (part: unknown) => unknown) {
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  const most = Math.min(typeof schema.maxItems === 'number' ? schema.maxItems : MANY, least + MANY)
  const length = depth > DEEPEST ? least : Math.round(dice.between(least, most))
  return Array.from({ length }, () => inner(schema.items ?? {}))
}

function numberOf({ minimum = 0, maximum = 1000, type }: Schema, dice: Dice): number {
  const [low, high] = [Number(minimum), Number(maximum)]
  const value = dice.isBelow(0.3) ? (dice.isBelow(0.5) ? low : high) : dice.between(low, Math.min(high, low + 1000))
  return type === 'integer' ? Math.round(value) : Math.round(value * 100) / 100
}

const DAY_MS = 86_400_000
function textOf({ format, minLength, maxLength, examples }: Schema, dice: Dice): string {
  const moment = new Date(Date.now() + dice.between(-400, 400) * DAY_MS).toISOString()
  if (Array.isArray(examples) && dice.isBelow(0.5)) return String(oneOf(dice, examples))
  if (format === 'uuid')
    return '0199e5a0-0000-7000-8000-000000000000'.replace(/0{12}$/, () => String(Math.floor(dice.between(1e11, 9e11))))
  if (format === 'date') return moment.slice(0, 10)
  if (format === 'date-time') return moment
  if (format === 'email') return `fuzz-${Math.floor(dice.between(0, 1e6))}@example.test`
  if (format === 'uri') return 'https://example.test/a.jpg'
  const length = Math.round(dice.between(Number(minLength ?? 0), Math.min(Number(maxLength ?? 60), 2000)))
  return 'Aé, b<i>&"\'\\/%_ 7'.repeat(Math.ceil(length / 17)).slice(0, length)
}
