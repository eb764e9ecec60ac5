import { type AnyRoute, methodOf } from '@sizzle/contract/route.ts'
import { ok, type Refused, type Result, refuse } from '@sizzle/domain/result.ts'
import type { z } from 'zod'
import type { RefusalValue } from '../operation.ts'

export const MAX_BODY_BYTES = 64 * 1024
const MAX_DEPTH = 20

type Received = { readonly input: unknown; readonly body: string }
type Answer = Result<Received, RefusalValue>

/** Reads and checks what a request carries; nothing is coerced, unknown fields are refused. */
export async function receive(route: AnyRoute, request: Request): Promise<Answer> {
  const raw = methodOf(route) === 'GET' ? queryOf(request.url) : await bodyOf(route, request)
  if (!raw.ok) return raw
  const parsed = route.input.safeParse(raw.value.input)
  if (!parsed.success) return refuseFields(parsed.error.issues)
  return ok({ input: parsed.data, body: raw.value.body })
}

function refuseFields(issues: readonly z.core.$ZodIssue[]): Refused<RefusalValue> {
  const fields = issues.slice(0, 20).map((issue) => ({
    field: issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0]].join('.') : issue.path.join('.'),
    problem: issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message,
  }))
  const first = fields[0]
  const missing = issues.every((issue) => issue.code === 'invalid_type' && issue.input === undefined)
  return refuse({
    code: missing ? 'required_input' : 'invalid_input',
    error: `Invalid input at "${first?.field ?? ''}": ${first?.problem ?? 'not accepted'}`,
    fields,
  })
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

async function bodyOf(route: AnyRoute, request: Request): Promise<Answer> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type)) return refuse({ code: 'unsupported_media_type' })
  const bytes = await readUpTo(request, route.maxBodyBytes ?? MAX_BODY_BYTES)
  if (bytes === undefined) return refuse({ code: 'body_too_large' })
  return jsonOf(bytes)
}

function jsonOf(bytes: Buffer): Answer {
  try {
    const body = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (depthOf(body) > MAX_DEPTH) return refuse({ code: 'malformed_body', error: 'Invalid JSON: nested too deeply' })
    return ok({ input: JSON.parse(body), body })
  } catch {
    return refuse({ code: 'malformed_body', error: 'Invalid JSON' })
  }
}

/** The whole body, or nothing when it is longer than allowed; a lying content-length is caught while reading. */
async function readUpTo(request: Request, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
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
