import type { SoundName } from './tones.ts'

// Sounds that somebody chose, on this device only: up to 5 MB each, too large for localStorage.
export type CustomSound = { readonly fileName: string; readonly bytes: ArrayBuffer }

const NAME = 'sizzle-sounds'
const STORE = 'sounds'

export async function readCustomSound(name: SoundName): Promise<CustomSound | undefined> {
  // The store holds what `keepCustomSound` was given, and nothing else writes to it.
  return ask<CustomSound | undefined>('readonly', (store) => store.get(name))
}

export async function keepCustomSound(name: SoundName, sound: CustomSound): Promise<void> {
  await ask('readwrite', (store) => store.put(sound, name))
}

export async function forgetCustomSound(name: SoundName): Promise<void> {
  await ask('readwrite', (store) => store.delete(name))
}

async function ask<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error ?? new Error('the sound could not be kept'))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened'))
  })
}
