import type { StreamWho } from '../live/run-stream.ts'
import { createStore } from '../store.ts'
import { askSession, type SessionUser, session } from './session.ts'

/** The server no longer knows the person who was signed in here. The screen stays, with a notice over it. */
export type Expiry = { readonly user: SessionUser; readonly answer: (isBack: boolean) => void }

export const expiry = createStore<Expiry | null>(null)
let asked: Promise<boolean> | undefined
let isLeaving = false

/** Calls that are refused at the same time share one question; each is sent again when the same person is back. */
export function askToSignInAgain(): Promise<boolean> {
  const known = session.get()
  if (known.state !== 'ready' || !known.user) return Promise.resolve(false)
  asked ??= ask(known.user).finally(() => {
    asked = undefined
  })
  return asked
}

/** Signing out does not ask to sign in again. */
export function noteLeaving(): void {
  isLeaving = true
}

export function noteStaying(): void {
  isLeaving = false
}

export async function whileLeaving(leave: () => Promise<void>): Promise<void> {
  noteLeaving()
  try {
    await leave()
  } finally {
    noteStaying()
  }
}

/**
 * The live stream says whose it is whenever it opens, and it closes when a session or a right ends. So this browser
 * learns of both at once, in every tab, and not with the next press of a button.
 */
export function hearWho(who: StreamWho): void {
  const known = session.get()
  if (known.state !== 'ready' || !known.user || isLeaving) return
  const { id, role, locationIds } = known.user
  if (who.userId !== id) void askToSignInAgain()
  // Back in another tab of this browser: nobody has to sign in twice.
  else if (expiry.get()) void takeNews(known.user)
  else if (who.role !== role || who.locationIds.join() !== locationIds.join()) void takeNews(known.user)
}

/** The person may have been deactivated since the stream spoke: then the screen stays, with the notice over it. */
async function takeNews(user: SessionUser): Promise<void> {
  const fresh = await askSession()
  if (fresh.state !== 'ready' || isLeaving) return
  if (fresh.user?.id !== user.id) return void askToSignInAgain()
  session.set(fresh)
  expiry.get()?.answer(true)
}

async function ask(user: SessionUser): Promise<boolean> {
  // The key may have changed, or another tab may have signed in meanwhile: then nobody has to be asked.
  const fresh = await askSession()
  const known = session.get()
  if (known.state === 'ready' && known.user?.id !== user.id) return false
  if (fresh.state === 'ready' && fresh.user?.id === user.id) {
    session.set(fresh)
    return true
  }
  // At a shared tablet the next person may be another one: it shows its door.
  if (user.byPin) {
    session.set(fresh)
    return false
  }
  const isBack = await new Promise<boolean>((answer) => expiry.set({ user, answer }))
  expiry.set(null)
  return isBack
}
