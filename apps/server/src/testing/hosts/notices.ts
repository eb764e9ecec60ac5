import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../kit/db/open.ts'
import { anOrder } from '../an-order.ts'
import { type LiveEvent, readLive } from '../live-reader.ts'
import { openClient } from '../restarts/client.ts'
import { openTroubles } from '../restarts/failures.ts'
import { SETTINGS } from './load.ts'

const LIMIT_MS = 5000

/** Whether what an admin changes at one process is heard at a stream of another. */
export async function isHeardElsewhere(database: Database, changedAt: string, heardAt: string): Promise<boolean> {
  const [dish] = (await anOrder({ database })).items
  const stream = await readLive(heardAt)
  const admin = { email: SETTINGS.ADMIN_EMAIL, password: SETTINGS.ADMIN_PASSWORD }
  const client = openClient([changedAt], openTroubles())
  const office = await client.signIn('/sign-in/email', admin)
  for (const isAvailable of [false, true]) {
    const change = { locationId: 'truro', updates: [{ id: dish?.id, isAvailable }] }
    const { status } = await office('/setMenuItemAvailability', change, randomUUID())
    if (status !== 200) throw new Error(`the change was answered with ${status}`)
  }
  const heard = await Promise.race([stream.until(isOfTheMenu).then(() => true), sleep(LIMIT_MS)])
  stream.close()
  return heard === true
}

function isOfTheMenu({ event, data }: LiveEvent): boolean {
  return event === 'menu.changed' || data.topic === 'menu.changed'
}
