import type { DayHours } from '@sizzle/domain/hours/opening-hours.ts'
import type { Database } from '../kit/db/open.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import { announce } from '../kit/live/announce.ts'
import { ENDLESS_WORDS, HOSTILE_MARKUP } from './hostile-words.ts'
import { plantText } from './plant-text.ts'

// What a journey has somebody in the back office do while it looks at a customer's page: one line of JSON each.
export type JourneyInstruction =
  | { do: 'dish'; at: string; id: string; change: DishChange }
  /** What can be chosen with a dish, instead of what could be chosen before. */
  | { do: 'groups'; at: string; id: string; groups: readonly GroupToAsk[] }
  /** An option that is sold out from now on, or can be had again. */
  | { do: 'sold-out'; at: string; group: string; option: string; isSoldOut: boolean }
  /** The same hours on every day. Not announced: doors open and close without anybody telling. */
  | { do: 'hours'; at: string; day: DayHours }
  /** The time of a payment link is over in a moment. Nobody announces that either. */
  | { do: 'link-ends'; sessionId: string }
  /**
   * A house full of orders, people and letters, whose every word would run or break a page that took it for markup; or whose every word
   * is 200 letters long.
   */
  | { do: 'plant-text'; isEndless?: boolean }

/** The clock of the program goes on by so much at once. */
export type TimePasses = { do: 'time-passes'; ms: number }

type DishChange = {
  name?: string
  description?: string
  /** Cents. */
  price?: number
  image?: string
  isSoldOut?: boolean
  isTodaysSpecial?: boolean
}

/** Limits that are left out are those of one unit that need not be chosen. */
export type GroupToAsk = {
  id: string
  name: string
  kind?: 'choice' | 'size'
  min?: number
  max?: number
  maxEach?: number
  free?: number
  /** Prices in cents. */
  options: readonly { id: string; name: string; price: number; sizeCode?: string; preset?: number }[]
}

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export async function obey(database: Database, instruction: JourneyInstruction): Promise<void> {
  const { transaction, db } = database
  if (instruction.do === 'plant-text')
    return plantText(database, new Date(), instruction.isEndless ? ENDLESS_WORDS : HOSTILE_MARKUP)
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
  if (instruction.do === 'groups') return transaction((tx) => putGroups(tx, instruction))
  if (instruction.do === 'sold-out') return transaction((tx) => sellOut(tx, instruction))
  const { at, id, change } = instruction
  await transaction(async (tx) => {
    await tx.run(sql`
      update menu_items set
        name = coalesce(${change.name ?? null}, name),
        description = coalesce(${change.description ?? null}, description),
        price = coalesce(${change.price ?? null}, price),
        image = coalesce(${change.image ?? null}, image),
        sold_out_until = case ${change.isSoldOut ?? null}::boolean when true then 'infinity' when false then null else sold_out_until end,
        is_todays_special = coalesce(${change.isTodaysSpecial ?? null}, is_todays_special)
      where location_id = ${at} and id = ${id}`)
    await announceMenu(tx, at)
  })
}

async function announceMenu(tx: Tx, at: string): Promise<void> {
  const version = await tx.one<{ menu_version: number }>(sql`
    update locations set menu_version = menu_version + 1 where id = ${at} returning menu_version`)
  await announce(tx, 'menu.changed', { id: at, version: version.menu_version, locationId: at })
}

async function putGroups(tx: Tx, { at, id, groups }: { at: string; id: string; groups: readonly GroupToAsk[] }) {
  await tx.run(sql`delete from item_option_groups where location_id = ${at} and item_id = ${id}`)
  for (const [position, group] of groups.entries()) {
    const { kind = 'choice', min = 0, max = 1, maxEach = 1, free = 0 } = group
    await tx.run(sql`
      insert into option_groups (location_id, id, name, kind, min, max, max_distinct, max_each, free)
      values (${at}, ${group.id}, ${group.name}, ${kind}, ${min}, ${max}, 60, ${maxEach}, ${free})`)
    for (const [place, option] of group.options.entries()) {
      await tx.run(sql`
        insert into options (location_id, group_id, id, name, price, size_code, preset, position)
        values (${at}, ${group.id}, ${option.id}, ${option.name}, ${option.price}, ${option.sizeCode ?? null},
                ${option.preset ?? 0}, ${place})`)
    }
    await tx.run(sql`
      insert into item_option_groups (location_id, item_id, group_id, position)
      values (${at}, ${id}, ${group.id}, ${position})`)
  }
  await announceMenu(tx, at)
}

type SoldOut = { at: string; group: string; option: string; isSoldOut: boolean }

async function sellOut(tx: Tx, { at, group, option, isSoldOut }: SoldOut): Promise<void> {
  const until = isSoldOut ? '2999-01-01T00:00:00Z' : null
  await tx.run(sql`
    update options set sold_out_until = ${until}::timestamptz
    where location_id = ${at} and group_id = ${group} and id = ${option}`)
  await announceMenu(tx, at)
}
