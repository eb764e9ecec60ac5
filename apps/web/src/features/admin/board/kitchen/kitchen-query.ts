import type { getKitchen } from '@sizzle/contract/kitchen.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { everyMinute } from '../../../../kit/every-minute.ts'
import { changeAnswer } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'

type Answer = WireOutputOf<typeof getKitchen>
export type Kitchen = Answer['kitchen']
export type KitchenPause = Kitchen['pauses'][number]

export function kitchenQuery(locationId: string) {
  return ask('/getKitchen', { locationId })
}

/** What each kitchen takes now. Pauses end on the minute, of which no event tells: the server is asked again then. */
export function useKitchens(locationIds: readonly string[]): readonly Kitchen[] {
  const { kitchens, refetch } = useQueries({ queries: locationIds.map(kitchenQuery), combine: together })
  const isWaiting = kitchens.some(({ pauses, bump }) => pauses.length > 0 || bump !== null)
  const look = useEffectEvent(refetch)
  useEffect(() => (isWaiting ? everyMinute(look) : undefined), [isWaiting])
  return kitchens
}

function together(answers: UseQueryResult<Answer>[]) {
  return {
    kitchens: answers.flatMap(({ data }) => (data ? [data.kitchen] : [])),
    refetch: () => void Promise.all(answers.map((answer) => answer.refetch())),
  }
}

/** What a press has brought about is shown before the news of it comes. */
export function showKitchen(kitchen: Kitchen): void {
  changeAnswer(ask('/getKitchen', { locationId: kitchen.locationId }), (known) => ({ ...known, kitchen }))
}

/** Whether an order is accepted by a press of its own there. Until that is known, it is not. */
export function acceptsApart(
  kitchens: readonly Kitchen[],
  { locationInfo: { id } }: { readonly locationInfo: { readonly id: string } },
): boolean {
  return kitchens.some(({ locationId, accepting }) => locationId === id && accepting !== 'with_start')
}
