import { pathOf } from '@sizzle/contract/route.ts'
import { type Routes, routes } from '@sizzle/contract/routes.ts'
import { SAMPLES } from './samples/samples.ts'
import type { Caller, TestApp } from './test-app.ts'

/** Fields in which people write what they like. */
const WORDS =
  /^(name|displayName|customerName|address|instructions|specialInstructions|specialRequests|note|allergies|reason|description|tags|manager|subject|message|closing|offerTitle|terms|title|tableNumber|path)$/

type Path = readonly string[]
export type Planted = { readonly call: string; readonly field: string; readonly word: string; readonly status: number }

/** Where somebody writes words in such a call. */
function wordsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === 'string') {
    const name = at.findLast((key) => Number.isNaN(Number(key)))
    return name !== undefined && WORDS.test(name) ? [at] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, [...at, key]))
}

function withWord(value: unknown, [key, ...rest]: Path, word: string): unknown {
  if (key === undefined) return word
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = withWord(copy[key], rest, word)
  return copy
}

/**
 * Sends these words to a call of the program, each in each of its fields by itself: what refuses its words is refused, the
 * others take theirs. `input` is the sample of the call, or what is about something that is there.
 */
export async function plantByCall(
  app: TestApp,
  by: Caller,
  name: keyof Routes,
  words: readonly string[],
  input: () => unknown = () => SAMPLES[name](app),
): Promise<Planted[]> {
  const planted: Planted[] = []
  for (const field of wordsIn(await input()))
    for (const word of words) {
      const { status } = await by.post(pathOf(routes[name]), withWord(await input(), field, word))
      planted.push({ call: name, field: field.join('.'), word, status })
    }
  return planted
}
