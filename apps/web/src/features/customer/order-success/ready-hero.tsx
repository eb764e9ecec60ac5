import { clock12, localAt, zoneName } from '@sizzle/domain/hours/local-time.ts'
import { shownReady } from '@sizzle/domain/order/estimated-ready.ts'
import { statusLabel } from '@sizzle/domain/order/status.ts'
import { readyFor, scheduledInWords } from '@sizzle/domain/order/time-words.ts'
import { useState } from 'react'
import { handedOver } from '../../../kit/ready-time.ts'
import { mapLink } from '../../../ui/contact-links.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { FollowedOrder } from './arrival.ts'

/** What a guest comes back for: when it is ready and where, large; once it is ready, that it is. */
export function ReadyHero({ order }: { order: FollowedOrder }) {
  const [now] = useState(() => new Date())
  const { status, orderType, promisedAt, scheduledFor, locationInfo } = order
  if (status === 'cancelled') return null
  if (status !== 'pending' && status !== 'preparing') {
    return (
      <div>
        <p className="font-display text-4xl font-semibold text-coriander">{statusLabel(status, orderType)}</p>
        {status === 'ready' && <WhereReady order={order} />}
      </div>
    )
  }
  // A copy that a step carried along may lack it (ordering 32).
  const ready = shownReady(promisedAt ? new Date(promisedAt) : null, now)
  const { timeZone } = locationInfo
  return (
    <div>
      <p>
        <span className="text-soft">{scheduledFor ? `${readyFor(orderType)} ` : 'Estimated ready time: '}</span>
        <b
          className={`block font-display font-semibold tracking-tight tabular-nums ${scheduledFor ? 'text-[2rem] leading-tight text-balance' : 'text-5xl leading-none sm:text-6xl'}`}
        >
          {scheduledFor ? scheduledInWords(timeZone, ready) : clock12(localAt(timeZone, ready).time)}{' '}
          <span className="font-text text-base font-normal tracking-normal text-soft">{zoneName(timeZone, ready)}</span>
        </b>
      </p>
      {/* It ends the line, and no sentence. */}
      <p className="mt-3">{handedOver(locationInfo, orderType).replace(/\.$/, '')}</p>
    </div>
  )
}

/** The moment to go: where to, with the way there. */
function WhereReady({ order: { orderType, locationInfo, deliveryInfo } }: { order: FollowedOrder }) {
  if (orderType === 'delivery') return <p className="mt-2">On its way to {deliveryInfo?.address ?? 'your door'}</p>
  if (orderType === 'dine-in') return <p className="mt-2">At your table in {locationInfo.name}</p>
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4">
      <span>{locationInfo.address}</span>
      <a
        href={mapLink(locationInfo)}
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
      >
        <Icon name="pin" className="size-5 text-saffron-ink" /> Directions
      </a>
    </p>
  )
}
