import { useEffect, useState } from 'react'
import { useEnteredHere, useIsAtWork } from '../../../../kit/at-desk.ts'
import { useBarPlace } from '../../../../kit/foot-bars.tsx'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { setWaitingOrders } from '../../../../kit/sound/title-badge.ts'
import { useWakeLock } from '../../../../kit/sound/wake-lock.ts'
import { useTyping } from '../../../../kit/use-typing.ts'
import { useNavigate } from '../../../../router/router.tsx'
import { acceptsApart, useKitchens } from '../kitchen/kitchen-query.ts'
import { acceptOrder, acceptOrders } from '../state/accept-orders.ts'
import { useBoardLocation, useMuted } from '../state/board-location.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { useUndo } from '../state/undo.ts'
import { useOrdersOf } from '../state/use-board.ts'
import { useBoardLive } from '../state/use-board-live.ts'
import { useFiring } from '../state/use-firing.ts'
import { useMoves } from '../state/use-moves.ts'
import { UndoMove } from '../tools/undo-move.tsx'
import { AcceptAllDialog } from './accept-all-dialog.tsx'
import { LateAlerts } from './late-alerts.tsx'
import { NewOrderPopup } from './new-order-popup.tsx'
import { useHeardOnce } from './use-heard-once.ts'
import { useOrderAlerts } from './use-order-alerts.ts'
import { useTakenByOthers } from './use-taken-by-others.ts'
import { useWatching } from './use-watching.ts'
import { WaitingBar } from './waiting-bar.tsx'
import { WaitingChip } from './waiting-chip.tsx'

/** Listens for every kitchen of this person in every section of the back office, also where no board is on the screen. */
type AlertCenterProps = {
  user: SessionUser
  /** From another section, the popup leads to the board. */
  isOnBoard: boolean
  /** What is new stands there as a ticket, and the keys of a bump bar could not put a popup away. */
  isAtStation: boolean
}

export function AlertCenter({ user, isOnBoard, isAtStation }: AlertCenterProps) {
  const { announced, shown } = useBoardLocation(user)
  const muted = useMuted('new')
  const mutedLate = useMuted('late')
  const heard = announced.filter(({ id }) => !muted.includes(id))
  // The screen is kept up to date too, even where sound is off.
  const quiet = shown.filter(({ id }) => muted.includes(id))
  const ids = [...heard, ...quiet].map(({ id }) => id)
  if (ids.length === 0) return null
  const heardIds = heard.map(({ id }) => id)
  const lateIds = announced.map(({ id }) => id).filter((id) => !mutedLate.includes(id))
  return (
    <>
      <Alerts
        key={heardIds.join(' ')}
        user={user}
        locationIds={ids}
        heardIds={heardIds}
        isOnBoard={isOnBoard}
        isAtStation={isAtStation}
      />
      {!isOnBoard && <UndoHere />}
      {lateIds.length > 0 && <LateAlerts key={`late ${lateIds.join(' ')}`} locationIds={lateIds} />}
    </>
  )
}

/** The board has its own, over its title; here no card takes the focus. */
function UndoHere() {
  return <UndoMove undo={useUndo(NOBODY)} place="page" />
}
const NOBODY = () => undefined

type AlertsProps = AlertCenterProps & { locationIds: readonly string[]; heardIds: readonly string[] }

function Alerts({ user, locationIds, heardIds, isOnBoard, isAtStation }: AlertsProps) {
  useBoardLive(locationIds)
  const { orders } = useOrdersOf(heardIds)
  // What is for later is new when its time has come.
  const { due } = useFiring(orders)
  const { waiting, first, isOpen, accept, takeBack, hide, show, touch } = useOrderAlerts(due, useEnteredHere())
  const kitchens = useKitchens(heardIds)
  const [isAskingForAll, setAskingForAll] = useState(false)
  const moveTo = useMoves(user.name)
  const isTyping = useTyping()
  const isAtWork = useIsAtWork()
  const goToBoard = useBoardOf()
  const place = useBarPlace()
  useHeardOnce(due)
  useWatching(kitchens)
  useTakenByOthers(orders, waiting.map(({ orderId }) => orderId).join(' '), user.name)
  useWakeLock(isOnBoard)
  useWaitingCount(waiting.length)

  const acceptAll = async (all: readonly ShownOrder[]) => {
    for (const { orderId } of all) accept(orderId)
    for (const { orderId } of await acceptOrders(all)) takeBack(orderId)
  }
  if (isAskingForAll)
    return <AcceptAllDialog waiting={waiting} onAccept={acceptAll} onClose={() => setAskingForAll(false)} />
  if (waiting.length === 0) return null
  const askForAll = waiting.length > 1 ? () => setAskingForAll(true) : undefined
  const isOneOfMany = heardIds.length > 1
  if (!first || !isOpen || isTyping || isAtWork || isAtStation) {
    const told = { waiting, isOneOfMany, onShow: show }
    return place ? <WaitingChip {...told} place={place} /> : <WaitingBar {...told} onAcceptAll={askForAll} />
  }
  const take = (step: Promise<boolean>) => {
    accept(first.orderId)
    void step.then((stands) => stands || takeBack(first.orderId))
  }
  return (
    <NewOrderPopup
      order={first}
      count={waiting.length}
      isOneOfMany={isOneOfMany}
      onTouch={touch}
      onStart={() => take(moveTo(first, 'preparing'))}
      onAccept={acceptsApart(kitchens, first) ? () => take(acceptOrder(first)) : undefined}
      onAcceptAll={askForAll}
      onHide={hide}
      onLook={
        isOnBoard
          ? undefined
          : () => {
              hide()
              goToBoard(first.locationInfo.id)
            }
      }
    />
  )
}

function useWaitingCount(count: number): void {
  useEffect(() => {
    setWaitingOrders(count)
    return () => setWaitingOrders(0)
  }, [count])
}

function useBoardOf() {
  const navigate = useNavigate()
  return (location: string) => navigate({ search: new URLSearchParams({ location }).toString(), hash: '#orders' })
}
