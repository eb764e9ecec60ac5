import { createStore } from '../store.ts'
import { askSession, type SessionUser, session } from './session.ts'

/** Somebody was signed in here and the server no longer knows them. The screen stays, and who can says so over it. */
export type Expiry = { readonly user: SessionUser; readonly answer: (isBack: boolean) => void }

export const expiry = createStore<Expiry | null>(null)
let asked: Promise<boolean> | undefined

/** Calls that are refused at the same time share one question; each is sent again when the same person is back. */
export function askToSignInAgain(): Promise<boolean> {
  const known = session.get()
  if (known.state !== 'ready' || !known.user) return Promise.resolve(false)
  asked ??= ask(known.user).finally(() => {
    asked = undefined
  })
  return asked
}

async function ask(user: SessionUser): Promise<boolean> {
  // The key may have changed, or another tab may have signed in meanwhile: then nobody has to be asked.
  const fresh = await askSession()
  if (fresh.state === 'ready' && fresh.user?.id === user.id) {
    session.set(fresh)
    return true
  }
  const isBack = await new Promise<boolean>((answer) => expiry.set({ user, answer }))
  expiry.set(null)
  return isBack
}
