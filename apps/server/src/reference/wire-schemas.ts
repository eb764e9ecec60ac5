import type { Schema } from '@sizzle/contract/route.ts'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** JSON Schema of the routes' shapes as they travel. What has a name is kept once and referred to. */
export function openSchemas() {
  const named = new Map<string, Json>()

  function schemaOf(shape: Schema): Json {
    // `input` is the wire side of every codec: dollars and ISO strings, for requests and for answers.
    const made = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any', override: plainer })
    const { $schema, $defs, ...schema } = pointingAtComponents(made)
    for (const [name, part] of Object.entries(($defs ?? {}) as Record<string, Json>)) keep(name, part)
    return schema
  }

  function keep(name: string, part: Json) {
    const { id, ...schema } = part
    const known = named.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`two shapes are called ${name}`)
    named.set(name, schema)
  }

  function components(): Json {
    return Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  }

  return { schemaOf, components }
}

export type Schemas = ReturnType<typeof openSchemas>

function pointingAtComponents(schema: object): Json {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

type SchemaPair = { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: z.core.JSONSchema.BaseSchema }

/** Leaves out what says nothing to a reader, and names a number in a query string as the number that it is. */
function plainer({ zodSchema, jsonSchema }: SchemaPair) {
  const { def } = zodSchema._zod
  if (def.type === 'pipe' && def.in._zod.def.type === 'string' && def.out._zod.def.type === 'number') {
    for (const keyword of ['$ref', 'type', 'pattern'] as const) delete jsonSchema[keyword]
    const { $schema, ...number } = z.toJSONSchema(def.out)
    Object.assign(jsonSchema, number)
  }
  spellOut(jsonSchema)
  // The pattern repeats what the format says, in some hundred characters.
  if (jsonSchema.format) delete jsonSchema.pattern
  // It would forbid the part in a request.
  delete jsonSchema.readOnly
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
}

/** Keys of a known set become properties, and a tuple of equal parts a list of that length: many tools know nothing else. */
function spellOut(schema: z.core.JSONSchema.BaseSchema) {
  const { propertyNames, additionalProperties, prefixItems } = schema
  const keys = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  if (keys && additionalProperties !== undefined) {
    schema.properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]))
    schema.additionalProperties = false
    delete schema.propertyNames
  }
  const [first, ...others] = prefixItems ?? []
  if (first && !schema.items && others.every((part) => JSON.stringify(part) === JSON.stringify(first))) {
    Object.assign(schema, { items: first, minItems: others.length + 1, maxItems: others.length + 1 })
    delete schema.prefixItems
  }
}
