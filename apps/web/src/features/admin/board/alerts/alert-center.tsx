import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { setWaitingOrders } from '../../../../kit/sound/title-badge.ts'
import { useWakeLock } from '../../../../kit/sound/wake-lock.ts'
import { useTyping } from '../../../../kit/use-typing.ts'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { Link } from '../../../../ui/link.tsx'
import { useBoardLocation } from '../state/board-location.ts'
import { useBoard } from '../state/use-board.ts'
import { useBoardLive } from '../state/use-board-live.ts'
import { useMoves } from '../state/use-moves.ts'
import { NewOrderPopup } from './new-order-popup.tsx'
import { useOrderAlerts } from './use-order-alerts.ts'
import { useTakenByOthers } from './use-taken-by-others.ts'

/** Listens for this device's kitchen in every section of the back office, also where no board is on the screen. */
type AlertCenterProps = {
  user: SessionUser
  /** The popup covers the board; in another section a line at the bottom leads to it. */
  isOnBoard: boolean
}

export function AlertCenter({ user, isOnBoard }: AlertCenterProps) {
  const { location } = useBoardLocation(user)
  return location ? <Alerts key={location.id} user={user} locationId={location.id} isOnBoard={isOnBoard} /> : null
}

function Alerts({ user, locationId, isOnBoard }: AlertCenterProps & { locationId: string }) {
  useBoardLive(locationId)
  const { orders } = useBoard(locationId, '')
  const { waiting, isOpen, accept, takeBack, hide, show } = useOrderAlerts(orders)
  const moveTo = useMoves(locationId, user.name)
  const { search } = useLocation()
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
        onHide={hide}
        onAccept={() => {
          accept(first.orderId)
          void moveTo(first, 'preparing').then((stands) => stands || takeBack(first.orderId))
        }}
      />
    )
  }
  return (
    <section
      aria-label="New orders"
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-4 bg-saffron px-4 py-3 text-night"
    >
      <p role="alert" className="inline-flex items-center gap-2 text-lg font-semibold">
        <Icon name="alert" className="size-6" />
        {waiting.length} new {waiting.length === 1 ? 'order waits' : 'orders wait'}: {first.shortNumber}
      </p>
      <Link to={{ search, hash: '#orders' }} className={button('night')} onClick={show}>
        Show
      </Link>
    </section>
  )
}
