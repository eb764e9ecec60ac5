import { type ESTree, Visitor, type VisitorObject } from 'vite'
import { isTest, type SourceFile } from './source-files.ts'

/** What the domain must be given instead of taking it: time, chance, the process, the network. */
export function impureDomain(files: readonly SourceFile[]): string[] {
  const outside = new Set([
    'process',
    'crypto',
    'fetch',
    'globalThis',
    'performance',
    'console',
    'setTimeout',
    'setInterval',
  ])
  const domain = files.filter(({ path }) => path.startsWith('packages/domain/') && !isTest(path))
  return look(domain, (say) => {
    const named = new WeakSet<object>() // identifiers that only name a property, as in `order.process`
    return {
      MemberExpression({ object, property, computed }) {
        if (!computed) named.add(property)
        const name =
          object.type === 'Identifier' && property.type === 'Identifier' ? `${object.name}.${property.name}` : ''
        if (['Date.now', 'Math.random', 'Temporal.Now'].includes(name)) say(name)
      },
      Property: ({ key, computed }) => void (!computed && named.add(key)),
      TSPropertySignature: ({ key, computed }) => void (!computed && named.add(key)),
      NewExpression({ callee, arguments: given }) {
        if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) say('new Date()')
      },
      CallExpression: ({ callee }) => void (callee.type === 'Identifier' && callee.name === 'Date' && say('Date()')),
      Identifier: (node) => void (outside.has(node.name) && !named.has(node) && say(node.name)),
    }
  })
}

const ASKING = 'apps/web/src/kit/server/'

/** A screen that makes keys by itself has its own idea of when a press is the same wish. */
export function keysOfTheirOwn(files: readonly SourceFile[]): string[] {
  const screens = files.filter(({ path }) => path.startsWith('apps/web/src/') && !path.startsWith(ASKING))
  return look(screens, (say) => ({ Identifier: ({ name }) => void (name === 'newActionKey' && say(name)) }))
}

/** A second client would not hear what the first one learns, and a key by hand is one that no change finds. */
export function askedElsewhere(files: readonly SourceFile[]): string[] {
  const screens = files.filter(
    ({ path }) => path.startsWith('apps/web/src/') && !path.startsWith(ASKING) && !isTest(path),
  )
  return look(screens, (say) => ({
    Identifier: ({ name }) => void (['queryKey', 'QueryClient'].includes(name) && say(name)),
  }))
}

/** A file that only passes on what others export. */
export function barrels(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ program }) => program && program.body.length > 0 && program.body.every(passesOn))
    .filter(({ program }) => program?.body.some((node) => node.type.startsWith('Export')))
    .map(({ path }) => path)
}

function passesOn(node: ESTree.Program['body'][number]): boolean {
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true
  return node.type === 'ExportNamedDeclaration' && node.declaration === null && node.specifiers.length > 0
}

export function classesAndEnums(files: readonly SourceFile[]): string[] {
  return look(files, (say) => ({
    ExportDefaultDeclaration: ({ declaration }) =>
      void (declaration.type.startsWith('Class') && say('exports a class as default')),
    TSEnumDeclaration: ({ id }) => say(`enum ${id.name}`),
  }))
}

export function testsLeftOut(files: readonly SourceFile[]): string[] {
  const refused = ['skip', 'only', 'todo', 'skipIf']
  return look(files, (say) => ({
    MemberExpression({ object, property }) {
      if (property.type !== 'Identifier' || !refused.includes(property.name)) return
      const start = startOfChain(object)
      if (['it', 'test', 'describe', 'suite'].includes(start)) say(`${start}.${property.name}`)
    },
  }))
}

function startOfChain(node: ESTree.Expression | ESTree.Super): string {
  if (node.type === 'MemberExpression') return startOfChain(node.object)
  return node.type === 'Identifier' ? node.name : ''
}

export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.(tsx?|mjs|css|sql)$/.test(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

export function emptyNames(files: readonly SourceFile[]): string[] {
  const refused = /^(utils?|helpers?|managers?|services?|data)$/i
  return files
    .map(({ path }) => path)
    .filter((path) => {
      const words = path.replaceAll('service-worker', '').split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])/)
      return words.some((word) => refused.test(word))
    })
}

// Names and schemas that nobody fetches, and the map that an address links to. Everything a page loads comes from our own origin.
const NOT_FETCHED = ['www.w3.org', 'schema.org', 'www.sitemaps.org', 'www.google.com']

export function foreignHosts(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/web/') && !isTest(path) && !path.endsWith('.json'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/(?:https?:|["'`(])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/gi)]
        .filter(([, host = '']) => !NOT_FETCHED.includes(host))
        .map(([, host]) => `${path} names ${host}`),
    )
}

/** Programs, where the clock begins; the kit's waiting and its edges; and the sessions, whose times a library writes. */
const CLOCKS = ['app.ts', 'backup.ts', 'demo.ts', 'kit/db/', 'kit/http/', 'kit/jobs/', 'accounts/identify.ts']

/** On the server the time comes with the request or job, so that a test can say what time it is. */
export function clocksOfTheirOwn(files: readonly SourceFile[]): string[] {
  const server = 'apps/server/src/'
  const told = files.filter(
    ({ path }) =>
      path.startsWith(server) && !isTest(path) && !CLOCKS.some((place) => path.startsWith(`${server}${place}`)),
  )
  return look(told, (say) => ({
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return
      if (object.name === 'Date' && property.name === 'now') say('Date.now')
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'Date' && given.length === 0) say('new Date()')
    },
  }))
}

const HOUSE_ZONE = 'America/Halifax'
/** The built-in locations, what a form without a zone gets, and the examples of the reference. */
const ZONE_NAMED = [
  'apps/server/src/built-in/',
  'packages/domain/src/locations/time-zones.ts',
  'apps/server/src/reference/examples/',
  'apps/server/migrations/0003_locations_and_menu.sql',
]
/** Of a Date, in the zone of the device or the server; the sentence says when this device may try again. */
const DEVICE_TIMES = [
  'getHours',
  'getMinutes',
  'getDate',
  'getDay',
  'getMonth',
  'getFullYear',
  'toLocaleDateString',
  'toLocaleTimeString',
]
const ON_THE_DEVICE = 'apps/web/src/kit/try-again-sentence.ts'

/** Times are told by the clock of a location, which is in its row. */
export function clocksOfNoLocation(files: readonly SourceFile[]): string[] {
  const told = files.filter(({ path }) => /^(apps|packages)\//.test(path) && !isTest(path))
  const named = told
    .filter(({ path, text }) => text.includes(HOUSE_ZONE) && !ZONE_NAMED.some((place) => path.startsWith(place)))
    .map(({ path }) => `${path} names ${HOUSE_ZONE}`)
  const read = look(
    told.filter(({ path }) => path !== ON_THE_DEVICE),
    (say) => ({
      MemberExpression({ property }) {
        if (property.type === 'Identifier' && DEVICE_TIMES.includes(property.name)) say(property.name)
      },
    }),
  )
  return [...named, ...read]
}

/** Two owners: each change with its event and notice, and the removal of a person, which only takes names away. */
const ORDER_WRITERS = ['change-order.sql.ts', 'erase-person.sql.ts'].map((file) => `apps/server/src/orders/${file}`)

export function ordersChangedElsewhere(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path) && !ORDER_WRITERS.includes(path))
    .filter(({ text }) => /\b(?:update|delete\s+from)\s+(?:only\s+)?orders\b/i.test(text))
    .map(({ path }) => path)
}

/** Every touch of the browser's storage can throw; one module knows that. */
export function rawStorage(files: readonly SourceFile[]): string[] {
  const web = files.filter(({ path }) => path.startsWith('apps/web/') && !isTest(path))
  return look(
    web.filter(({ path }) => path !== 'apps/web/src/kit/storage.ts'),
    (say) => ({
      Identifier: ({ name }) => void (['localStorage', 'sessionStorage'].includes(name) && say(name)),
    }),
  )
}

export function machinePaths(files: readonly SourceFile[]): string[] {
  const homes = /(?<![\w.}-])(?:\/(?:home|root|tmp|work|Users)\/[\w.-]+|[A-Z]:\\Users\\)/g
  return files.flatMap(({ path, text }) => [...text.matchAll(homes)].map(([found]) => `${path} names ${found}`))
}

/** Walks every program with a fresh visitor; `say` notes what it saw, once per file and kind. */
function look(files: readonly SourceFile[], visitorFor: (say: (what: string) => void) => VisitorObject): string[] {
  return files.flatMap(({ path, program }) => {
    const seen = new Set<string>()
    if (program) new Visitor(visitorFor((what) => seen.add(what))).visit(program)
    return [...seen].map((what) => `${path}: ${what}`)
  })
}
