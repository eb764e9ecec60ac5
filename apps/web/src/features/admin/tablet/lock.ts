import { forgetShift } from '../../../kit/offline/till-shift.ts'
import { callOnce } from '../../../kit/server/call-once.ts'
import { noteLeaving, noteStaying } from '../../../kit/session/expiry.ts'
import { session } from '../../../kit/session/session.ts'
import { arrive } from '../../../kit/session/sign-in.ts'

/** Nobody is shown any more, whether the server can be told or not: without a press it forgets the session by itself. */
export async function lockTablet(): Promise<void> {
  noteLeaving()
  forgetShift()
  try {
    await callOnce('/lockTablet', {})
    await arrive()
  } catch {
    const known = session.get()
    if (known.state === 'ready') session.set({ ...known, user: null })
  } finally {
    noteStaying()
  }
}
