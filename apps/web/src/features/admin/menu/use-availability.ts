import { useState } from 'react'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { type ManagedItem, menuQuery } from './menu-query.ts'
import { UPDATE_FAILED } from './menu-words.ts'

/** Hides and shows one dish: at once on this screen, and back with the menu loaded anew where the server refuses. */
export function useAvailability(locationId: string, item: ManagedItem) {
  const [pressed, setPressed] = useState<boolean>()
  const isAvailable = pressed ?? item.isAvailable
  const wish = useWish('/setMenuItemAvailability', {
    onFailed: (error) => {
      setPressed(undefined)
      toast('error', UPDATE_FAILED, `${item.name}: ${sentenceOf(error)}`)
    },
    // What was pressed holds until the answer that knows of it is here.
    onSettled: () => askAgain(menuQuery(locationId)).then(() => setPressed(undefined)),
  })
  return {
    isAvailable,
    isPending: wish.isPending,
    press: () => {
      if (wish.isPending) return
      setPressed(!isAvailable)
      wish.send({ locationId, updates: [{ id: item.id, isAvailable: !isAvailable }] })
    },
  }
}
