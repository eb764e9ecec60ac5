import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

const TABLES = 'packages/contract/src/refusals/'
/** Sections that are still to come: their refusals are said by nobody yet. */
const COMING = `${TABLES}coming.ts`

type Refusal = { readonly path: string; readonly code: string; readonly sentence: string | undefined }

/** A refusal that no route names and the server never makes: it goes, or waits among those to come. */
export function refusalsNobodyMakes(files: readonly SourceFile[]): string[] {
  const made = new Set<string>()
  for (const { path, program } of files) {
    const isSaying = path.startsWith('apps/server/src/') || path.startsWith('packages/contract/src/')
    if (!program || !isSaying || isTest(path) || path.startsWith(TABLES)) continue
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && made.add(value)),
      Property: ({ key }) => void (key.type === 'Identifier' && made.add(key.name)),
    }).visit(program)
  }
  return refusalsIn(files)
    .filter(({ path, code }) => path !== COMING && !made.has(code))
    .map(({ path, code }) => `${path}: ${code}`)
}

/** The words of a refusal that stand in another file as well: one of the two will be changed and the other one not. */
export function refusalsWrittenAgain(files: readonly SourceFile[]): string[] {
  const refusals = refusalsIn(files).filter(({ sentence }) => sentence !== undefined && !sentence.includes('{'))
  const elsewhere = files
    .filter(({ path }) => /^(apps|packages)\/\w+\/src\//.test(path) && !isTest(path) && !path.startsWith(TABLES))
    .map(({ path, text }) => ({ path, words: text.replaceAll(/\s+/g, ' ') }))
  return elsewhere.flatMap(({ path, words }) =>
    refusals.filter(({ sentence = '' }) => words.includes(sentence)).map(({ code }) => `${path}: ${code}`),
  )
}

/** code: [status, sentence], wherever one stands in the tables. */
function refusalsIn(files: readonly SourceFile[]): Refusal[] {
  const found: Refusal[] = []
  for (const { path, program } of files) {
    if (!program || !path.startsWith(TABLES) || isTest(path)) continue
    new Visitor({
      Property({ key, value }) {
        if (value.type !== 'ArrayExpression' || value.elements.length !== 2) return
        const code = nameOf(key)
        const second = value.elements[1]
        const sentence = second?.type === 'Literal' && typeof second.value === 'string' ? second.value : undefined
        if (code !== undefined) found.push({ path, code, sentence })
      },
    }).visit(program)
  }
  return found
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined
}
