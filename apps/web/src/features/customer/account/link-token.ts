import { useEffect, useState } from 'react'

/** The token of a mailed link: behind the #, which no server sees, or in the query of an older link. */
export function tokenIn(address: { readonly hash: string; readonly search: string }): string {
  const hash = new URLSearchParams(address.hash.replace(/^#/, ''))
  return hash.get('token') ?? new URLSearchParams(address.search).get('token') ?? ''
}

/** Read once; a token in the query leaves the address at once, so that no link on the page can pass it on. */
export function useLinkToken(): string {
  const [token] = useState(() => tokenIn(location))
  useEffect(() => {
    if (token && location.search) history.replaceState(history.state, '', `${location.pathname}#token=${token}`)
  }, [token])
  return token
}

/** A used token is worth nothing: a reload should not try it again. */
export function forgetLinkToken(): void {
  history.replaceState(history.state, '', location.pathname)
}
