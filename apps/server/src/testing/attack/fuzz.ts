import type { Dice } from '../dice.ts'
import type { Caller } from '../test-app.ts'
import { type Components, type Schema, valueFor } from './from-schema.ts'
import { type Attack, SECRETS, type Target } from './target.ts'

type Call = {
  readonly path: string
  readonly method: 'get' | 'post'
  readonly input: Schema
  readonly example: unknown
  readonly statuses: ReadonlySet<number>
}
/** The document of the calls as far as it is read here. */
type OpenApi = {
  readonly paths: Record<
    string,
    Record<
      string,
      {
        readonly parameters: readonly {
          readonly name: string
          readonly in: string
          readonly required?: boolean
          readonly schema: Schema
        }[]
        readonly requestBody?: {
          readonly content: Record<string, { readonly schema: Schema; readonly example?: unknown }>
        }
        readonly responses: Record<string, unknown>
      }
    >
  >
  readonly components: { readonly schemas: Components }
}

const EACH = Number(process.env.FUZZ_EACH ?? 8)
const SLOWEST_MS = 5000
/** Calls after which the caller is nobody any more. */
const ENDS_SESSIONS = /sign-?out|Tablet|deleteMy|deleteAccount|eraseUser|deactivate/i
const INNARDS = /\bat \S+ \(?(file:|\/|node:)|node_modules|syntax error at|duplicate key value|violates .* constraint/

/** Every call with values of its own published schema, right and wrong, as a stranger, a customer and the admin. */
export const attackWithItsSchemas: Attack = async (target, dice) => {
  const document = (await (await fetch(`${target.url}/api/openapi.json`)).json()) as OpenApi
  const calls = callsOf(document)
  const findings = new Set<string>()
  const people: Record<string, () => Promise<Caller>> = {
    stranger: target.guest,
    customer: target.customer,
    admin: target.admin,
  }
  const counts = new Map<string, number>()
  for (const [who, come] of Object.entries(people)) {
    let caller = await come()
    for (const call of calls) {
      if (who === 'admin' && ENDS_SESSIONS.test(call.path)) continue
      for (let n = 0; n < EACH; n++) {
        const { finding, isSignedOut, status } = await tryOne(
          target,
          caller,
          call,
          inputFor(call, document, dice, n),
          who,
        )
        if (finding) findings.add(finding)
        const kind = status === 200 ? 'done' : status === 429 ? 'too many' : 'refused'
        counts.set(kind, (counts.get(kind) ?? 0) + 1)
        if (isSignedOut && who !== 'stranger') caller = await come()
      }
    }
  }
  return {
    tried: `${calls.length} calls: ${[...counts].map(([kind, count]) => `${count} ${kind}`).join(', ')}`,
    findings: [...findings],
  }
}

function callsOf({ paths }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters, requestBody, responses }]): Call[] => {
      const statuses = new Set(Object.keys(responses).map(Number))
      const json = requestBody?.content['application/json']
      if (method === 'post' && json) return [{ path, method, input: json.schema, example: json.example, statuses }]
      if (method !== 'get') return []
      const query = parameters.filter((one) => one.in === 'query')
      const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]))
      const required = query.filter((one) => one.required).map(({ name }) => name)
      return [{ path, method, input: { type: 'object', properties, required }, example: undefined, statuses }]
    }),
  )
}

/** The example with one part exchanged, or a value out of the schema alone. */
function inputFor({ input, example }: Call, { components }: OpenApi, dice: Dice, n: number): unknown {
  const wild = [0, 0.02, 0.1, 0.3][n % 4] ?? 0
  const made = valueFor(input, components.schemas, dice, wild)
  if (n % 3 !== 0 || !isPlain(example) || !isPlain(made)) return made
  const names = Object.keys(made)
  const name = names[Math.floor(dice.between(0, names.length))]
  return name === undefined ? example : { ...example, [name]: made[name] }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function tryOne({ url }: Target, caller: Caller, { path, method, statuses }: Call, input: unknown, who: string) {
  const headers: Record<string, string> = {
    cookie: caller.cookie,
    'x-api-key': caller.apiKey,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  const query = method === 'get' && isPlain(input) ? `?${new URLSearchParams(textsOf(input)).toString()}` : ''
  const started = performance.now()
  const body = method === 'post' ? JSON.stringify(input) : null
  const answer = await fetch(`${url}/api${path}${query}`, { method: method.toUpperCase(), headers, body }).catch(
    () => undefined,
  )
  if (!answer) return { finding: `${path} as ${who}: no answer`, isSignedOut: false, status: 0 }
  const text = await answer.text()
  const took = performance.now() - started
  return {
    finding: problemOf(answer, text, took, statuses, `${path} as ${who}`),
    isSignedOut: answer.status === 401,
    status: answer.status,
  }
}

function problemOf(answer: Response, text: string, took: number, statuses: ReadonlySet<number>, where: string) {
  // A provider that is away has an answer of its own in the document.
  if (answer.status === 500) return `${where}: ${answer.status} ${text.slice(0, 120)}`
  if (!statuses.has(answer.status) && ![429, 503].includes(answer.status))
    return `${where}: ${answer.status} does not stand in the document`
  if (took > SLOWEST_MS) return `${where}: ${took.toFixed(0)} ms`
  if (INNARDS.test(text)) return `${where}: shows innards: ${INNARDS.exec(text)?.[0]}`
  for (const [name, secret] of Object.entries(SECRETS)) if (text.includes(secret)) return `${where}: shows ${name}`
  return undefined
}

function textsOf(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
    ]),
  )
}
