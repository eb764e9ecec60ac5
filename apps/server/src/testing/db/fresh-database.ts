import { inject } from 'vitest'
import type { Database } from '../../kit/db/open.ts'
import { cloneDatabase } from './clone-database.ts'

/**
 * A migrated database of the test's own. `close` drops it; what a killed test leaves goes with the cluster.
 * In a file: `const database = await freshDatabase(); afterAll(() => database.close())`.
 */
export function freshDatabase(template?: string): Promise<Database> {
  return cloneDatabase(inject('testCluster'), { template, poolSize: 10 })
}

/** A database without any tables of ours, for tests of migrations. */
export function emptyDatabase(): Promise<Database> {
  return freshDatabase('template0')
}
