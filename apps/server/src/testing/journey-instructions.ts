import type { DayHours } from '@sizzle/domain/hours/opening-hours.ts'
import type { Database } from '../kit/db/open.ts'
import { sql } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'

// What a journey has somebody in the back office do while it looks at a customer's page: one line of JSON each.
export type JourneyInstruction =
  | { do: 'dish'; at: string; id: string; change: DishChange }
  /** The same hours on every day. Not announced: doors open and close without anybody telling. */
  | { do: 'hours'; at: string; day: DayHours }
  /** The time of a payment link is over in a moment. Nobody announces that either. */
  | { do: 'link-ends'; sessionId: string }

type DishChange = {
  name?: string
  description?: string
  /** Cents. */
  price?: number
  image?: string
  isAvailable?: boolean
  isTodaysSpecial?: boolean
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export async function obey({ transaction, db }: Database, instruction: JourneyInstruction): Promise<void> {
  if (instruction.do === 'hours') {
    const hours = JSON.stringify(Object.fromEntries(DAYS.map((name) => [name, instruction.day])))
    await db.run(sql`update locations set hours = ${hours}::jsonb where id = ${instruction.at}`)
    return
  }
  if (instruction.do === 'link-ends') {
    await db.run(sql`
      update payment_sessions set expires_at = now() + interval '1 second' where id = ${instruction.sessionId}`)
    return
  }
  const { at, id, change } = instruction
  await transaction(async (tx) => {
    await tx.run(sql`
      update menu_items set
        name = coalesce(${change.name ?? null}, name),
        description = coalesce(${change.description ?? null}, description),
        price = coalesce(${change.price ?? null}, price),
        image = coalesce(${change.image ?? null}, image),
        is_available = coalesce(${change.isAvailable ?? null}, is_available),
        is_todays_special = coalesce(${change.isTodaysSpecial ?? null}, is_todays_special)
      where location_id = ${at} and id = ${id}`)
    const version = await tx.one<{ menu_version: number }>(sql`
      update locations set menu_version = menu_version + 1 where id = ${at} returning menu_version`)
    await announce(tx, 'menu.changed', { id: at, version: version.menu_version, locationId: at })
  })
}
