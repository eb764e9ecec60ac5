import type { House } from '../house.ts'
import { refuseRequest } from '../kit/http/api.ts'
import type { Room } from '../kit/room.ts'
import { accountParts } from './account-parts.ts'
import { personById } from './accounts.sql.ts'
import { approve, getApprovers } from './approvals/approve.ts'
import { type Auth, cookiePrefix, openAuth, sessionCookie } from './auth.ts'
import { mountAuth } from './auth-routes.ts'
import { changeEmail } from './change-email.ts'
import { changePassword, signOutEverywhere } from './change-password.ts'
import { openDeviceCookie } from './device-cookie.ts'
import { forgetExpired } from './forget-expired.sql.ts'
import { type Identify, identifyWith } from './identify.ts'
import { endMyOtherSessions, endMySession, getMySessions } from './own-sessions.ts'
import { passkeyOperations } from './passkeys/operations.ts'
import { mailPasswordReset, readResetLink, requestPasswordReset, resetPassword } from './reset-password.ts'
import { secondFactorOperations } from './second-factor/operations.ts'
import { sessionQuery } from './session.ts'
import { tabletOperations } from './shared-tablet/operations.ts'
import { openTabletCookie } from './shared-tablet/tablet-cookie.ts'
import { socialCallback } from './social/callback.ts'
import { openConnections } from './social/connect.ts'
import { flowCookie } from './social/flow-cookie.ts'
import { getSignInMethods, startSocialSignIn } from './social/start-social-sign-in.ts'
import { sendVerificationEmail, verifyEmail } from './verify-email.ts'

/** The one room that the program itself asks: who a request comes from, and how the first admin is made. */
type AccountsRoom = Room & { readonly auth: Auth; readonly identify: Identify }

/** How people come in. */
export function accountsRoom(house: House): AccountsRoom {
  const { database, log, publicUrl, origins, clock, keys, hashPassword } = house
  const { settingOf } = house.settingReader
  const secret = house.secrets.sessions
  // The user that the library is signing up is not committed yet, so this query cannot see them.
  const mayComeIn = async (userId: string) => (await personById(database.db, userId))?.is_active ?? true
  const auth = openAuth({ pool: database.pool, secret, publicUrl, origins, mayComeIn, hashPassword })
  const isSecure = publicUrl.startsWith('https:')
  const prefix = cookiePrefix(publicUrl)
  const tablet = openTabletCookie(`${prefix}.tablet`, isSecure)
  const identify = identifyWith(database.db, { cookieName: sessionCookie(publicUrl), secret, settingOf, tablet })
  const device = openDeviceCookie(secret, `${prefix}.device`, isSecure)
  const parts = { ...accountParts(house), connect: openConnections(), cookie: flowCookie(prefix, isSecure) }

  return {
    auth,
    identify,
    operations: [
      sessionQuery(keys),
      getSignInMethods(parts),
      startSocialSignIn(parts),
      requestPasswordReset(parts),
      readResetLink(parts),
      resetPassword(parts),
      sendVerificationEmail(parts),
      verifyEmail(parts),
      changeEmail(parts),
      changePassword(parts),
      signOutEverywhere(parts),
      getMySessions,
      endMySession(parts),
      endMyOtherSessions,
      ...secondFactorOperations(parts, settingOf),
      ...passkeyOperations(parts),
      ...tabletOperations(parts, tablet),
      getApprovers(settingOf),
      approve(parts, settingOf),
    ],
    jobs: { 'mail-password-reset': mailPasswordReset(publicUrl) },
    forget: forgetExpired,
    mount(api, addressOf) {
      const around = { database, log, clock, addressOf }
      mountAuth(api, {
        ...around,
        auth,
        origins,
        publicUrl,
        attempts: parts.attempts,
        device,
        identify,
        refuse: refuseRequest,
        socialCallback: socialCallback({ ...parts, ...around, deviceCookie: device.line }),
      })
    },
  }
}
