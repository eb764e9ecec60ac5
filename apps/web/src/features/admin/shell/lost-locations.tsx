import { useEffect, useState } from 'react'
import type { OwnLocation } from '../../../kit/locations.ts'
import { alertLineLost } from '../../../kit/sound/alerts.ts'
import { button } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'

type LostLocationsProps = {
  /** What this person may see now; undefined until it is known. */
  own: readonly OwnLocation[] | undefined
  /** What was kept of their orders has to go. */
  onLost: (locationIds: readonly string[]) => void
}

/** A location was taken from the person at this screen: said once, and until somebody has read it. */
export function LostLocations({ own, onLost }: LostLocationsProps) {
  const [known, setKnown] = useState(own)
  const [lost, setLost] = useState<readonly OwnLocation[]>([])
  const gone = (known ?? []).filter(({ id }) => own && !own.some((one) => one.id === id))
  if (own && (known === undefined || gone.length > 0 || known.length !== own.length)) {
    setKnown(own)
    if (gone.length > 0) setLost([...lost.filter(({ id }) => !own.some((one) => one.id === id)), ...gone])
  }
  const ids = lost.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly lost location is told once
  useEffect(() => {
    if (ids === '') return
    alertLineLost()
    onLost(ids.split(' '))
  }, [ids])
  if (lost.length === 0) return null
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-chilli px-4 py-2.5 text-paper">
      <p className="flex grow items-center gap-2.5 text-lg font-semibold">
        <Icon name="alert" className="size-6" />
        {lost.map(({ name }) => name).join(' and ')} {lost.length === 1 ? 'is' : 'are'} no longer on your list. Orders
        from there do not reach this screen.
      </p>
      <button type="button" className={button('bare', 'bg-paper text-ink')} onClick={() => setLost([])}>
        Understood
      </button>
    </div>
  )
}
