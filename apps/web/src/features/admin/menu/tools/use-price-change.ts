import type { PostAnswer } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ask } from '../../../../kit/server/ask.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import type { ruleOf } from './price-form.ts'

type Rule = NonNullable<ReturnType<typeof ruleOf>>
export type PriceTarget = PostAnswer<'/previewPrices'>['targets'][number]
/** A location where the rule was used: it is never used there twice. */
export type PricesDone = { readonly name: string; readonly changed: number }

const NO_RULE: Rule = { what: { kind: 'menu' }, change: { percent: 0 }, rounding: 'none', includeOptions: false }

/** Shows what a rule makes of the prices of some locations, and changes them there, one location after the other. */
export function usePriceChange(rule: Rule | undefined, onAllDone: (done: readonly PricesDone[]) => void) {
  const [asked, setAsked] = useState<readonly string[]>()
  const [done, setDone] = useState<readonly PricesDone[]>([])
  // The calls of one press follow each other before this screen is drawn again.
  const tally = useRef(done)
  const preview = useQuery({
    ...ask('/previewPrices', { locationIds: [...(asked ?? [])], ...(rule ?? NO_RULE) }),
    enabled: rule !== undefined && asked !== undefined,
    // What would happen is asked for anew whenever somebody wants to see it.
    staleTime: 0,
  })
  const targets = asked && rule ? (preview.data?.targets ?? []) : []
  const waiting = targets.filter(({ changing }) => changing > 0)
  const note = (next: readonly PricesDone[]) => {
    tally.current = next
    setDone(next)
  }
  const wish = useWish('/changePrices', {
    onDone: ({ changed }, { locationId }) => {
      const at = waiting.findIndex((one) => one.locationId === locationId)
      note([...tally.current, { name: waiting[at]?.name ?? locationId, changed }])
      const next = waiting[at + 1]
      if (next) sendTo(next)
      else onAllDone(tally.current)
    },
    // Somebody changed a menu meanwhile: there and behind it, what was shown is no longer what would happen.
    onFailed: (_, { locationId }) => {
      const at = targets.findIndex((one) => one.locationId === locationId)
      if (at > 0) setAsked(targets.slice(at).map((one) => one.locationId))
      else void preview.refetch()
    },
  })
  const sendTo = ({ locationId, previewHash }: PriceTarget) => rule && wish.send({ locationId, ...rule, previewHash })
  return {
    wish,
    preview,
    targets,
    done,
    changing: waiting.reduce((sum, { changing }) => sum + changing, 0),
    /** Once more where it failed. */
    look: (locationIds: readonly string[]) => (asked ? void preview.refetch() : setAsked(locationIds)),
    change: () => waiting[0] && sendTo(waiting[0]),
    /** Another rule, or other locations. */
    startOver: () => {
      setAsked(undefined)
      note([])
      wish.reset()
    },
  }
}
