import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { shownReady } from '@sizzle/domain/order/estimated-ready.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { useEffect, useState } from 'react'
import { everyMinute } from '../../../kit/every-minute.ts'
import { movedWords } from '../../../kit/house-told.ts'
import { handedOver } from '../../../kit/ready-time.ts'
import { stillMade } from '../../../kit/still-made.ts'
import type { FollowedOrder } from './arrival.ts'

/** What a guest comes back for: when it is ready and where, large; once it is ready, where it is brought. */
export function ReadyHero({ order }: { order: FollowedOrder }) {
  const [opened] = useState(() => new Date())
  const now = useMinute(opened)
  const { status, orderType, promisedAt, scheduledFor, locationInfo } = order
  if (status === 'ready') return <p className="font-display text-2xl leading-tight">{whereBrought(order)}</p>
  if (status !== 'pending' && status !== 'preparing') return null
  // A copy that a step carried along may lack it (ordering 32).
  const ready = shownReady(promisedAt ? new Date(promisedAt) : null, opened)
  const { timeZone } = locationInfo
  const note = stillMade(order.closesFirst)
  const moved = movedWords(order)
  return (
    <div>
      <p>
        <span className="text-soft">{scheduledFor ? `${readyFor(orderType)} ` : 'Estimated ready time: '}</span>
        <b
          className={`block font-display font-semibold tracking-tight lining-nums tabular-nums ${scheduledFor ? 'text-[2rem] leading-tight text-balance' : 'text-[min(3rem,13vw)] leading-none sm:text-6xl'}`}
        >
          {scheduledFor ? scheduledInWords(timeZone, ready) : clock12(localAt(timeZone, ready).time)}{' '}
          <span className="font-text text-base font-normal tracking-normal text-soft">{zoneName(timeZone, ready)}</span>
        </b>
      </p>
      {moved && <p className="mt-2 text-pretty wrap-anywhere text-soft">{moved}</p>}
      {/* It ends the line, and no sentence. */}
      <p className="mt-3">
        {!scheduledFor && <MinutesLeft minutes={Math.ceil((ready.getTime() - now.getTime()) / 60_000)} />}
        {handedOver(locationInfo, orderType).replace(/\.$/, '')}
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

function whereBrought({ orderType, locationInfo, deliveryInfo }: FollowedOrder): string {
  if (orderType === 'delivery') return `On its way to ${deliveryInfo?.address ?? 'your door'}`
  return `At your table in ${locationInfo.name}`
}
