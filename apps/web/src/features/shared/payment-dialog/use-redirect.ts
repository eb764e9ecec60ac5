import { useEffect, useState } from 'react'

/** A moment to read where one is going (money 35). */
const REDIRECT_AFTER_MS = 1000

/** Leaves for the provider's page; meanwhile the browser asks before the page is closed. */
export function useRedirect(onLeave: () => void) {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (address === undefined) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    // The browser's back button restores the page as it was left, still redirecting.
    const returned = (event: PageTransitionEvent) => event.persisted && setAddress(undefined)
    addEventListener('beforeunload', warn)
    addEventListener('pageshow', returned)
    const timer = setTimeout(() => {
      removeEventListener('beforeunload', warn)
      onLeave()
      location.assign(address)
    }, REDIRECT_AFTER_MS)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeunload', warn)
      removeEventListener('pageshow', returned)
    }
  }, [address, onLeave])

  return { isRedirecting: address !== undefined, redirect: setAddress }
}
