import { randomUUID } from 'node:crypto'
import { addLocation } from '@sizzle/contract/locations-office.ts'
import { sql } from '../kit/db/sql.ts'
import { aLocation } from './a-location.ts'
import { bodyOf } from './body-of.ts'
import type { Caller, TestApp } from './test-app.ts'

/** Calls about locations, made by an admin unless somebody else is named. */
export function locationOffice(app: () => TestApp, admin: () => Caller) {
  const add = (id: string, changes: object = {}, by = admin()) => by.post('/addLocation', { id, ...aLocation(changes) })
  return {
    add,
    update: (id: string, expectedVersion: number, updates: object, by = admin()) =>
      by.post('/updateLocation', { id, expectedVersion, updates }),
    aNew: async (changes: object = {}) =>
      bodyOf(addLocation, await add(`place-${randomUUID().slice(0, 8)}`, changes)).location,
    audited: (id: string) =>
      app().database.db.many<{ action: string; actor_name: string; before: object | null; after: object }>(sql`
        select action, actor_name, before, after from audit where subject = ${`location:${id}`} order by id`),
  }
}
