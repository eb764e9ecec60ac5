import * as contract from '@sizzle/contract/session.ts'
import { may } from '@sizzle/domain/people/rights.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { Keys } from '../kit/http/guard.ts'
import { query } from '../kit/operation.ts'
import { accountFacts } from './accounts.sql.ts'

export function sessionQuery(keys: Keys) {
  return query(contract.session, async (_, { who, db }) => {
    if (who.kind === 'guest')
      return ok({ user: null, ...(who.awaits && { awaits: [...who.awaits.steps] }), apiKey: keys.customer })
    const { userId: id, email, name, role, locationIds, heldBackRole, byPin } = who
    const { photo_url: photoURL, email_verified: emailVerified } = await accountFacts(db, id)
    // The admin key only ever reaches a back-office session (people 4).
    const apiKey = may(who, 'backOffice.enter') ? keys.admin : keys.customer
    const heldBack = heldBackRole && { heldBack: 'second_factor' as const }
    const user = {
      id,
      email,
      name,
      photoURL,
      emailVerified,
      role,
      locationIds: [...locationIds],
      ...heldBack,
      ...(byPin && { byPin }),
    }
    return ok({ user, apiKey })
  })
}
