import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Import, isTest, type SourceFile } from './source-files.ts'

// The imports that each part may have. `ours` are other parts of this repository, `packages` come from npm, 'node:' is Node itself.
type AllowedImports = { readonly ours: readonly string[]; readonly packages: readonly string[] }
const DOMAIN = 'packages/domain'
const CONTRACT = 'packages/contract'
const MAY_IMPORT: Record<string, AllowedImports> = {
  [DOMAIN]: { ours: [], packages: [] },
  [CONTRACT]: { ours: [DOMAIN], packages: ['zod'] },
  // `npm start` builds the pages first, hence scripts.
  'apps/server': { ours: [DOMAIN, CONTRACT, 'scripts'], packages: ['node:', ...dependenciesOf('apps/server')] },
  'apps/web': { ours: [DOMAIN, CONTRACT], packages: ['virtual:', ...dependenciesOf('apps/web')] },
  // Plain settings and one page; its tests find a browser the way the others do.
  'apps/android': { ours: [DOMAIN, 'scripts'], packages: ['node:', ...dependenciesOf('apps/android')] },
  // A program of somebody else: it knows nothing of ours.
  'apps/typed-client': { ours: [], packages: ['node:', ...dependenciesOf('apps/typed-client')] },
  // A walk that the benches measure too stands in scripts.
  e2e: {
    ours: [CONTRACT, 'scripts'],
    packages: ['node:', 'vitest', 'playwright-core', 'axe-core', '@axe-core/playwright'],
  },
  // The benches find a browser the way the tests do.
  bench: { ours: [CONTRACT, 'scripts'], packages: ['node:', ...dependenciesOf('bench')] },
  scripts: { ours: [], packages: ['node:', ...dependenciesOf('.')] },
  '.': { ours: ['scripts'], packages: ['node:', ...dependenciesOf('.')] },
}
const TESTS_MAY_ALSO = ['node:', ...dependenciesOf('.')]

export function wrongDirection(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.filter((one) => !mayImport(file, one)).map((one) => `${file.path} imports ${one.specifier}`),
  )
}

function mayImport(file: SourceFile, { specifier, to, typeOnly }: Import): boolean {
  const from = partOf(file.path)
  const allowed = MAY_IMPORT[from]
  if (!allowed) return false
  if (to !== undefined) {
    if (isTest(to) && !isTest(file.path) && from !== '.') return false
    const part = partOf(to)
    // The server calls the built pages' render function: it knows its type and loads the bundle by path.
    if (from === 'apps/server' && part === 'apps/web') return typeOnly
    return part === from || allowed.ours.includes(part)
  }
  const name = packageName(specifier)
  // A build setting such as apps/web/vite.config.ts runs in Node, its src/ does not.
  const runsInNode = isTest(file.path) || !file.path.includes('/src/')
  return allowed.packages.includes(name) || (runsInNode && TESTS_MAY_ALSO.includes(name))
}

/** Inside web: features do not know each other, and what several of them show (features/shared) knows none. */
export function crossedFeatures(files: readonly SourceFile[]): string[] {
  return edges(files).flatMap(([from, to]) => {
    const target = webFeature(to)
    const own = webFeature(from)
    if (!target || !own || own === target) return []
    return isShared(target) && !isShared(own) ? [] : [`${from} imports ${to}`]
  })
}

function webFeature(path: string): string | undefined {
  return path.match(/^apps\/web\/src\/features\/(customer|admin|shared)\/[^/]+/)?.[0]
}

function isShared(feature: string): boolean {
  return feature.startsWith('apps/web/src/features/shared/')
}

// What the parts of the site stand on. `brand`, `platform`, addresses.ts and paths.ts are for everybody.
const FOR_ALL = ['brand', 'platform', 'router', 'addresses.ts', 'paths.ts', 'styles']
const STANDS_ON: Record<string, readonly string[]> = {
  pages: ['features', 'kit', 'ui'],
  features: ['kit', 'ui'],
  kit: [],
  ui: [],
}

/** Inside web: pages, then features, then behaviour (kit) and looks (ui), which do not know each other. */
export function upwardsInWeb(files: readonly SourceFile[]): string[] {
  return edges(files.filter(({ path }) => !isTest(path))).flatMap(([from, to]) => {
    const part = webPart(from)
    const target = webPart(to)
    if (!part || !target || part === target || FOR_ALL.includes(target)) return []
    // What stands beside the folders (app.tsx and the two entries) puts everything together.
    const below = FOR_ALL.includes(part) ? [] : STANDS_ON[part]
    return below === undefined || below.includes(target) ? [] : [`${from} imports ${to}`]
  })
}

function webPart(path: string): string | undefined {
  return path.match(/^apps\/web\/src\/([^/]+)/)?.[1]
}

export function importCircles(files: readonly SourceFile[]): string[] {
  return circles(edges(files))
}

/** Folders of apps/server/src may call each other, never in a circle. Tests stand outside and may use several. */
export function serverCircles(files: readonly SourceFile[]): string[] {
  const inServer = edges(files.filter(({ path }) => !isTest(path))).map((edge) => edge.map(serverFolder))
  return circles(inServer.flatMap(([from, to]) => (from && to && from !== to ? [[from, to] as const] : [])))
}

function serverFolder(path: string): string | undefined {
  return path.match(/^apps\/server\/src\/[^/]+/)?.[0]
}

type Edge = readonly [from: string, to: string]

function edges(files: readonly SourceFile[]): Edge[] {
  return files.flatMap(({ path, imports }) => imports.flatMap(({ to }) => (to ? [[path, to] as const] : [])))
}

/** Each circle once, as "a > b > a". */
function circles(graph: readonly Edge[]): string[] {
  const next = Map.groupBy(graph, ([from]) => from)
  const found: string[] = []
  const done = new Set<string>()
  function walk(node: string, trail: readonly string[]) {
    const start = trail.indexOf(node)
    if (start >= 0) found.push([...trail.slice(start), node].join(' > '))
    if (start >= 0 || done.has(node)) return
    for (const to of new Set(next.get(node)?.map(([, to]) => to))) walk(to, [...trail, node])
    done.add(node)
  }
  for (const node of next.keys()) walk(node, [])
  return found
}

/** Relative imports name the file as it is on disk: Node does not guess. */
export function withoutExtension(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ specifier, to }) =>
          to !== undefined && !/\.(tsx?|mjs|css|json|svg|png|sql|webp|woff2)(\?\w+)?$/.test(specifier),
      )
      .map(({ specifier }) => `${path} imports ${specifier}`),
  )
}

function partOf(path: string): string {
  const [first = '', second] = path.split('/')
  if (second === undefined) return '.'
  return ['apps', 'packages'].includes(first) ? `${first}/${second}` : first
}

function packageName(specifier: string): string {
  // A module that the web's own build makes (apps/web/build) is addressed as virtual:.
  for (const scheme of ['node:', 'virtual:']) if (specifier.startsWith(scheme)) return scheme
  const [first = '', second] = specifier.split('/')
  return first.startsWith('@') ? `${first}/${second}` : first
}

function dependenciesOf(workspace: string): string[] {
  const path = join(import.meta.dirname, '../..', workspace, 'package.json')
  // Our own package.json, in npm's shape.
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, string> | undefined>
  return ['dependencies', 'devDependencies'].flatMap((kind) => Object.keys(manifest[kind] ?? {}))
}
