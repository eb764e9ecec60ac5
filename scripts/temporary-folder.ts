import { accessSync, constants, statfsSync } from 'node:fs'

const IN_MEMORY = '/dev/shm'
// Generous: a database is 14 MB, what it writes ahead is 1 GB at most, and a few tests have servers of their own.
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Where tests keep what they throw away. Making a database of their own copies six hundred files, which takes half a second
 * on a disk and a twentieth in memory. Undefined where that is not there, or too small, as in most containers.
 */
export function folderInMemory(): string | undefined {
  if (process.env.TMPDIR) return undefined
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return Math.min(bavail * bsize, process.availableMemory() / 2) >= ROOM_BYTES ? IN_MEMORY : undefined
  } catch {
    return undefined
  }
}
