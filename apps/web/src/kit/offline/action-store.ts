import type { QueuedAction } from '@sizzle/domain/calls/outbox.ts'

/** The actions waiting on this device, in order, and those that need a person, each with the reason. */
export type KeptAction = QueuedAction & {
  /** The order in which they were made; given by the database. */
  readonly place?: number
  /** The id and name of who made it: nobody else sends it. One of an older version has neither. */
  readonly by?: string
  readonly byName?: string
  /** What a person reads about it, such as "TRU-042: Mark as Ready". */
  readonly label: string
  /** Of the location that it is about. One of an older version has none. */
  readonly timeZone?: string
  /** Refused by the server; it waits for "try again" or "discard". */
  readonly problem?: string
}

const NAME = 'sizzle-offline'
const STORE = 'actions'

/** Survives a reload and a closed browser (offline 8). Where there is no IndexedDB, it lasts as long as the tab. */
export async function openActionStore() {
  const database = await open().catch(() => undefined)
  if (!database) return inMemory()
  return {
    // The store holds what `keep` was given, and nothing else writes to it.
    all: () => ask<KeptAction[]>(database, 'readonly', (store) => store.getAll()),
    keep: (action: KeptAction) => ask(database, 'readwrite', (store) => store.put(action)),
    forget: (place: number) => ask(database, 'readwrite', (store) => store.delete(place)),
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'))
  })
}

/** Resolves when the transaction is durable, not when the request was heard. */
function ask<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new Error('an action could not be kept'))
  })
}

function inMemory() {
  const kept = new Map<number, KeptAction>()
  let last = 0
  return {
    all: async () => [...kept.values()],
    async keep(action: KeptAction): Promise<unknown> {
      last += 1
      const place = action.place ?? last
      kept.set(place, { ...action, place })
      return place
    },
    forget: async (place: number): Promise<unknown> => kept.delete(place),
  }
}
