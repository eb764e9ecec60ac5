import { beforeEach, expect, test } from 'vitest'
import { type KeptAction, openActionStore } from './action-store.ts'

// What waits lies in the browser's own database.

const ACTION: KeptAction = {
  id: 'key',
  call: '/cancelReservation',
  input: {},
  label: 'Cancel RES-1',
  madeAt: 0,
  version: null,
  tries: 0,
  notBefore: 0,
}

beforeEach(clear)

/** As when somebody clears the storage of the site. */
function clear(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('sizzle-offline')
    request.onsuccess = () => resolve()
    request.onerror = () => reject(new Error('the database could not be deleted'))
  })
}

test('another screen finds what was kept, in its order (offline 8)', async () => {
  const store = await openActionStore()
  await store.keep(ACTION)
  await store.keep({ ...ACTION, id: 'second' })
  const found = await (await openActionStore()).all()
  expect(found.map(({ id }) => id)).toEqual(['key', 'second'])
})

test('storage that was cleared under an open screen is empty, and takes what comes next (offline 30)', async () => {
  const store = await openActionStore()
  await store.keep(ACTION)
  await clear()
  expect(await store.all()).toEqual([])
  await store.keep({ ...ACTION, id: 'next' })
  expect((await store.all()).map(({ id }) => id)).toEqual(['next'])
})
