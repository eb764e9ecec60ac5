import type { PageAnswer } from './prepared.ts'

const NOTHING = Buffer.alloc(0)

/** The target comes from our own table and never from the request; only the query travels along. */
export function redirect(
  to: string,
  search: string,
  isPermanent: boolean,
  security: Record<string, string>,
): PageAnswer {
  const [path = '/', hash] = to.split('#')
  const location = `${path}${isPlainQuery(search) ? search : ''}${hash ? `#${hash}` : ''}`
  const headers = { ...security, location, 'content-length': '0', 'cache-control': 'no-cache' }
  return { status: isPermanent ? 301 : 302, headers, body: NOTHING }
}

export function methodNotAllowed(security: Record<string, string>): PageAnswer {
  return { status: 405, headers: { ...security, allow: 'GET, HEAD', 'content-length': '0' }, body: NOTHING }
}

export function retryLater(answer: PageAnswer): PageAnswer {
  return { ...answer, headers: { ...answer.headers, 'retry-after': '5' } }
}

/** Node refuses control characters in a header by throwing; a query that has any is simply left behind. */
function isPlainQuery(search: string): boolean {
  return search.startsWith('?') && search.length < 2000 && /^[\x21-\x7e]*$/.test(search)
}
