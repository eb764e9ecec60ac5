import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { shownReady } from '@sizzle/domain/order/estimated-ready.ts'
import { readyAbout } from '@sizzle/domain/order/ready-about.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { useEffect, useState } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'
import { movedWords } from '../../../kit/house-told.ts'
import { handedOver } from '../../../kit/ready-time.ts'
import { stillMade } from '../../../kit/still-made.ts'
import type { FollowedOrder } from './arrival.ts'

/** What a guest comes back for: when it is ready and where, large; once it is ready, what comes next. */
export function ReadyHero({ order }: { order: FollowedOrder }) {
  const [opened] = useState(() => new Date())
  const now = useMinute(opened)
  const { status, orderType, promisedAt, scheduledFor, locationInfo } = order
  if (status === 'ready') return <p className="font-display text-2xl leading-tight">{whatNow(order)}</p>
  if (status !== 'pending' && status !== 'preparing') return null
  // A copy that a step carried along may lack it (ordering 32).
  const ready = shownReady(promisedAt ? new Date(promisedAt) : null, opened)
  const { timeZone } = locationInfo
  const note = stillMade(order.closesFirst)
  const moved = movedWords(order)
  return (
    <div>
      <p>
        <span className="text-soft">{scheduledFor ? `${readyFor(orderType)} ` : labelOf(orderType)}</span>
        <b
          className={`block font-display font-semibold tracking-tight lining-nums tabular-nums ${scheduledFor ? 'text-[2rem] leading-tight text-balance' : 'text-[min(3rem,13vw)] leading-none sm:text-6xl'}`}
        >
          {scheduledFor ? scheduledInWords(timeZone, ready) : clock12(localAt(timeZone, ready).time)}{' '}
          <span className="font-text text-base font-normal tracking-normal text-soft">{zoneName(timeZone, ready)}</span>
        </b>
      </p>
      {moved && <p className="mt-2 text-pretty wrap-anywhere text-soft">{moved}</p>}
      <p className="mt-3 wrap-anywhere">
        {!scheduledFor && <MinutesLeft minutes={Math.ceil((ready.getTime() - now.getTime()) / 60_000)} />}
        {whereTo(order)}
      </p>
      {note && <p className="mt-1 text-balance text-soft">{note}</p>}
    </div>
  )
}

/** Nothing is said of a time that has passed: the kitchen's own word comes next. */
function MinutesLeft({ minutes }: { minutes: number }) {
  if (minutes < 1) return null
  return (
    <>
      <b className="font-semibold max-sm:block">in about {minutes} min</b>
      <span className="max-sm:hidden"> · </span>
    </>
  )
}

function useMinute(first: Date): Date {
  const [now, setNow] = useState(first)
  useEffect(() => everyMinute(() => setNow(new Date())), [])
  return now
}

function labelOf(orderType: FollowedOrder['orderType']): string {
  return orderType === 'delivery' ? `${readyAbout(orderType)} ` : 'Estimated ready time: '
}

/** It ends the line, and no sentence. */
function whereTo({ orderType, locationInfo, deliveryInfo }: FollowedOrder): string {
  if (orderType === 'delivery') return `to ${deliveryInfo?.address ?? 'your door'}`
  return handedOver(locationInfo, orderType).trim().replace(/\.$/, '')
}

/** Nobody has left with it, or brought it, when the kitchen says that it is ready. */
function whatNow({ orderType, tableInfo }: FollowedOrder): string {
  if (orderType === 'delivery') return 'Ready, the driver is next'
  return tableInfo?.tableNumber ? `Coming to table ${tableInfo.tableNumber}` : 'Coming to your table'
}
