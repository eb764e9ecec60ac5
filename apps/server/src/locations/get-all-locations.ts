import * as contract from '@sizzle/contract/locations-office.ts'
import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { ok } from '@sizzle/domain/result.ts'
import { personOf } from '../kit/context.ts'
import { type Locations, locationsOf } from '../kit/lookup.ts'
import { query } from '../kit/operation.ts'
import { numbered, type Page } from '../kit/page.ts'
import { figuresByLocation, locationStats } from './figures.ts'
import { listLocations } from './managed.sql.ts'
import { presentManaged } from './present-managed.ts'
import { dishesAt, stillOpenAt } from './still-open.sql.ts'

function onlyOne(ids: Locations, id: string | undefined): Locations {
  if (id === undefined) return ids
  return ids === null || ids.includes(id) ? [id] : []
}

export function getAllLocations() {
  const statsOf = locationStats()
  return query(contract.getAllLocations, async (input, { db, who, now }) => {
    const ids = locationsOf(personOf(who))
    const filter = {
      ids: onlyOne(ids, input.id),
      search: foldText(input.search ?? ''),
      status: input.status ?? 'all',
    }
    const read = (part: Page) => listLocations(db, filter, part)
    const { rows, ...counted } = await numbered(read, input.page ?? 1, contract.LOCATIONS_PER_PAGE)
    const [figures, stats] = await Promise.all([figuresByLocation(db, rows, now), statsOf(db, ids, now)])
    const [only] = input.id === undefined ? [] : rows
    return ok({
      locations: rows.map((row) => presentManaged(row, figures(row.id), now)),
      ...counted,
      stats,
      standing: only ? { ...(await stillOpenAt(db, only.id, now)), dishes: await dishesAt(db, only.id) } : null,
    })
  })
}
