import { globSync, readFileSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export type Import = {
  /** As written. */
  readonly specifier: string
  /** The file of ours that it names, from the root; undefined for a package. */
  readonly to: string | undefined
  readonly typeOnly: boolean
}

export type SourceFile = {
  /** From the root, with forward slashes. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  /** TypeScript and JavaScript only. */
  readonly program: ESTree.Program | undefined
}

const TEXT = '**/*.{ts,tsx,js,mjs,css,sql,md,html,json,yml,yaml,sh}'
const MADE_BY_TOOLS = ['node_modules', 'dist', '.git']
const MADE_AT_THE_ROOT = ['data', 'coverage', 'package-lock.json']
const CODE = /\.(ts|tsx|js|mjs)$/
const WORKSPACES = new Map([
  ['@sizzle/domain', 'packages/domain'],
  ['@sizzle/contract', 'packages/contract'],
  ['@sizzle/server', 'apps/server'],
  ['@sizzle/web', 'apps/web'],
])

/** Tests, and what only they use: `testing/`. */
export function isTest(path: string): boolean {
  return /\.(test|screen|e2e)\.tsx?$|(^|\/)testing\//.test(path)
}

/** Every text file of the project that a person wrote. */
export function readSourceFiles(root: string): SourceFile[] {
  const paths = globSync([TEXT, '.*/**/*.{sh,yml}'], {
    cwd: root,
    exclude: (path) => MADE_BY_TOOLS.includes(basename(path)) || MADE_AT_THE_ROOT.includes(path),
  })
  return paths.map((path) => {
    const slashed = path.replaceAll('\\', '/')
    return sourceFile(slashed, readFileSync(`${root}/${slashed}`, 'utf8'))
  })
}

export function sourceFile(path: string, text: string): SourceFile {
  if (!CODE.test(path)) return { path, text, imports: [], program: undefined }
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return { path, text, imports: importsOf(path, program), program }
}

function importsOf(path: string, program: ESTree.Program): Import[] {
  const found: Import[] = []
  function add(specifier: string, typeOnly: boolean) {
    found.push({ specifier, to: resolve(path, specifier), typeOnly })
  }
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const named = specifiers.every((one) => one.type === 'ImportSpecifier' && one.importKind === 'type')
      add(source.value, importKind === 'type' || (specifiers.length > 0 && named))
    },
    ExportNamedDeclaration: ({ source, exportKind }) => source && add(source.value, exportKind === 'type'),
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, exportKind === 'type'),
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false)
    },
    TSImportType: ({ source }) => add(source.value, true),
  }).visit(program)
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return posix.join(posix.dirname(from), plain)
  const [scope, name, ...rest] = plain.split('/')
  const home = WORKSPACES.get(`${scope}/${name}`)
  return home && posix.join(home, 'src', ...rest)
}
