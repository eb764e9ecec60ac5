import { type ReactNode, useEffect, useRef } from 'react'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { setWaitingOrders } from '../../../../kit/sound/title-badge.ts'
import { useWakeLock } from '../../../../kit/sound/wake-lock.ts'
import { useTyping } from '../../../../kit/use-typing.ts'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useBoardLocation, useMuted } from '../state/board-location.ts'
import { useOrdersOf } from '../state/use-board.ts'
import { useBoardLive } from '../state/use-board-live.ts'
import { useFiring } from '../state/use-firing.ts'
import { useMoves } from '../state/use-moves.ts'
import { NewOrderPopup } from './new-order-popup.tsx'
import { useOrderAlerts } from './use-order-alerts.ts'
import { useTakenByOthers } from './use-taken-by-others.ts'

/** Listens for every kitchen of this person in every section of the back office, also where no board is on the screen. */
type AlertCenterProps = {
  user: SessionUser
  /** The popup covers the board; in another section a line at the bottom leads to it. */
  isOnBoard: boolean
}

export function AlertCenter({ user, isOnBoard }: AlertCenterProps) {
  const { announced, shown } = useBoardLocation(user)
  const muted = useMuted()
  const heard = announced.filter(({ id }) => !muted.includes(id))
  // The screen is kept up to date too, even where sound is off.
  const quiet = shown.filter(({ id }) => muted.includes(id))
  const ids = [...heard, ...quiet].map(({ id }) => id)
  if (ids.length === 0) return null
  const heardIds = heard.map(({ id }) => id)
  return <Alerts key={heardIds.join(' ')} user={user} locationIds={ids} heardIds={heardIds} isOnBoard={isOnBoard} />
}

type AlertsProps = AlertCenterProps & { locationIds: readonly string[]; heardIds: readonly string[] }

function Alerts({ user, locationIds, heardIds, isOnBoard }: AlertsProps) {
  useBoardLive(locationIds)
  const { orders } = useOrdersOf(heardIds)
  // What is for later is new when its time has come.
  const { due } = useFiring(orders)
  const { waiting, isOpen, accept, takeBack, hide, show } = useOrderAlerts(due)
  const moveTo = useMoves(user.name)
  const isTyping = useTyping()
  useTakenByOthers(orders, waiting.map(({ orderId }) => orderId).join(' '), user.name)
  useWakeLock(isOnBoard)
  useEffect(() => {
    setWaitingOrders(waiting.length)
    return () => setWaitingOrders(0)
  }, [waiting.length])

  const [first] = waiting
  if (!first) return null
  if (isOpen && isOnBoard && !isTyping) {
    return (
      <NewOrderPopup
        order={first}
        count={waiting.length}
        isOneOfMany={heardIds.length > 1}
        onHide={hide}
        onAccept={() => {
          accept(first.orderId)
          void moveTo(first, 'preparing').then((stands) => stands || takeBack(first.orderId))
        }}
      />
    )
  }
  return (
    <FootBar label="New orders">
      <p role="alert" className="inline-flex items-center gap-2 text-lg font-semibold">
        <Icon name="alert" className="size-6" />
        {waiting.length} new {waiting.length === 1 ? 'order waits' : 'orders wait'}: {first.shortNumber}
        {heardIds.length > 1 && `, ${first.locationInfo.name}`}
      </p>
      <Link
        to={{ search: new URLSearchParams({ location: first.locationInfo.id }).toString(), hash: '#orders' }}
        className={button('night')}
        onClick={show}
      >
        Show
      </Link>
    </FootBar>
  )
}

/** Lies over the foot of the window. Its height stands in `--foot-bar`, so that nothing is hidden behind it. */
function FootBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const root = document.documentElement.style
    const sizes = new ResizeObserver(() => root.setProperty('--foot-bar', `${element.offsetHeight}px`))
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      root.removeProperty('--foot-bar')
    }
  }, [])
  return (
    <section
      ref={bar}
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-4 bg-saffron px-4 py-3 text-night"
    >
      {children}
    </section>
  )
}
