import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

const MOST_LINES = 60

const PLACES = ['packages/domain/src/', 'packages/contract/src/', 'apps/server/src/', 'apps/web/src/']

/** Functions that nobody reads at one look. */
export function longFunctions(files: readonly SourceFile[]): string[] {
  return functionLengths(files)
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, name, lines }) => `${path}: ${name} has ${lines} lines`)
}

/** Without screens (.tsx): those are drawings and may be longer. */
export function functionLengths(files: readonly SourceFile[]): { path: string; name: string; lines: number }[] {
  return files
    .filter(({ path }) => PLACES.some((place) => path.startsWith(place)) && path.endsWith('.ts') && !isTest(path))
    .flatMap(({ path, text, program }) =>
      (program ? bodiesIn(program) : []).map(({ name, start, end }) => ({
        path,
        name,
        lines: text.slice(start, end).split('\n').length,
      })),
    )
}

type Body = { readonly name: string; readonly start: number; readonly end: number }

function bodiesIn(program: ESTree.Program): Body[] {
  const found: Body[] = []
  const names = new Map<object, string>()
  const add = (node: { body: { start: number; end: number } | null; id?: { name: string } | null }) => {
    if (node.body) found.push({ name: node.id?.name ?? names.get(node) ?? 'a function', ...node.body })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => void (id.type === 'Identifier' && init && names.set(init, id.name)),
    Property: ({ key, value }) => void (key.type === 'Identifier' && names.set(value, key.name)),
    FunctionDeclaration: add,
    FunctionExpression: add,
    ArrowFunctionExpression: add,
  }).visit(program)
  return found
}
