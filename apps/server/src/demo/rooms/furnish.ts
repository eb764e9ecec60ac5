import type { House } from '../../house.ts'
import type { Person } from '../../kit/context.ts'
import { type Db, sql } from '../../kit/db/sql.ts'
import { activeLocations } from '../../locations/locations.sql.ts'
import { closeDays } from './close-days.ts'
import { endLetters } from './end-letters.ts'
import { handsOf, inThePast } from './hands.ts'
import { AT_WORK, hireCrew } from './hire-crew.ts'
import { keepMenus } from './keep-menu.ts'
import { keepOffice } from './keep-office.ts'
import { noteGuests } from './note-guests.ts'
import { runCampaigns } from './run-campaigns.ts'
import { setUpPrinters } from './set-up-printers.ts'
import { setUpStations } from './set-up-stations.ts'
import type { Evening } from './shift.ts'
import { playTonight } from './tonight.ts'
import { writeLetters } from './write-letters.ts'

/** In the order in which one needs the other; each dates what it does by itself. */
const ROOMS = [
  hireCrew,
  setUpStations,
  setUpPrinters,
  keepOffice,
  keepMenus,
  noteGuests,
  runCampaigns,
  writeLetters,
  closeDays,
]

/** Fills the rooms of the back office around the orders of a demo: the last two weeks of its people, all or nothing, then tonight. */
export async function furnish(house: House): Promise<void> {
  const { database, log } = house
  const owner = await ownerOf(database.db)
  const [managers, locations] = [managersByPlace(), await activeLocations(database.db)]
  const evening: Evening = {
    house,
    now: house.clock(),
    owner,
    managers,
    staff: AT_WORK.filter(({ role }) => role === 'staff'),
    locations: locations.filter(({ id }) => managers.has(id)),
  }
  await inThePast(database, () =>
    database.transaction(async (tx) => {
      for (const fill of ROOMS) await fill({ ...evening, tx, act: handsOf(tx, log) })
      await endLetters(tx)
    }),
  )
  await playTonight(evening)
}

function managersByPlace(): ReadonlyMap<string, Person> {
  const managers = AT_WORK.filter(({ role }) => role === 'manager')
  return new Map(managers.flatMap((person) => person.locationIds.map((id) => [id, person] as const)))
}

async function ownerOf(db: Db): Promise<Person> {
  const { id, email, name } = await db.one<{ id: string; email: string; name: string }>(sql`
    select id, email, name from users where role = 'admin' order by created_at, id limit 1`)
  return { kind: 'person', userId: id, sessionId: '', email, name, role: 'admin', locationIds: [] }
}
