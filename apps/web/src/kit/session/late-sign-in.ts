import { atFirstTouch } from '../lazy-part.ts'
import type { Session } from './session.ts'

// What signing in sets right in this browser weighs more than the form that it starts from: it comes with the first touch.
// Picked here, because a whole module out of a shared file costs the first script a helper.
const load = () => import('./sign-in.ts').then(({ signIn, arrive }) => ({ signIn, arrive }))
atFirstTouch(load)

export async function signInLate(email: string, password: string): Promise<Session> {
  return (await load()).signIn(email, password)
}

export async function arriveLate(): Promise<Session> {
  return (await load()).arrive()
}
