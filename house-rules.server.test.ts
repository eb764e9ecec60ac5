import { checkRules, type Rule } from './scripts/house/check-rules.ts'
import { longFunctions } from './scripts/house/functions.ts'
import * as locations from './scripts/house/locations.ts'
import { asksAddresses } from './scripts/house/outside.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'
import * as tables from './scripts/house/tables.ts'

/** A file whose one function asks all of this; each question mark is a value. */
function asking(name: string, ...texts: string[]): string {
  const statements = texts.map((text) => `sql\`${text.replaceAll('?', `$${'{x}'}`)}\``)
  return `export function ${name}(x: string) { return [${statements.join(', ')}] }`
}

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
    name: 'a statement says at which location its rows are',
    breaches: locations.statementsWithoutLocation,
    brokenBy: [
      'select * from orders where id = ? for update',
      'UPDATE refunds SET tries = 1 WHERE id = ?',
      'delete from reservation_holds where id = ?',
      // Only read, or only joined.
      'select location_id, id from payments where id = ?',
      'select p.* from payments p join orders o on o.location_id = p.location_id where o.id = ?',
      // One of two.
      'select 1 from payments p join orders o on o.id = p.order_id where p.location_id = ? and p.id = ?',
    ].map((text) => ({ 'apps/server/src/orders/a.sql.ts': asking('a', text) })),
    keptBy: {
      'apps/server/src/orders/a.sql.ts': asking(
        'a',
        'select * from orders where (?::text[] is null or location_id = any(?)) and id = ?',
        'select 1 from payments p join orders o on o.location_id = p.location_id where p.location_id = ?',
        'insert into refunds (location_id, id) values (?, ?)',
        'select * from users where id = ?',
      ),
      'apps/server/src/my-orders/my-orders.sql.ts': asking('ordersOfPerson', 'select * from orders where user_id = ?'),
      'apps/server/src/orders/a.test.ts': 'await db.run(sql`update orders set status = 1`)',
    },
  },
  {
    name: 'a row is looked for everywhere only when nothing but its id is known',
    breaches: locations.lookedForEverywhere,
    brokenBy: ['EVERYWHERE', 'null'].map((at) => ({
      'apps/server/src/moves/a.ts': `const order = await lockOrder(tx, { id, at: ${at} })`,
    })),
    keptBy: {
      'apps/server/src/moves/a.ts': 'const order = await lockOrder(tx, { id, at: locationsOf(person) })',
      'apps/server/src/receipts/receipt-facts.ts': 'const order = await orderById(db, { id, at: EVERYWHERE })',
    },
  },
  {
    name: 'every table with a location in each row is asked by it',
    breaches: locations.tablesAtNoLocation,
    brokenBy: [
      {
        'apps/server/migrations/0001_a.sql':
          'create table zones (\n  location_id text not null references locations\n);',
      },
    ],
    keptBy: {
      'apps/server/migrations/0001_a.sql':
        'create table orders (location_id text not null);\ncreate table gifts (location_id text);\ncreate table a (id int);',
    },
  },
  {
    name: 'where somebody works is asked with their groups',
    breaches: tables.rightsWithoutGroups,
    brokenBy: [
      { 'apps/server/src/moves/a.sql.ts': asking('a', 'select location_id from user_locations where user_id = ?') },
    ],
    keptBy: {
      'apps/server/src/moves/a.sql.ts': asking('a', 'select location_id from works_at where user_id = ?'),
      'apps/server/src/people/users.sql.ts': asking('a', 'select location_id from user_locations where user_id = ?'),
    },
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
    name: 'the server asks an address in a few places only',
    breaches: asksAddresses,
    brokenBy: [
      { 'apps/server/src/menu/a.ts': 'export const a = (image: string) => fetch(image)' },
      { 'apps/server/src/emails/a.ts': "import { isIP, connect } from 'node:net'\nconnect(1)" },
      { 'apps/server/src/kit/a.ts': "import * as client from 'openid-client'" },
    ],
    keptBy: {
      'apps/server/src/outside/sms/a.ts': "await fetch('https://example.test')",
      'apps/server/src/kit/a.ts': "import { isIP } from 'node:net'\nawait client.connect()\nawait books.fetch(1)",
      'apps/server/src/menu/a.test.ts': 'await fetch(url)',
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
