import type { House } from '../../house.ts'
import type { Person } from '../../kit/context.ts'
import { type Db, sql } from '../../kit/db/sql.ts'
import { activeLocations } from '../../locations/locations.sql.ts'
import { CREW } from '../crew.ts'
import { closeDays } from './close-days.ts'
import { endLetters } from './end-letters.ts'
import { handsOf, inThePast } from './hands.ts'
import { hireCrew } from './hire-crew.ts'
import { keepMenus } from './keep-menu.ts'
import { keepOffice } from './keep-office.ts'
import { noteGuests } from './note-guests.ts'
import { runCampaigns } from './run-campaigns.ts'
import { setUpPrinters } from './set-up-printers.ts'
import { setUpStations } from './set-up-stations.ts'
import type { Shift } from './shift.ts'
import { playTonight } from './tonight.ts'
import { writeLetters } from './write-letters.ts'

/** In the order in which one needs the other; each dates what it does by itself. */
const ROOMS = [setUpStations, setUpPrinters, keepOffice, keepMenus, noteGuests, runCampaigns, writeLetters, closeDays]

/** Fills the rooms of the back office around the orders of a demo: the last two weeks of its people, all or nothing, then tonight. */
export async function furnish(house: House): Promise<void> {
  const { database, log } = house
  const now = house.clock()
  const owner = await ownerOf(database.db)
  const locations = await activeLocations(database.db)
  const staffed = locations.filter(({ id }) =>
    CREW.some(({ role, at }) => role === 'manager' && at.some((one) => one === id)),
  )
  const evening = await database.transaction(async (tx) => {
    const act = handsOf(tx, log)
    let shift: Shift | undefined
    await inThePast(tx, async () => {
      const crew = await hireCrew(tx, act, owner, now)
      shift = { tx, act, house, now, owner, locations: staffed, ...byRole(crew) }
      for (const fill of ROOMS) await fill(shift)
      await endLetters(tx)
    })
    return shift
  })
  if (evening) await playTonight(evening)
}

function byRole(crew: readonly Person[]): Pick<Shift, 'managers' | 'staff'> {
  const managers = crew.filter(({ role }) => role === 'manager')
  return {
    managers: new Map(managers.flatMap((person) => person.locationIds.map((id) => [id, person] as const))),
    staff: crew.filter(({ role }) => role === 'staff'),
  }
}

async function ownerOf(db: Db): Promise<Person> {
  const { id, email, name } = await db.one<{ id: string; email: string; name: string }>(sql`
    select id, email, name from users where role = 'admin' order by created_at, id limit 1`)
  return { kind: 'person', userId: id, sessionId: '', email, name, role: 'admin', locationIds: [] }
}
