import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normalizeEmail } from '@sizzle/domain/people/email.ts'

const YEAR_SECONDS = 365 * 24 * 3600

/** A mark that a browser has signed in to an account once. It opens nothing; it only keeps that browser's tries apart. */
export function openDeviceCookie(secret: string, name: string, isSecure: boolean) {
  const sign = (id: string, email: string) =>
    createHmac('sha256', secret)
      .update(`device ${id} ${normalizeEmail(email)}`)
      .digest()

  return {
    /** The device's id when this browser carries the mark of this account. */
    read(cookies: string | null, email: string): string | undefined {
      const [id = '', signature = ''] = (cookieNamed(cookies, name) ?? '').split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(id, email)
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined
    },
    line: (email: string): string => {
      const id = randomBytes(16).toString('base64url')
      const value = `${id}.${sign(id, email).toString('base64url')}`
      return `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    },
  }
}

export function cookieNamed(cookies: string | null, name: string): string | undefined {
  const found = (cookies ?? '').split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found?.trim().slice(name.length + 1)
}
