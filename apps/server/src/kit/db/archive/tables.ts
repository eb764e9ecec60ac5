import pg from 'pg'

export type Table = { readonly name: string; readonly columns: readonly string[] }
export type Sequence = { readonly name: string; readonly value: string; readonly isCalled: boolean }

/**
 * All our tables, each after those it refers to (deferrable references can wait for the end). The record of migrations stays out: the target has its own, and both
 * must agree. Partitions come with their parent, generated columns are generated again.
 */
export async function tablesInOrder(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    SELECT c.relname AS name,
           array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
           ARRAY(SELECT f.confrelid::regclass::text
                   FROM pg_constraint f
                  WHERE f.conrelid = c.oid AND f.contype = 'f'
                    AND NOT f.condeferrable AND f.confrelid <> c.oid) AS "refersTo"
      FROM pg_class c
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace
       AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relname <> 'schema_migrations'
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
     GROUP BY c.oid, c.relname
     ORDER BY c.relname`)
  const names = new Set(rows.map(({ name }) => name))
  const ordered: Table[] = []
  let waiting = rows.map((row) => ({ ...row, refersTo: row.refersTo.map(unquoted).filter((name) => names.has(name)) }))
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name))
    const ready = waiting.filter(({ refersTo }) => refersTo.every((name) => done.has(name)))
    if (ready.length === 0)
      throw new Error(
        `${waiting.map(({ name }) => name).join(', ')} refer to each other in a ring: make one reference deferrable`,
      )
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}

function unquoted(name: string): string {
  return name.replace(/^"(.*)"$/, '$1')
}

export function columnList({ columns }: Table): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}

export async function readSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM public.${pg.escapeIdentifier(name)}`,
    )
    sequences.push(...found.map((row) => ({ name, ...row })))
  }
  return sequences
}

export async function setSequences(client: pg.ClientBase, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
      `public.${pg.escapeIdentifier(name)}`,
      value,
      isCalled,
    ])
}
