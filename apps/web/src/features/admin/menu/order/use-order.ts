import type { PostInput } from '@sizzle/contract/client.ts'
import { useRef, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { menuQuery } from '../menu-query.ts'

type OrderPath = '/reorderCategories' | '/reorderItems'
type Ids = readonly string[]

/**
 * An order as it was arranged here, until the server has it. What is moved while an order is on its way is sent after it;
 * a refusal shows the order that there is.
 */
export function useOrder<P extends OrderPath>(path: P, locationId: string, inputOf: (ids: string[]) => PostInput<P>) {
  const [arranged, setArranged] = useState<Ids>()
  const next = useRef<Ids>(undefined)
  const wish: ReturnType<typeof useWish<P>> = useWish(path, {
    onFailed: (error) => {
      next.current = undefined
      setArranged(undefined)
      toast('error', 'The order could not be saved', sentenceOf(error))
    },
    onSettled: async (): Promise<void> => {
      const ids = next.current
      next.current = undefined
      if (ids) return wish.send(inputOf([...ids]))
      await askAgain(menuQuery(locationId))
      if (next.current === undefined) setArranged(undefined)
    },
  })
  return {
    arrange: (ids: Ids) => {
      setArranged(ids)
      if (wish.isPending) next.current = ids
      else wish.send(inputOf([...ids]))
    },
    /** The rows in the order that was arranged here; rows that came since stand at the end. */
    inOrder: <Row extends { readonly id: string }>(rows: readonly Row[]): readonly Row[] => {
      if (!arranged) return rows
      const place = new Map(arranged.map((id, at) => [id, at]))
      const placeOf = ({ id }: Row) => place.get(id) ?? rows.length
      return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
    },
  }
}
