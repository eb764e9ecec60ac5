import { type Attack, behindProxy } from './target.ts'

const PAGES = [
  '/',
  '/menu/truro',
  '/reservations',
  '/login',
  '/checkout',
  '/legal/privacy',
  '/nowhere',
  '/dashboard',
] as const
const CALLS = [
  '/api/session',
  '/api/getActiveLocations',
  '/api/openapi.json',
  '/api/docs',
  '/api/nowhere',
  '/api/metrics',
  '/metrics',
] as const
const WANTED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|no-referrer|same-origin)$/,
  'strict-transport-security': /max-age=\d{8,}/,
}
const WANTED_OF_PAGES: Record<string, RegExp> = {
  'content-security-policy':
    /^(?=.*frame-ancestors 'none')(?=.*(object|default)-src 'none')(?=.*base-uri 'none')(?!.*unsafe-).*$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
}
const UNWANTED = ['server', 'x-powered-by', 'access-control-allow-origin', 'x-aspnet-version']

/** The headers of pages, calls and files, and the marks on each cookie. */
export const attackHeaders: Attack = async ({ url, sign }) => {
  const findings: string[] = []
  let count = 0
  for (const address of [...PAGES, ...CALLS]) {
    const answer = await fetch(url + address, { headers: behindProxy('203.0.113.9'), redirect: 'manual' })
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
    await answer.arrayBuffer()
    for (const [name, form] of Object.entries({ ...WANTED, ...(isPage ? WANTED_OF_PAGES : {}) })) {
      count += 1
      const value = answer.headers.get(name)
      if (value === null || !form.test(value)) findings.push(`${address} answers with ${name}: ${value}`)
    }
    for (const name of UNWANTED) {
      count += 1
      if (answer.headers.has(name)) findings.push(`${address} answers with ${name}: ${answer.headers.get(name)}`)
    }
  }
  const email = 'headers@example.test'
  const signed = await sign('/sign-up/email', { email, name: 'Priya Sharma', password: 'Turmeric-42' })
  for (const cookie of signed.headers.getSetCookie()) {
    for (const mark of [
      /; *HttpOnly/i,
      /; *Secure/i,
      /; *SameSite=(Lax|Strict)/i,
      /; *Path=\//i,
      /^__(Host|Secure)-/,
    ]) {
      count += 1
      if (!mark.test(cookie)) findings.push(`a cookie is without ${mark}: ${cookie.split('=')[0]}`)
    }
  }
  if (signed.headers.getSetCookie().length === 0) findings.push('signing up gave no cookie')
  return { tried: `${count} headers and marks`, findings }
}
