import * as contract from '@sizzle/contract/menu-office.ts'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from './a-colleague.ts'
import { aDish } from './a-dish.ts'
import { bodyOf } from './body-of.ts'
import type { Caller, TestApp } from './test-app.ts'

/** Calls about the menu of Truro, made by its manager unless somebody else is named. */
export function menuOffice(app: () => TestApp) {
  const manager = (name = 'Anita Rao') => aColleague(app(), 'manager', ['truro'], name)
  let first: Promise<Caller> | undefined
  const by = () => (first ??= manager())
  const post = async (path: string, body: object, caller?: Caller) =>
    (caller ?? (await by())).post(path, { locationId: 'truro', ...body })
  const add = (changes: object = {}, caller?: Caller) => post('/addMenuItem', aDish(changes), caller)
  const menu = async () =>
    bodyOf(contract.getLocationMenuAdmin, await (await by()).get('/getLocationMenuAdmin?locationId=truro'))
  return {
    manager,
    by,
    post,
    add,
    menu,
    aNew: async (changes: object = {}) => {
      const reply = await add(changes)
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
      return bodyOf(contract.addMenuItem, reply).item
    },
    update: (id: string, expectedVersion: number, updates: object, caller?: Caller) =>
      post('/updateMenuItem', { id, expectedVersion, updates }, caller),
    item: async (id: string) => (await menu()).items.find((one) => one.id === id),
    audited: (subject: string) =>
      app().database.db.many<{
        action: string
        actor_name: string
        location_id: string | null
        before: object | null
        after: object | null
      }>(sql`select action, actor_name, location_id, before, after from audit where subject = ${subject} order by id`),
  }
}
