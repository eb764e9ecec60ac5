import { oneStop } from '@sizzle/domain/full-stop.ts'
/** Code -> what travels for it: the HTTP status, and the sentence that people read. Agreed texts stand to the letter (messages 1). */
export type Refusals = Readonly<Record<string, readonly [status: number, sentence: string]>>

/** A sentence with {name}s: each becomes what the refusal says about it. */
export function sentenceWith(sentence: string, details: Readonly<Record<string, unknown>>): string {
  const filled = sentence.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : gap,
  )
  return oneStop(filled)
}
