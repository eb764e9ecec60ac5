import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { type SessionUser, useSession } from '../../../kit/session/session.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { paths } from '../../../paths.ts'
import { useLocation } from '../../../router/router.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link, NavLink } from '../../../ui/link.tsx'
import { LoyaltyFigures } from '../../../ui/loyalty-figures.tsx'
import { BrandLink } from './brand-link.tsx'
import { MobileKitchens } from './mobile-kitchens.tsx'
import { dashboardEntry, firstName } from './person.ts'
import { SITE_LINKS } from './site-links.ts'

const OwnFigures = lazy(() =>
  import('../../shared/loyalty/own-figures.tsx').then((module) => ({ default: module.OwnFigures })),
)

const ENTRY =
  'flex min-h-14 items-center border-b border-line py-2 font-display text-2xl leading-tight decoration-saffron decoration-3 underline-offset-8 aria-[current=page]:underline'

type MobileMenuProps = {
  /** As in the bar of the page. */
  cart: ReactNode
  onClose: () => void
  onLogout: () => void
}

/** Slides in below 768 px; goes away on a change of route and when there is room for the bar again (people 26). */
export function MobileMenu({ cart, onClose, onLogout }: MobileMenuProps) {
  const session = useSession()
  const user = session.state === 'ready' ? session.user : null
  useBackCloses(onClose)
  useCloseWhenWide(onClose)
  useCloseOnRouteChange(onClose)
  return (
    <Dialog label="Menu" shape="side" onClose={onClose}>
      <div className="flex min-h-full flex-col px-5 pb-5">
        {/* The bar of the page, exactly where it was: only its button has changed. */}
        <div className="flex h-[64px] shrink-0 items-center gap-2">
          <BrandLink onPress={onClose} />
          {cart}
          <button
            type="button"
            className="-mr-2 grid size-11 place-items-center rounded-lg hover:bg-sunk"
            aria-label="Close menu"
            onClick={onClose}
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        <nav aria-label="Mobile" className="flex flex-col">
          {SITE_LINKS.map(({ label, to, ...mark }) => (
            <NavLink key={to} replace to={to} {...mark} className={ENTRY} onClick={onClose}>
              {label}
            </NavLink>
          ))}
          {user && (
            <Link replace to={dashboardEntry(user).to} className={ENTRY} onClick={onClose}>
              {dashboardEntry(user).label}
            </Link>
          )}
        </nav>
        <div className="mt-7">
          <MobileKitchens onLeave={onClose} />
        </div>
        <div className="mt-auto flex flex-col gap-4 pt-7">
          {user ? (
            <>
              <SignedInAs user={user} onLeave={onClose} />
              <button
                type="button"
                className={button('quiet')}
                onClick={() => {
                  onClose()
                  onLogout()
                }}
              >
                Sign Out
              </button>
            </>
          ) : (
            <WaysIn onLeave={onClose} />
          )}
        </div>
      </div>
    </Dialog>
  )
}

function WaysIn({ onLeave }: { onLeave: () => void }) {
  const here = useLocation()
  const way = { replace: true, state: { from: here.pathname + here.search }, onClick: onLeave }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3">
      <Link to={paths.login()} className={button('primary', 'col-span-full min-h-12')} {...way}>
        Order Online / Reserve Table
      </Link>
      <Link to={paths.login()} className={button('quiet', 'px-2! whitespace-nowrap')} {...way}>
        Sign in
      </Link>
      <Link to={paths.signup()} className={button('quiet', 'px-2! whitespace-nowrap')} {...way}>
        Create an account
      </Link>
    </div>
  )
}

/** Loyalty figures are for guests of the house; an admin has none (people 25). */
function SignedInAs({ user, onLeave }: { user: SessionUser; onLeave: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Link replace to={paths.profile()} className="flex items-center gap-3" onClick={onLeave}>
        <Avatar name={firstName(user)} photoURL={user.photoURL} className="size-11 text-xl" />
        <span className="min-w-0 grow">
          <span className="block truncate font-semibold">{user.name || firstName(user)}</span>
          <span className="block truncate text-sm text-soft">{user.email}</span>
        </span>
        <span className="shrink-0 font-semibold underline underline-offset-4">Your profile</span>
      </Link>
      {user.role !== 'admin' && (
        <Suspense fallback={<LoyaltyFigures look="columns" figures={undefined} />}>
          <OwnFigures look="columns" />
        </Suspense>
      )}
    </div>
  )
}

function useCloseOnRouteChange(close: () => void): void {
  const { pathname } = useLocation()
  const [opened] = useState(pathname)
  const onLeft = useEffectEvent(close)
  useEffect(() => {
    if (pathname !== opened) onLeft()
  }, [pathname, opened])
}

function useCloseWhenWide(close: () => void): void {
  const onWide = useEffectEvent(close)
  useEffect(() => {
    const wide = matchMedia('(width >= 48rem)')
    const look = () => wide.matches && onWide()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
}
