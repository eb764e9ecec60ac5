import { personOf, type WriteContext } from '../kit/context.ts'
import { announce } from '../kit/live/announce.ts'
import { takeStationsFromPrinters } from './printers.sql.ts'
import { makeJobs } from './watch-jobs.ts'

/** Stations are removed: their printers print until now what they had to, and go on without them. */
export async function forgetStations({ tx, who, now }: WriteContext, locationId: string, gone: readonly string[]) {
  if (gone.length === 0) return
  await makeJobs(tx, [locationId], now)
  const by = { userId: personOf(who).userId, now }
  for (const { id } of await takeStationsFromPrinters(tx, locationId, gone, by))
    await announce(tx, 'printer.changed', { id, locationId })
}
