import { createHash } from 'node:crypto'
import { codeOf } from './start-error.ts'

/** Asked so often within a minute, a statement gets a name. What is asked seldom would only fill each connection's memory. */
const OFTEN = 10
const MINUTE_MS = 60_000

type Template = { readonly text: string; since: number; uses: number; name: string | undefined }
const templates = new WeakMap<TemplateStringsArray, Template>()

/** The text of a template, which is the same at each use of one place, and its name once that place is busy. */
export function written(parts: TemplateStringsArray): Pick<Template, 'text' | 'name'> {
  let template = templates.get(parts)
  if (!template) {
    const text = parts.reduce((before, part, index) => `${before}$${index}${part}`)
    template = { text, since: performance.now(), uses: 0, name: undefined }
    templates.set(parts, template)
  }
  if (template.name === undefined) count(template)
  return template
}

function count(template: Template) {
  const now = performance.now()
  if (now - template.since > MINUTE_MS) Object.assign(template, { since: now, uses: 0 })
  template.uses += 1
  if (template.uses >= OFTEN) template.name = nameOf(template.text)
}

/** Another text has another name, also in another version of the program at the same connection of a pooler. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** The names under which one database is asked. */
export type Naming = {
  /** What names a statement for the driver; nothing when statements have no names here. */
  named(name: string | undefined): { readonly name?: string }
  /** The server's plans under the names so far are not asked for any more. */
  startAnew(): void
}

/** `isOn`: a pooler that hands connections out for one transaction each has no place for names. */
export function openNaming(isOn: boolean): Naming {
  let generation = 0
  return {
    named: (name) => (isOn && name !== undefined ? { name: `${name}.${generation}` } : {}),
    startAnew() {
      generation += 1
    },
  }
}

/** Another process has changed a table whose rows a named statement reads whole: the server refuses it under that name. */
export function isOutdated(error: unknown): boolean {
  return codeOf(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan')
}
