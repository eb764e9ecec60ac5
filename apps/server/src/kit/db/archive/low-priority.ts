import { readdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'

/** Whatever this process does gives way to others on the machine. On Linux each thread has a priority of its own, and a new one its maker's. */
export async function giveWay(): Promise<void> {
  const threads = await readdir('/proc/self/task').catch(() => ['0'])
  for (const thread of threads)
    try {
      setPriority(Number(thread), constants.priority.PRIORITY_LOW)
    } catch {
      // The thread has ended, or the machine forbids it: a backup that is in the way is better than none.
    }
}
