import { join } from 'node:path'
import { Visitor } from 'vite'
import { afterAll, expect, it } from 'vitest'
import { readSourceFiles, type SourceFile } from '../../../../../scripts/house/source-files.ts'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { sql } from './sql.ts'

// A row type is a promise that no compiler holds: where `select *` or `returning *` feeds it, it is compared with the table.

type Member = { readonly name: string; readonly type: string }
type Use = { readonly row: string; readonly table: string }
type Column = { table: string; name: string; type: string; nullable: boolean }

/** What a column's values are once they are read; other types (json, unions of texts) are the statement's own matter. */
const READ_AS: Readonly<Record<string, string>> = {
  timestamptz: 'Date',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  bool: 'boolean',
}
const PLAIN = new Set(Object.values(READ_AS))

const files = readSourceFiles(join(import.meta.dirname, '../..')).filter(({ path }) => path.endsWith('.sql.ts'))
const rowTypes = new Map(files.flatMap(typesIn))
const uses = files.flatMap(usesIn)
const database = await freshDatabase()
afterAll(() => database.close())

it('row types that whole rows are read into are true of their tables', async () => {
  const columns = await database.db.many<Column>(sql`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public'`)
  const byTable = Map.groupBy(columns, ({ table }) => table)
  const wrong = uses.flatMap(({ row, table }) => {
    const there = new Map((byTable.get(table) ?? []).map((column) => [column.name, column]))
    return (rowTypes.get(row) ?? []).flatMap((member) =>
      differences(member, there.get(member.name)).map((what) => `${row}.${member.name} of ${table} ${what}`),
    )
  })
  expect([...new Set(wrong)]).toEqual([])
})

it('the comparison meets the rows that most is read of', () => {
  const met = new Set(uses.filter(({ row }) => rowTypes.has(row)).map(({ table }) => table))
  for (const table of ['orders', 'payments', 'refunds', 'payment_sessions', 'reservations', 'locations'])
    expect(met).toContain(table)
})

function differences({ type }: Member, column: Column | undefined): string[] {
  if (!column) return ['is no column']
  const parts = type.split('|').map((part) => part.trim())
  const plain = parts.filter((part) => part !== 'null')
  const asRead = READ_AS[column.type]
  return [
    ...(parts.includes('null') === column.nullable ? [] : [column.nullable ? 'may be null' : 'is never null']),
    ...(plain.some((part) => PLAIN.has(part) && part !== asRead) ? [`is not ${type}`] : []),
    ...(asRead !== undefined && !plain.includes(asRead) ? [`is ${asRead}`] : []),
  ]
}

function typesIn({ text, program }: SourceFile): [string, Member[]][] {
  const found: [string, Member[]][] = []
  if (program)
    new Visitor({
      TSTypeAliasDeclaration({ id, typeAnnotation }) {
        if (typeAnnotation.type !== 'TSTypeLiteral') return
        const members = typeAnnotation.members.flatMap((member) => {
          if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier' || !member.typeAnnotation)
            return []
          const { start, end } = member.typeAnnotation.typeAnnotation
          return [{ name: member.key.name, type: text.slice(start, end) }]
        })
        found.push([id.name, members])
      },
    }).visit(program)
  return found
}

/** Calls such as `db.maybe<OrderRow>` of a statement that reads whole rows of one table. */
function usesIn({ program }: SourceFile): Use[] {
  const found: Use[] = []
  if (program)
    new Visitor({
      CallExpression({ typeArguments, arguments: [statement] }) {
        const [row] = typeArguments?.params ?? []
        if (row?.type !== 'TSTypeReference' || row.typeName.type !== 'Identifier') return
        if (statement?.type !== 'TaggedTemplateExpression') return
        const text = statement.quasi.quasis
          .map(({ value }) => value.raw)
          .join('?')
          .trim()
        const table = /^select \* from (\w+)/.exec(text)?.[1] ?? /^update (\w+) .*returning \*$/s.exec(text)?.[1]
        if (table) found.push({ row: row.typeName.name, table })
      },
    }).visit(program)
  return found
}
