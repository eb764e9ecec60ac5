import { cookieNamed } from '../device-cookie.ts'

const SECONDS = 600

/** Ties a sign-in under way to the browser that began it; one cookie for each, so that two tabs do not disturb each other. */
export function flowCookie(prefix: string, isSecure: boolean) {
  const name = (stateHash: string) => `${prefix}.flow.${stateHash.slice(0, 12)}`
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    line: (stateHash: string, value: string) => `${name(stateHash)}=${value}; Max-Age=${SECONDS}; ${attributes}`,
    drop: (stateHash: string) => `${name(stateHash)}=; Max-Age=0; ${attributes}`,
    read: (cookies: string | null, stateHash: string) => cookieNamed(cookies, name(stateHash)),
    seconds: SECONDS,
  }
}
export type FlowCookie = ReturnType<typeof flowCookie>
