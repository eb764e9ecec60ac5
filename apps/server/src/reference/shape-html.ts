import { asText } from './html-text.ts'
import type { Json } from './wire-schemas.ts'

type Shape = {
  readonly $ref?: string
  readonly description?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: boolean | Shape
  readonly required?: readonly string[]
}

/** A schema as people write types, each named one as a link to where it is described. */
export function shapeHtml(schema: Json | undefined): string {
  return schema ? typeOf(schema, '') : ''
}

function typeOf(shape: Shape, indent: string): string {
  if (shape.$ref) return linkTo(shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1))
  if ('const' in shape) return asText(JSON.stringify(shape.const))
  if (shape.enum) return asText(shape.enum.map((value) => JSON.stringify(value)).join(' | '))
  if (shape.anyOf) return shape.anyOf.map((one) => typeOf(one, indent)).join(' | ')
  if (shape.type === 'array' && shape.items) {
    const item = typeOf(shape.items, indent)
    return shape.items.anyOf || shape.items.enum ? `(${item})[]` : `${item}[]`
  }
  if (shape.properties) return objectOf(shape, indent)
  if (typeof shape.additionalProperties === 'object') return `{ [name]: ${typeOf(shape.additionalProperties, indent)} }`
  return shape.format ?? [shape.type ?? 'anything'].flat().join(' | ')
}

function objectOf(shape: Shape, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(shape.properties ?? {}).map(([name, property]) => {
    const mark = shape.required?.includes(name) ? '' : '?'
    const about = property.description ? `${deeper}// ${asText(property.description)}\n` : ''
    return `${about}${deeper}${asText(name)}${mark}: ${typeOf(property, deeper)}\n`
  })
  return lines.length === 0 ? '{}' : `{\n${lines.join('')}${indent}}`
}

function linkTo(name: string): string {
  return `<a href="#shape-${name}">${name}</a>`
}
