import { expect, test } from 'vitest'
import { checkRules, type Rule } from './scripts/house/check-rules.ts'
import * as contents from './scripts/house/contents.ts'
import * as imports from './scripts/house/imports.ts'
import * as refusals from './scripts/house/refusals.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'

// The facts about this repository that no compiler holds.
const RULES: Rule[] = [
  {
    name: 'imports point one way: domain, contract, then server and web',
    breaches: imports.wrongDirection,
    brokenBy: [
      { 'packages/domain/src/a.ts': `import { z } from 'zod'` },
      { 'packages/domain/src/a.ts': `import { join } from 'node:path'` },
      { 'packages/domain/src/a.ts': `import type { R } from '../../contract/src/route.ts'` },
      { 'packages/contract/src/a.ts': `import { Hono } from 'hono'` },
      { 'packages/contract/src/a.ts': `export * from '../../../apps/server/src/a.ts'` },
      { 'apps/server/src/a.ts': `import left from 'left-pad'` },
      { 'apps/server/src/a.ts': `import { render } from '@sizzle/web/render.tsx'` },
      { 'apps/web/src/a.tsx': `type A = import('../../server/src/a.ts').A` },
      { 'apps/web/src/a.tsx': `const { readFile } = await import('node:fs')` },
      { 'apps/server/src/orders/a.ts': `import { aTestDatabase } from '../testing/db/fresh-database.ts'` },
      { 'e2e/a.e2e.ts': `import { start } from '../apps/server/src/main.ts'` },
    ],
    keptBy: {
      'packages/domain/src/a.test.ts': `import { test } from 'vitest'`,
      'apps/server/src/testing/db/fresh-database.ts': `import { inject } from 'vitest'`,
      'packages/contract/src/a.ts': `import { may } from '@sizzle/domain/people/rights.ts'`,
      'apps/server/src/a.ts': `import type { Render } from '@sizzle/web/render.tsx'`,
    },
  },
  {
    name: 'a press gets its key where wishes are kept, not in a screen',
    breaches: contents.keysOfTheirOwn,
    brokenBy: [
      { 'apps/web/src/features/customer/cart/a.tsx': `import { newActionKey } from '../../../kit/api.ts'` },
      { 'apps/web/src/pages/a.tsx': `import { api, newActionKey as key } from '../kit/api.ts'` },
      { 'apps/web/src/kit/a.ts': `const { newActionKey } = await import('./api.ts')` },
    ],
    keptBy: {
      'apps/web/src/kit/server/wish-state.ts': `import { newActionKey } from './action-key.ts'`,
      'apps/web/src/features/customer/cart/a.tsx': `import { api } from '../../../kit/api.ts'`,
    },
  },
  {
    name: 'what was asked is kept by one client, and the question is its key',
    breaches: contents.askedElsewhere,
    brokenBy: [
      { 'apps/web/src/features/customer/menu/a.ts': `export const a = useQuery({ queryKey: ['a'], queryFn })` },
      { 'apps/web/src/pages/a.tsx': `const [queries] = useState(() => new QueryClient())` },
      { 'apps/web/src/kit/a.ts': `import { QueryClient as Client } from '@tanstack/react-query'` },
      { 'apps/web/src/kit/b.ts': `export const b = ({ queryKey }: { queryKey: unknown }) => queryKey` },
    ],
    keptBy: {
      'apps/web/src/kit/server/queries.tsx': `export const queries = new QueryClient()`,
      'apps/web/src/kit/a.test.ts': `const screen = new QueryObserver(queries, { queryKey: ['a'] })`,
      'apps/web/src/features/customer/menu/a.ts': `export const a = useQuery(ask('/getProfile', {})) // no queryKey`,
    },
  },
  {
    name: 'no file imports itself by a detour',
    breaches: imports.importCircles,
    brokenBy: [
      {
        'packages/domain/src/a.ts': `import { b } from './b.ts'`,
        'packages/domain/src/b.ts': `export * from './a.ts'`,
      },
    ],
    keptBy: {
      'packages/domain/src/a.ts': `import './b.ts'; import './c.ts'`,
      'packages/domain/src/b.ts': `import './c.ts'`,
    },
  },
  {
    name: 'the features of the server do not call each other in a circle',
    breaches: imports.serverCircles,
    brokenBy: [
      {
        'apps/server/src/x/a.ts': `import { b } from '../y/b.ts'`,
        'apps/server/src/y/c.ts': `import { d } from '../x/d.ts'`,
      },
    ],
  },
  {
    name: 'the domain takes no time, chance, process or network',
    breaches: contents.impureDomain,
    brokenBy: [
      'Date.now()',
      'new Date()',
      'Date()',
      'Math.random()',
      'Temporal.Now.instant()',
      'crypto.randomUUID()',
      'process.env',
      'fetch("")',
      'globalThis.fetch',
    ].map((code) => ({ 'packages/domain/src/a.ts': `export const a = () => ${code}` })),
    keptBy: {
      'packages/domain/src/a.ts': `// Date.now()\nexport const at = (order: { process: string }) => new Date(order.process)`,
    },
  },
  {
    name: 'the server is told the time',
    breaches: contents.clocksOfTheirOwn,
    brokenBy: ['new Date()', 'Date.now()', '() => new Date()'].map((code) => ({
      'apps/server/src/checkouts/a.ts': `export const a = ${code}`,
    })),
    keptBy: {
      'apps/server/src/app.ts': 'export const clock = () => new Date()',
      'apps/server/src/checkouts/a.ts':
        '// new Date()\nexport const a = (at: number) => new Date(at + performance.now())',
      'apps/server/src/checkouts/a.test.ts': 'export const a = Date.now()',
      'apps/web/src/a.ts': 'export const a = Date.now()',
    },
  },
  {
    name: 'times are told by the clock of a location, which is not Halifax by name',
    breaches: contents.clocksOfNoLocation,
    brokenBy: [
      { 'apps/server/src/orders/a.ts': `export const zone = 'America/Halifax'` },
      { 'apps/server/migrations/0099_a.sql': `alter table a add zone text default 'America/Halifax';` },
      { 'apps/web/src/ui/a.ts': 'export const hour = (at: Date) => at.getHours()' },
      { 'packages/domain/src/a.ts': `export const day = (at: Date) => at.toLocaleDateString('en-CA')` },
    ],
    keptBy: {
      'apps/server/src/built-in/locations.ts': `export const TRURO = { timeZone: 'America/Halifax' }`,
      'apps/server/src/orders/a.test.ts': `const zone = 'America/Halifax'`,
      'packages/domain/src/a.ts': 'export const weekday = (at: Date) => at.getUTCDay()',
    },
  },
  {
    name: 'an order changes in one place, which leaves an event and tells the screens',
    breaches: contents.ordersChangedElsewhere,
    brokenBy: [
      { 'apps/server/src/payments/a.sql.ts': 'export const a = sql`\n  update orders set payment_status = 1`' },
      { 'apps/server/src/orders/a.ts': 'export const a = sql`UPDATE  orders o SET status = 1`' },
      { 'apps/server/src/people/a.ts': 'export const a = sql`delete from orders where id = 1`' },
    ],
    keptBy: {
      'apps/server/src/orders/change-order.sql.ts': 'export const a = sql`update orders set status = 1`',
      'apps/server/src/orders/a.test.ts': 'await db.run(sql`update orders set status = 1`)',
      'apps/server/src/orders/a.ts': 'export const a = sql`update order_numbers set last = 1`',
    },
  },
  {
    name: 'every refusal is made by a route or by the server',
    breaches: refusals.refusalsNobodyMakes,
    brokenBy: [
      { 'packages/contract/src/refusals/orders.ts': `export const ORDERS = { gone: [404, 'Gone'] }` },
      {
        'packages/contract/src/refusals/orders.ts': `export const ORDERS = { 'is-gone': [404, 'Gone'] }`,
        'apps/server/src/orders/a.test.ts': `refuse({ code: 'is-gone' })`,
      },
    ],
    keptBy: {
      'packages/contract/src/refusals/orders.ts': `export const ORDERS = { gone: [404, 'Gone'], over: [409, 'Over'] }`,
      'packages/contract/src/refusals/coming.ts': `export const COMING = { users: { late: [409, 'Late'] } }`,
      'packages/contract/src/orders.ts': `route({ refusals: { gone: none } })`,
      'apps/server/src/orders/a.ts': `refuse({ code: 'over' })`,
    },
  },
  {
    name: 'the words of a refusal stand in one file',
    breaches: refusals.refusalsWrittenAgain,
    brokenBy: [
      {
        'packages/contract/src/refusals/orders.ts': `export const ORDERS = { gone: [404, 'It is gone.'] }`,
        'apps/web/src/pages/a.tsx': 'export const A = () => <p>It is\n  gone.</p>',
      },
    ],
    keptBy: {
      'packages/contract/src/refusals/orders.ts': `export const ORDERS = { gone: [404, 'It is gone.'] }`,
      'apps/web/src/pages/a.tsx': 'export const A = () => <p>{ORDERS.gone[1]}</p>',
      'apps/web/src/pages/a.test.tsx': `expect('It is gone.')`,
    },
  },
  {
    name: 'no file only passes on what others export',
    breaches: contents.barrels,
    brokenBy: [
      { 'packages/domain/src/index.ts': `export * from './a.ts'\nexport { b } from './b.ts'` },
      { 'packages/domain/src/index.ts': `import { a } from './a.ts'\nexport { a }` },
    ],
    keptBy: { 'packages/domain/src/a.ts': `import { b } from './b.ts'\nexport const a = b` },
  },
  {
    name: 'no file is longer than 300 lines',
    breaches: contents.tooLong,
    brokenBy: ['a.ts', 'a.tsx', 'a.css', '0001_a.sql'].map((path) => ({ [path]: '\n'.repeat(301) })),
    keptBy: { 'a.ts': '\n'.repeat(300), 'a.md': '\n'.repeat(301) },
  },
  {
    name: 'names say what a file is about',
    breaches: contents.emptyNames,
    brokenBy: ['utils.ts', 'test-helpers.ts', 'orders/OrderManager.tsx', 'service.ts', 'menu-data.ts'].map((path) => ({
      [path]: '',
    })),
    keptBy: { 'apps/web/src/service-worker/database.ts': '' },
  },
  {
    name: 'imports of our own files name the file with its extension',
    breaches: imports.withoutExtension,
    brokenBy: [{ 'bench/a.ts': `import { b } from './b'` }, { 'bench/a.ts': `import { b } from './b.js'` }],
  },
  {
    name: 'no enum, and no class as default export',
    breaches: contents.classesAndEnums,
    brokenBy: [{ 'bench/a.ts': 'export default class A {}' }, { 'bench/a.ts': 'export enum A { B }' }],
  },
  {
    name: 'every test runs',
    breaches: contents.testsLeftOut,
    brokenBy: [
      'it.skip("")',
      'test.only("")',
      'describe.todo("")',
      'test.concurrent.skip("")',
      'it.skipIf(true)("")',
    ].map((code) => ({ 'packages/domain/src/a.test.ts': code })),
    keptBy: { 'packages/domain/src/a.test.ts': 'test.each([1])("the only one we skip", () => queue.skip(1))' },
  },
  {
    name: 'pages load nothing from a foreign host',
    breaches: contents.foreignHosts,
    brokenBy: [
      { 'apps/web/src/a.tsx': `const a = 'https://fonts.example.com/a.woff2'` },
      { 'apps/web/src/a.css': `@import url(//fonts.example.com/a.css);` },
    ],
    keptBy: { 'apps/web/src/a.tsx': `const a = { xmlns: 'http://www.w3.org/2000/svg' } // a comment` },
  },
  {
    name: 'the browser’s storage is touched in one module, which bears that it is forbidden',
    breaches: contents.rawStorage,
    brokenBy: [
      { 'apps/web/src/a.ts': `export const a = localStorage.getItem('a')` },
      { 'apps/web/src/a.tsx': `window.sessionStorage.setItem('a', '1')` },
    ],
    keptBy: { 'apps/web/src/kit/storage.ts': `export const a = () => window.localStorage` },
  },
  {
    name: 'nothing names a path of one machine',
    breaches: contents.machinePaths,
    brokenBy: ['home', 'root', 'tmp', 'Users'].map((name) => ({ 'docs/a.md': `see ${['', name, 'me'].join('/')}` })),
    keptBy: { 'docs/a.md': 'see apps/home/me and /usr/bin/chromium' },
  },
]

const files = readSourceFiles(import.meta.dirname)

checkRules(RULES, files)

test('the rules read the whole repository', () => {
  const paths = files.map(({ path }) => path)
  expect(paths).toContain('house-rules.test.ts')
  expect(paths).toContain('packages/contract/src/routes.ts')
  expect(paths.filter((path) => /node_modules|(^|\/)dist\//.test(path))).toEqual([])
})
