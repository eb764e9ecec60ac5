import type { QueuedAction } from '@sizzle/domain/calls/outbox.ts'

/** The actions waiting on this device, in order, and those that need a person, each with the reason. */
export type KeptAction = QueuedAction & {
  /** The order in which they were made; given by the database. */
  readonly place?: number
  /** The id and name of who made it: nobody else sends it. One of an older version has neither. */
  readonly by?: string
  readonly byName?: string
  /** Sent in the name of the paired device, whoever is here or has gone. */
  readonly ofDevice?: true
  /** What a person reads about it, such as "TRU-042: Mark as Ready". */
  readonly label: string
  /** What it changes, such as 'location truro': nobody changes that a second time on top of what waits. */
  readonly about?: string
  /** Of the location that it is about. One of an older version has none. */
  readonly timeZone?: string
  /** Refused by the server; it waits for "try again" or "discard". */
  readonly problem?: string
}

const NAME = 'sizzle-offline'
const STORE = 'actions'

/** Survives a reload and a closed browser (offline 8). Where there is no IndexedDB, it lasts as long as the tab. */
export async function openActionStore() {
  const connection = createConnection()
  const isThere = await connection.get().then(
    () => true,
    () => false,
  )
  if (!isThere) return inMemory()
  return {
    // The store holds what `keep` was given, and nothing else writes to it.
    all: () => ask<KeptAction[]>(connection, 'readonly', (store) => store.getAll()),
    async keep(action: KeptAction): Promise<unknown> {
      const put = () => ask(connection, 'readwrite', (store) => store.put(action))
      return await put().catch(() => makeRoom().then(put))
    },
    forget: (place: number) => ask(connection, 'readwrite', (store) => store.delete(place)),
  }
}

type Connection = { readonly get: () => Promise<IDBDatabase>; readonly drop: () => void }

/** The browser may close it, as when somebody clears the site's storage: then it is opened anew, and empty. */
function createConnection(): Connection {
  let opened: Promise<IDBDatabase> | undefined
  const drop = () => {
    opened = undefined
  }
  function get() {
    opened ??= open().then((database) => {
      database.onclose = drop
      database.onversionchange = () => {
        database.close()
        drop()
      }
      return database
    })
    opened.catch(drop)
    return opened
  }
  return { get, drop }
}

/** What waits to be sent needs the room more than the copy of the site. */
async function makeRoom(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'place', autoIncrement: true })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'))
  })
}

const MOST_TRIES = 3

/** A connection that was closed under the work is opened anew: a transaction that was cut off has done nothing. */
async function ask<T>(
  connection: Connection,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(await connection.get(), mode, work)
    } catch (error) {
      if (tries === MOST_TRIES || !isClosed(error)) throw error
      connection.drop()
    }
  }
}

/** Resolves when the transaction is durable, not when the request was heard. */
function askOnce<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => reject(transaction.error ?? new DOMException('The action was not kept.', 'AbortError'))
  })
}

function isClosed(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'AbortError' || error.name === 'InvalidStateError')
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
