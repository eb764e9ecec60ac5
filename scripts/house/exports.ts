import { type ESTree, Visitor } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

type Export = { readonly path: string; readonly name: string; readonly isType: boolean }

/** The whole of a module, as `import * as a` or `import('./a.ts')` takes it. */
const ALL = '*'

/** What sections that are still to come will use, by section: a whole file, or `file#export`. */
const COMING = 'scripts/house/coming.json'

/** Loaded by their path, and a file that only the compiler reads. */
const WITHOUT_IMPORTER = [
  'apps/web/src/entry-server.tsx',
  'apps/web/src/kit/fetch-part.ts',
  'apps/typed-client/src/no-any.ts',
]

/** Exports that no program uses, whether or not tests do. */
export function exportsForNobody(files: readonly SourceFile[]): string[] {
  const waiting = new Set(comingEntries(files).map(({ entry }) => entry))
  return unusedExports(files)
    .filter((one) => !waiting.has(one.path) && !waiting.has(keyOf(one)))
    .map(keyOf)
}

/** What no program needs yet, each with its section. */
export function exportsToCome(files: readonly SourceFile[]): { section: string; name: string }[] {
  const sections = new Map(comingEntries(files).map(({ section, entry }) => [entry, section]))
  return unusedExports(files).flatMap((one) => {
    const section = sections.get(one.path) ?? sections.get(keyOf(one))
    return section === undefined ? [] : [{ section, name: keyOf(one) }]
  })
}

/** Listed exports that are in use by now, or gone: the list shrinks. */
export function noLongerComing(files: readonly SourceFile[]): string[] {
  const used = usedByProduct(files)
  const there = new Set(files.flatMap((file) => [file.path, ...exportsOf(file).map(keyOf)]))
  const filesInUse = new Set([...used].map((key) => key.replace(/#.*/, '')))
  return comingEntries(files)
    .filter(({ entry }) => !there.has(entry) || used.has(entry) || filesInUse.has(entry))
    .map(({ section, entry }) => `${section}: ${entry}`)
}

function unusedExports(files: readonly SourceFile[]): Export[] {
  const used = usedByProduct(files)
  const usedByTests = usedBy(files.filter(({ path }) => isForTests(path)))
  return files.filter(isProduct).flatMap((file) => {
    const exports = exportsOf(file).filter((one) => !isAmong(used, one))
    const named = exports.length > 0 ? namesIn(file) : new Map<string, number>()
    // A type may be named for whoever reads it, and a test may reach into a file: both as long as the file needs them itself.
    return exports.filter((one) => !((named.get(one.name) ?? 0) > 1 && (one.isType || isAmong(usedByTests, one))))
  })
}

function isAmong(used: ReadonlySet<string>, one: Export): boolean {
  return used.has(keyOf(one)) || used.has(`${one.path}#${ALL}`)
}

function isForTests(path: string): boolean {
  return isTest(path) || path.startsWith('e2e/')
}

function isProduct({ path, program }: SourceFile): boolean {
  const isOurs = /^(apps|packages)\/[^/]+\/(src|build)\//.test(path)
  return isOurs && program !== undefined && !isForTests(path) && !WITHOUT_IMPORTER.includes(path)
}

/** What waits is not in use yet, and so does not use anything either. */
function usedByProduct(files: readonly SourceFile[]): Set<string> {
  const waiting = new Set(comingEntries(files).map(({ entry }) => entry))
  return usedBy(files.filter(({ path }) => !isForTests(path) && !waiting.has(path)))
}

function comingEntries(files: readonly SourceFile[]): { section: string; entry: string }[] {
  const list = files.find(({ path }) => path === COMING)
  // Our own list; a wrong shape fails at the first use.
  const sections = JSON.parse(list?.text ?? '{}') as Record<string, string[]>
  return Object.entries(sections).flatMap(([section, entries]) => entries.map((entry) => ({ section, entry })))
}

function keyOf({ path, name }: { path: string; name: string }): string {
  return `${path}#${name}`
}

function exportsOf({ path, program }: SourceFile): Export[] {
  return (program?.body ?? []).flatMap((node): Export[] => {
    if (node.type === 'ExportDefaultDeclaration') return [{ path, name: 'default', isType: false }]
    if (node.type !== 'ExportNamedDeclaration') return []
    const listed = node.specifiers.map(({ exported, exportKind }) => ({
      path,
      name: nameOf(exported),
      isType: node.exportKind === 'type' || exportKind === 'type',
    }))
    const isType = node.declaration?.type.startsWith('TS') ?? false
    return [...listed, ...declared(node.declaration).map((name) => ({ path, name, isType }))]
  })
}

function declared(node: ESTree.Declaration | null): string[] {
  if (!node) return []
  if (node.type === 'VariableDeclaration') return node.declarations.flatMap(({ id }) => boundNames(id))
  return 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : []
}

function boundNames(pattern: ESTree.BindingPattern): string[] {
  if (pattern.type === 'Identifier') return [pattern.name]
  if (pattern.type !== 'ObjectPattern') return []
  return pattern.properties.flatMap((one) => (one.type === 'Property' ? boundNames(one.value) : []))
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name
}

/** `file#export` for everything that these files import. */
function usedBy(files: readonly SourceFile[]): Set<string> {
  return new Set(files.flatMap(usesOf))
}

function usesOf({ program, imports }: SourceFile): string[] {
  if (!program || imports.length === 0) return []
  const target = new Map(imports.map(({ specifier, to }) => [specifier, to]))
  const found: string[] = []
  function add(specifier: string, name: string) {
    const path = target.get(specifier)
    if (path) found.push(keyOf({ path, name }))
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers) {
        if (one.type === 'ImportSpecifier') add(source.value, nameOf(one.imported))
        else add(source.value, one.type === 'ImportDefaultSpecifier' ? 'default' : ALL)
      }
    },
    ExportNamedDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) if (source) add(source.value, nameOf(local))
    },
    ExportAllDeclaration: ({ source }) => add(source.value, ALL),
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, ALL)
    },
    TSImportType({ source, qualifier }) {
      add(source.value, qualifier?.type === 'Identifier' ? qualifier.name : ALL)
    },
  }).visit(program)
  return found
}

/** How often a file says each name, without names of properties. */
function namesIn({ program }: SourceFile): Map<string, number> {
  const counts = new Map<string, number>()
  const properties = new WeakSet<object>()
  if (!program) return counts
  new Visitor({
    MemberExpression: ({ property, computed }) => void (!computed && properties.add(property)),
    Property: ({ key, computed, shorthand }) => void (!computed && !shorthand && properties.add(key)),
    TSPropertySignature: ({ key, computed }) => void (!computed && properties.add(key)),
    Identifier: (node) => void (!properties.has(node) && counts.set(node.name, (counts.get(node.name) ?? 0) + 1)),
    JSXIdentifier: ({ name }) => void counts.set(name, (counts.get(name) ?? 0) + 1),
  }).visit(program)
  return counts
}
