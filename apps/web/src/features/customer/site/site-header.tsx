import { Suspense, useEffect, useState } from 'react'
import { useHasCart } from '../../../kit/cart/has-cart.ts'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { quietPart } from '../../../kit/quiet-part.ts'
import { useSession } from '../../../kit/session/session.ts'
import { paths } from '../../../paths.ts'
import { useLocation } from '../../../router/router.tsx'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link, NavLink } from '../../../ui/link.tsx'
import { BrandLink } from './brand-link.tsx'
import { SITE_LINKS } from './site-links.ts'
import './site-header.css'

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((module) => module.AccountMenu))
const MobileMenu = lazyPart(() => import('./mobile-menu.tsx').then((module) => module.MobileMenu))
const LogoutDialog = lazyPart(() => import('./logout-dialog.tsx').then((module) => module.LogoutDialog))
/** Fetched only where a cart waits; without a network the menu still has it. */
const HeaderCart = quietPart(() => import('./header-cart.tsx').then((module) => module.HeaderCart))

const LINK = 'site-link'

/** The bar changes its look after scrolling this far. */
const SCROLLED_PX = 10

export function SiteHeader() {
  const isScrolled = useScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  return (
    <header className="site-header" data-scrolled={isScrolled || undefined}>
      <div className="wrap flex h-full items-center gap-1 lg:gap-6">
        <BrandLink />
        <nav aria-label="Main" className="hidden items-center md:flex lg:gap-1">
          {SITE_LINKS.map(({ label, to, ...mark }) => (
            <NavLink key={to} to={to} {...mark} className={LINK}>
              {label}
            </NavLink>
          ))}
        </nav>
        {/* As wide as what may stand in it: the links keep their place when it is known who is here. */}
        <div className="flex items-center justify-end gap-1 md:min-w-[9.5rem] lg:min-w-[15.5rem] lg:gap-2">
          <CartSlot />
          <AccountSlot onLogout={() => setLeaving(true)} />
        </div>
        <button
          type="button"
          className="-mr-2 grid size-11 place-items-center rounded-lg hover:bg-sunk md:hidden"
          aria-label="Menu"
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
      <Suspense>
        {isMenuOpen && (
          <MobileMenu cart={<CartSlot isOver />} onClose={() => setMenuOpen(false)} onLogout={() => setLeaving(true)} />
        )}
        {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
      </Suspense>
    </header>
  )
}

/** A menu and the checkout show the cart themselves. */
function CartSlot({ isOver = false }: { isOver?: boolean }) {
  const { pathname } = useLocation()
  const isWaiting = useHasCart()
  if (!isWaiting || pathname.startsWith(paths.menu('')) || pathname === paths.checkout()) return null
  return (
    <Suspense>
      <HeaderCart isOver={isOver} />
    </Suspense>
  )
}

/** The cached page knows nobody: it shows the signed-out button. */
function AccountSlot({ onLogout }: { onLogout: () => void }) {
  const session = useSession()
  const from = useLocation()
  const user = session.state === 'ready' ? session.user : null
  return (
    <div className="hidden md:contents">
      {user ? (
        <Suspense>
          <AccountMenu user={user} onLogout={onLogout} />
        </Suspense>
      ) : (
        ['Sign in', 'Order / Reserve'].map((words, index) => (
          <Link
            key={words}
            to={paths.login()}
            state={{ from: from.pathname + from.search }}
            className={
              index ? button('quiet', 'whitespace-nowrap max-lg:px-3!') : `${LINK} flex items-center max-[50rem]:hidden`
            }
          >
            {words}
          </Link>
        ))
      )}
    </div>
  )
}

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > SCROLLED_PX)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isScrolled
}
