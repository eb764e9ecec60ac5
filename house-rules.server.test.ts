import { checkRules, type Rule } from './scripts/house/check-rules.ts'
import { longFunctions } from './scripts/house/functions.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'
import * as tables from './scripts/house/tables.ts'

const SIXTY_LINES = 'later()\n'.repeat(59)

// What is true of the server's tables and statements, and of functions everywhere.
const RULES: Rule[] = [
  {
    name: 'rows of a table are written by the room that owns it',
    breaches: tables.foreignWrites,
    brokenBy: [
      { 'apps/server/src/checkouts/a.sql.ts': 'export const a = sql`\n  update payments set amount = 1`' },
      { 'apps/server/src/payments/a.ts': 'export const a = { text: `DELETE FROM  only payment_sessions` }' },
      {
        'apps/server/src/orders/a.sql.ts': `export const a = 'with b as (insert into messages (id) values (1)) select 1'`,
      },
    ],
    keptBy: {
      'apps/server/src/payments/a.sql.ts': 'export const a = sql`update payments set amount = 1`',
      'apps/server/src/payments/b.sql.ts': 'export const b = sql`select 1 from orders o for update of o`',
      'apps/server/src/privacy/a.sql.ts': 'export const a = sql`delete from messages`',
      'apps/server/src/orders/a.test.ts': 'await db.run(sql`update payments set amount = 1`)',
    },
  },
  {
    name: 'every table has an owner',
    breaches: tables.tablesWithoutOwner,
    brokenBy: [{ 'apps/server/migrations/0001_a.sql': '-- first\ncreate table gift_ideas (id int);' }],
    keptBy: { 'apps/server/migrations/0001_a.sql': 'create table orders (id int);' },
  },
  {
    name: 'SQL stands in files of its own',
    breaches: tables.scatteredSql,
    brokenBy: [{ 'apps/server/src/orders/a.ts': 'export const a = (db: Db) => db.run(sql`select 1`)' }],
    keptBy: {
      'apps/server/src/orders/a.sql.ts': 'export const a = (db: Db) => db.run(sql`select 1`)',
      'apps/server/src/orders/a.test.ts': 'await db.run(sql`select 1`)',
      'apps/server/src/kit/db/a.ts': 'await db.run(sql`select 1`)',
    },
  },
  {
    name: 'no function is longer than 60 lines',
    breaches: longFunctions,
    brokenBy: [
      { 'apps/server/src/a.ts': `export function a() {\n${SIXTY_LINES}}` },
      { 'packages/domain/src/a.ts': `export const a = {\n  b: () => {\n${SIXTY_LINES}},\n}` },
    ],
    keptBy: {
      'apps/server/src/a.ts': `export function a() {\n${SIXTY_LINES.slice(8)}}`,
      'apps/server/src/a.test.ts': `describe('a', () => {\n${SIXTY_LINES}})`,
      'apps/web/src/a.tsx': `export function A() {\n${SIXTY_LINES}}`,
    },
  },
]

checkRules(RULES, readSourceFiles(import.meta.dirname))
