import type { AnyRoute, WireOutputOf } from '@sizzle/contract/route.ts'
import { session } from '@sizzle/contract/session.ts'
import type { Caller, Reply } from './test-app.ts'

/** The answer of a call that went well, in the contract's own words. What a refusal says is read from `reply.body`. */
export function bodyOf<R extends AnyRoute>(_route: R, reply: Reply): WireOutputOf<R> {
  // Typed by the route that was called: the server encoded it by this route's own output schema.
  return reply.body as WireOutputOf<R>
}

export async function idOf(caller: Caller): Promise<string> {
  const { user } = bodyOf(session, await caller.get('/session'))
  if (!user) throw new Error('nobody is signed in')
  return user.id
}
