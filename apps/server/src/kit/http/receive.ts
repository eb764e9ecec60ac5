import { createHash } from 'node:crypto'
import type { FieldProblem } from '@sizzle/contract/fields.ts'
import { type AnyRoute, MAX_JSON_BYTES, methodOf } from '@sizzle/contract/route.ts'
import { ok, type Refusal, type Result, refuse } from '@sizzle/domain/result.ts'
import { z } from 'zod'
import type { RefusalValue } from '../operation.ts'
import { readUpTo } from './body.ts'

const MAX_DEPTH = 20

/** `body` stands for what was sent when two requests are compared; `file` is there for an upload only. */
type RequestContent = { readonly input: unknown; readonly body: string; readonly file?: Uint8Array }
type Answer = Result<RequestContent, RefusalValue>

/** Reads and checks what a request carries; nothing is coerced, unknown fields are refused. */
export async function receive(route: AnyRoute, request: Request): Promise<Answer> {
  const raw = await rawOf(route, request)
  if (!raw.ok) return raw
  const parsed = z.safeParse(route.input, raw.value.input)
  if (!parsed.success) return refuseFields(parsed.error.issues, raw.value.input)
  return ok({ ...raw.value, input: parsed.data })
}

async function rawOf(route: AnyRoute, request: Request): Promise<Answer> {
  if (methodOf(route) === 'GET') return queryOf(request.url)
  return route.upload ? uploadOf(route.upload, request) : jsonBodyOf(request, route.maxBodyBytes)
}

/** A missing field is asked for; a field that does not fit is named. `input` is what was sent. */
export function refuseFields(issues: readonly z.core.$ZodIssue[], input: unknown): Refusal<RefusalValue> {
  const fields: FieldProblem[] = issues.slice(0, 20).map((issue) => ({
    field: issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]].join('.') : issue.path.join('.'),
    sentence: issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message,
  }))
  const first = fields[0]
  const missing = issues.every((issue) => issue.code === 'invalid_type' && sentAt(input, issue.path) === undefined)
  return refuse({
    code: missing ? 'required_input' : 'invalid_input',
    error: `Invalid input at "${first?.field ?? ''}": ${first?.sentence ?? 'not accepted'}`,
    fields,
  })
}

/** The library tells what it expected, and not what was there instead. */
function sentAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      // The value is read by key only when it has an own key of that name.
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  )
}

function queryOf(url: string): Answer {
  const query = new URL(url).searchParams
  const input: Record<string, string> = {}
  for (const [name, value] of query) {
    if (Object.hasOwn(input, name))
      return refuse({ code: 'invalid_input', error: `Invalid query: "${name}" is given twice` })
    Object.defineProperty(input, name, { value, enumerable: true })
  }
  return ok({ input, body: '' })
}

/** The body is the file itself, its details stand in the query. */
async function uploadOf(upload: NonNullable<AnyRoute['upload']>, request: Request): Promise<Answer> {
  const type = (request.headers.get('content-type') ?? '').toLowerCase().trim()
  if (!upload.types.includes(type)) return refuse({ code: 'image_format_invalid' })
  const query = queryOf(request.url)
  if (!query.ok) return query
  const file = await readUpTo(request, upload.maxBytes)
  if (file === undefined) return refuse({ code: 'image_too_large' })
  const sum = createHash('sha256').update(file).digest('base64url')
  return ok({ input: query.value.input, body: `${JSON.stringify(query.value.input)} ${sum}`, file })
}

export async function jsonBodyOf(request: Request, limit = MAX_JSON_BYTES): Promise<Answer> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)) return refuse({ code: 'unsupported_media_type' })
  const bytes = await readUpTo(request, limit)
  if (bytes === undefined) return refuse({ code: 'body_too_large' })
  return jsonOf(bytes)
}

function jsonOf(bytes: Buffer): Answer {
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(body) > MAX_DEPTH) return refuse({ code: 'malformed_body', error: 'Invalid JSON: nested too deeply' })
    const input: unknown = JSON.parse(body)
    return ok({ input, body: JSON.stringify(input, withoutPasswords) })
  } catch {
    return refuse({ code: 'malformed_body', error: 'Invalid JSON' })
  }
}

/** What stands for the body is hashed and kept for a day: a fast hash of a password or a PIN must not be among it. */
function withoutPasswords(name: string, value: unknown): unknown {
  return /password|^pin$/i.test(name) ? undefined : value
}

/** How deep brackets nest outside strings, found without building anything. */
export function depthOf(json: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < json.length; at++) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth--
  }
  return deepest
}
