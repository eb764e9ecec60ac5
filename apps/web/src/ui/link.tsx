import type { ComponentProps, MouseEvent } from 'react'
import { addressOf, resolved, type To } from '../router/path.ts'
import { useHref, useLocation, useNavigate } from '../router/router.tsx'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To
  /** Travels with the step, out of sight. */
  state?: unknown
  /** Takes the place of this entry in the history. */
  replace?: boolean
}

/** A step to another screen. */
export function Link({ to, state, replace, onClick, ...anchor }: LinkProps) {
  const navigate = useNavigate()
  const here = useLocation()
  const there = useHref(to)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainPress(event, anchor.target)) return
    event.preventDefault()
    // Where one is already is no new entry in the history.
    navigate(to, { state, replace: replace ?? addressOf(here) === there })
  }
  return <a {...anchor} href={there} onClick={go} />
}

type NavLinkProps = LinkProps & {
  /** What lies below the address is somewhere else. */
  end?: boolean
  /** The address that it stands for, where that is more than what it leads to. */
  area?: string | undefined
}

/** A link that says when it leads to where one is. */
export function NavLink({ end = false, area, ...link }: NavLinkProps) {
  const here = useLocation().pathname.toLowerCase()
  const there = resolved(area ?? link.to, here).pathname.toLowerCase()
  const isHere = here === there || (!end && here.startsWith(there.endsWith('/') ? there : `${there}/`))
  return <Link {...link} aria-current={isHere ? 'page' : undefined} />
}

/** Anything else is the browser's: a new tab, a new window, a download. */
function isPlainPress(event: MouseEvent, target: string | undefined): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return event.button === 0 && !isModified && (!target || target === '_self')
}
