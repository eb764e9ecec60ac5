import {
  type AlertState,
  dueReminders,
  isUrgentOrder,
  joinReminders,
  justFiredIds,
  newOrderIds,
  popupSoundDue,
  waitsToBeSeen,
  watch,
} from '@sizzle/domain/alerts/order-alerts.ts'
import { oldestFirst } from '@sizzle/domain/order/board.ts'
import { itemCount } from '@sizzle/domain/order/derived.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { alertOrder, alertPopup } from '../../../../kit/sound/alerts.ts'
import { initializeSound } from '../../../../kit/sound/engine.ts'
import { soundSettings } from '../../../../kit/sound/settings.ts'
import { startTicker } from '../../../../kit/sound/ticker.ts'
import { toCents } from '../../../../ui/money.ts'
import type { ShownOrder } from '../state/shown-orders.ts'
import { forgetSeen, noteSeen, readSeen } from './seen-orders.ts'
import { tellSystem } from './system-notice.ts'
import { usePopup } from './use-popup.ts'

const TICK_MS = 500

/**
 * Makes new orders heard (kitchen 6). What sounds follows from the list itself: the first list is silent but for orders
 * whose time came during the reload, whatever is new in a later one sounds - also after a gap - and what stays pending is
 * said again every 20 seconds, louder each time. A popup that nobody touches for 15 seconds makes room until the next
 * reminder, but its sound goes on. It does not come up for what was entered on this device.
 */
export function useOrderAlerts(orders: readonly ShownOrder[] | undefined, enteredHere: readonly string[]) {
  const { alerted, accepted, alert, accept, takeBack } = useSeenOrders()
  const previous = useRef<readonly ShownOrder[] | null>(null)
  const reminders = useRef<AlertState>(new Map())
  const lastRaised = useRef<Date | null>(null)
  const lastPopupSound = useRef<Date | null>(null)
  const isOurs = ({ orderId }: ShownOrder) => alerted.has(orderId) && !accepted.has(orderId)
  const waiting = (orders ?? []).filter((order) => waitsToBeSeen(order) && isOurs(order)).sort(oldestFirst)
  const news = waiting.filter(({ orderId }) => !enteredHere.includes(orderId))
  const popup = usePopup(idsOf(news), orders !== undefined)

  const onList = useEffectEvent((list: readonly ShownOrder[]) => {
    const now = new Date()
    const before = previous.current
    const fresh = before ? newOrderIds(before, list) : justFiredIds(list, alerted, now)
    // What already waited when the screen came up makes no noise now, and is reminded of like any other.
    const watched = before ? fresh : list.map(({ id }) => id)
    reminders.current = watch(reminders.current, watched, list, now)
    previous.current = list
    if (fresh.length > 0) raise(list, fresh, soundSettings().orders.volume)
  })
  const onTick = useEffectEvent(() => {
    const now = new Date()
    const due = dueReminders(reminders.current, soundSettings().orders.volume, now)
    reminders.current = due.state
    const ids = due.alerts.map(({ orderId }) => orderId).filter((id) => !accepted.has(id))
    if (ids.length > 0) raise(orders ?? [], ids, Math.max(...due.alerts.map(({ volume }) => volume)))
    // One reminder for all of them, or it would be back within a second.
    if (popup.hasFolded(now)) reminders.current = joinReminders(reminders.current, lastRaised.current ?? now)
    if (!popup.isCalling || !popupSoundDue(lastPopupSound.current, now)) return
    lastPopupSound.current = now
    alertPopup(news.some(isUrgent))
  })
  function raise(list: readonly ShownOrder[], ids: readonly string[], volume: number): void {
    const raised = list.filter(({ id }) => ids.includes(id))
    alertOrder(raised.some(isUrgent), volume)
    lastRaised.current = new Date()
    lastPopupSound.current = lastRaised.current
    popup.unfold()
    alert(ids)
    tellSystem(raised)
  }

  useEffect(() => {
    if (orders) onList(orders)
  }, [orders])
  useEffect(() => startTicking(() => onTick()), [])

  return {
    ...popup,
    waiting,
    first: news[0],
    accept,
    takeBack,
    hide: () => {
      reminders.current = joinReminders(reminders.current, new Date())
      popup.hide()
    },
  }
}

/** Which orders were made heard on this device, and which of those somebody has taken on. */
function useSeenOrders() {
  const [alerted, setAlerted] = useState(() => readSeen('alerted'))
  const [accepted, setAccepted] = useState(() => readSeen('accepted'))
  return {
    alerted,
    accepted,
    /** What calls is not accepted, whatever was pressed before. */
    alert: (ids: readonly string[]) => {
      setAlerted(noteSeen('alerted', ids))
      setAccepted(forgetSeen('accepted', ids))
    },
    accept: (orderId: string) => setAccepted(noteSeen('accepted', [orderId])),
    takeBack: (orderId: string) => setAccepted(forgetSeen('accepted', [orderId])),
  }
}

function startTicking(tick: () => void): () => void {
  void initializeSound()
  return startTicker(TICK_MS, tick)
}

function idsOf(orders: readonly ShownOrder[]): string[] {
  return orders.map(({ orderId }) => orderId)
}

function isUrgent(order: ShownOrder): boolean {
  return isUrgentOrder({ total: toCents(order.pricing.total), itemCount: itemCount(order) })
}
