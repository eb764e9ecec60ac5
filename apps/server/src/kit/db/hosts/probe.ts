import pg from 'pg'

/** A host that does not say anything for so long is not there. */
const ANSWER_LIMIT_MS = 2000
// A standby has no place of its own to write at. The higher timeline is the host that was promoted last: one that was
// thought dead and came back has the lower one.
const QUESTION = `
  select case when not pg_is_in_recovery() then ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`

/** The timeline on which this host writes; nothing when it is a standby, or cannot be asked. */
export async function writableTimeline(address: string): Promise<number | undefined> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_LIMIT_MS,
    query_timeout: ANSWER_LIMIT_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ timeline: number | null }>(QUESTION)
    return rows[0]?.timeline ?? undefined
  } catch {
    return undefined
  } finally {
    // Not waited for: a host that froze does not say goodbye.
    client.end().catch(() => undefined)
  }
}
