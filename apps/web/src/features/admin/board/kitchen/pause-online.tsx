import { mayAt } from '@sizzle/domain/people/rights.ts'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { useSending } from '../../../../kit/server/wish.ts'
import type { SessionUser } from '../../../../kit/session/session.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { heldIf } from '../../../../ui/held.ts'
import { type Kitchen, showKitchen } from './kitchen-query.ts'

type PauseOnlineProps = { user: SessionUser; kitchens: readonly Kitchen[]; className: string }

/** Long enough to cook down a rush. Other lengths, and single types of orders, are in the dialog. */
const MINUTES = 30

/** The site takes no orders of these kitchens for half an hour, by one press; another one takes that back. */
export function PauseOnline({ user, kitchens, className }: PauseOnlineProps) {
  const own = kitchens.filter(({ locationId }) => mayAt(user, 'kitchen.pause', locationId))
  const open = own.filter((kitchen) => pausesOf(kitchen).length === 0)
  const isPaused = open.length === 0
  const told = {
    onDone: (done: readonly Kitchen[]) => done.forEach(showKitchen),
    onFailed: (error: unknown) => toast('error', sentenceOf(error)),
  }
  const isOnline = useOnline()
  const pausing = useSending(pauseAll, told)
  const resuming = useSending(resumeAll, told)
  if (own.length === 0) return null
  const isHeld = pausing.isPending || resuming.isPending || !isOnline
  return (
    <button
      type="button"
      data-act={isPaused ? 'resume online' : 'pause online'}
      className={`${className} off:opacity-55`}
      aria-label={isPaused ? 'Resume online orders' : `Pause online orders for ${MINUTES} minutes`}
      title={isOnline ? undefined : NOT_OFFLINE}
      onClick={() => (isPaused ? resuming.send(own) : pausing.send(open))}
      {...heldIf(isHeld)}
    >
      {isPaused ? 'Resume online' : 'Pause online'}
    </button>
  )
}

/** Those that keep the site from taking any order. */
function pausesOf({ pauses }: Kitchen): Kitchen['pauses'] {
  return pauses.filter(({ orderType, channel }) => orderType === null && channel !== 'staff')
}

async function pauseAll(kitchens: readonly Kitchen[], key: string): Promise<Kitchen[]> {
  const length = { for: 'minutes', minutes: MINUTES } as const
  const pause = async ({ locationId }: Kitchen) => {
    const wish = { locationId, orderType: null, channel: 'site', length } as const
    return (await api.post('/pauseOrders', wish, `${key}.${locationId}`)).kitchen
  }
  return Promise.all(kitchens.map(pause))
}

async function resumeAll(kitchens: readonly Kitchen[], key: string): Promise<Kitchen[]> {
  const after: Kitchen[] = []
  for (const kitchen of kitchens) {
    for (const { id } of pausesOf(kitchen)) {
      const wish = { locationId: kitchen.locationId, pauseId: id }
      after.push((await api.post('/resumeOrders', wish, `${key}.${id}`)).kitchen)
    }
  }
  return after
}
