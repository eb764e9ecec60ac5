import { cookieNamed } from '../device-cookie.ts'
import { hashOf } from '../email-links.ts'

const YEARS_SECONDS = 2 * 365 * 24 * 3600

/** What makes a browser a shared tablet; kept as a hash. */
export function openTabletCookie(name: string, isSecure: boolean) {
  return {
    /** The hash of the secret in these cookies. */
    hashIn(cookies: string | null): string | undefined {
      const secret = cookies?.includes(name) ? cookieNamed(cookies, name) : undefined
      return secret === undefined ? undefined : hashOf(secret)
    },
    line: (secret: string): string =>
      `${name}=${secret}; Path=/; Max-Age=${YEARS_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  }
}
export type TabletCookie = ReturnType<typeof openTabletCookie>
