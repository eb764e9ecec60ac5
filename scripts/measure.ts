import { join } from 'node:path'
import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { exportsForNobody, exportsToCome } from './house/exports.ts'
import { functionLengths } from './house/functions.ts'
import { importCircles } from './house/imports.ts'
import { outsidePapers } from './house/rules.ts'
import { isTest, readSourceFiles, type SourceFile } from './house/source-files.ts'

// `npm run measure` prints what can be counted of the structure. `npm run measure -- casts` lists what a line counts.

type Figure = {
  readonly name: string
  readonly aim: string
  readonly found: readonly string[]
  /** Instead of how many were found. */
  readonly value?: string
}

const files = readSourceFiles(join(import.meta.dirname, '..'))
const PLACES = /^(apps\/(server|web)|packages\/(domain|contract))\/src\//
const product = files.filter(({ path, program }) => program && PLACES.test(path) && !isTest(path))
const web = product.filter(({ path }) => path.startsWith('apps/web/'))
const webTests = files.filter(({ path, program }) => program && path.startsWith('apps/web/src/') && isTest(path))

const EFFECTS = ['useEffect', 'useLayoutEffect', 'useInsertionEffect']
/** The site, from what knows nothing to what knows everything. */
const LAYERS = ['(?:brand|platform)', '(?:ui|kit)', 'features', 'pages']

const casts = seen(product, (say) => ({
  TSAsExpression: ({ start, typeAnnotation: type }) => void (!isConst(type) && say(start)),
  TSTypeAssertion: ({ start }) => say(start),
}))
const effects = seen(web, (say) => ({
  CallExpression: ({ start, callee }) =>
    void (callee.type === 'Identifier' && EFFECTS.includes(callee.name) && say(start)),
}))
const shortcuts = seen(product, (say) => ({
  TSAnyKeyword: ({ start }) => say(start),
  TSNonNullExpression: ({ start }) => say(start),
}))
const [longest] = functionLengths(files).sort((a, b) => b.lines - a.lines)

const FIGURES: Figure[] = [
  { name: 'cycles', aim: '0', found: importCircles(files) },
  { name: 'arrows back up', aim: '0', found: arrowsUp() },
  { name: 'any, ! and TODO', aim: '0', found: [...shortcuts, ...written(product, /\b(?:TODO|FIXME)\b/g)] },
  { name: 'casts per 1000 lines', aim: '1.0', found: casts, value: perThousand(casts, product) },
  { name: 'effects per 1000 web lines', aim: '1.5', found: effects, value: perThousand(effects, web) },
  { name: 'exports for nobody, or for tests alone', aim: '0', found: exportsForNobody(files) },
  {
    name: 'exports that wait for a section',
    aim: '-',
    found: exportsToCome(files).map((one) => `${one.section}: ${one.name}`),
  },
  {
    name: 'papers cited from outside',
    aim: '0',
    found: outsidePapers(files),
  },
  { name: 'web tests per web line', aim: '0.2', found: [], value: (linesOf(webTests) / linesOf(web)).toFixed(2) },
  {
    name: 'longest function outside drawings',
    aim: '60',
    found: longest ? [`${longest.path}: ${longest.name}`] : [],
    value: String(longest?.lines ?? 0),
  },
]

const asked = process.argv[2]
for (const { name, aim, found, value = String(found.length) } of FIGURES) {
  if (asked !== undefined && !name.includes(asked)) continue
  console.log(`${name.padEnd(40)} ${value.padStart(6)}   aim ${aim}`)
  if (asked !== undefined) for (const one of found) console.log(`  ${one}`)
}

/** Imports of the site from a lower layer to a higher one. */
function arrowsUp(): string[] {
  return web.flatMap(({ path, imports }) =>
    imports
      .filter(({ to }) => to !== undefined && layerOf(to) > layerOf(path))
      .map(({ to }) => `${path} imports ${to}`),
  )
}

/** What stands outside of the layers, such as the routes, is above them when it imports and below when it is imported. */
function layerOf(path: string): number {
  const layer = LAYERS.findIndex((name) => new RegExp(`^apps/web/src/${name}/`).test(path))
  return layer < 0 ? Number.NaN : layer
}

function isConst(type: ESTree.TSType): boolean {
  return type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'const'
}

function seen(among: readonly SourceFile[], visitorFor: (say: (start: number) => void) => VisitorObject): string[] {
  return among.flatMap(({ path, text, program }) => {
    const found: string[] = []
    if (program) new Visitor(visitorFor((start) => found.push(place(path, text, start)))).visit(program)
    return found
  })
}

function written(among: readonly SourceFile[], pattern: RegExp): string[] {
  return among.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(({ index }) => place(path, text, index)))
}

/** Such as "a.ts:7: the line itself". */
function place(path: string, text: string, start: number): string {
  const line = text.slice(0, start).split('\n').length
  return `${path}:${line}: ${text.split('\n')[line - 1]?.trim()}`
}

function perThousand(found: readonly string[], among: readonly SourceFile[]): string {
  return ((found.length * 1000) / linesOf(among)).toFixed(2)
}

function linesOf(among: readonly SourceFile[]): number {
  return among.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
}
