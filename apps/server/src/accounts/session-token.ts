import { createHmac, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'better-call'

/** The token in the accounts library's signed cookie, when the signature is ours. */
export function sessionTokenIn(headers: Headers, cookieName: string, secret: string): string | undefined {
  const cookies = headers.get('cookie')
  if (!cookies?.includes(cookieName)) return undefined
  const value = parseCookies(cookies).get(cookieName) ?? ''
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const ours = createHmac('sha256', secret).update(token).digest()
  return given.length === ours.length && timingSafeEqual(given, ours) ? token : undefined
}
