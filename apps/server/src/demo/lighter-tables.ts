import pg from 'pg'

type TableObject = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Loads faster without what has to be kept true row by row: foreign keys and further indexes go away and come back, checked and
 * built in one go, within the caller's transaction - so nobody ever sees the tables without them.
 */
export async function withLighterTables(
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const keys = await foreignKeys(client, tables)
  const indexes = await furtherIndexes(client, tables)
  const name = pg.escapeIdentifier
  for (const key of keys) await client.query(`alter table ${name(key.table)} drop constraint ${name(key.name)}`)
  for (const index of indexes) await client.query(`drop index ${name(index.name)}`)
  await load()
  for (const index of indexes) await client.query(index.definition)
  for (const key of keys) {
    await client.query(`alter table ${name(key.table)} add constraint ${name(key.name)} ${key.definition}`)
  }
}

async function foreignKeys(client: pg.Client, tables: readonly string[]): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c where c.contype = 'f' and c.conrelid = any($1::regclass[])`,
    [tables],
  )
  return rows
}

/** Not those that a key or a unique constraint stands on: they keep rows from doubling while loading, too. */
async function furtherIndexes(client: pg.Client, tables: readonly string[]): Promise<TableObject[]> {
  const { rows } = await client.query<TableObject>(
    `select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  )
  return rows
}
