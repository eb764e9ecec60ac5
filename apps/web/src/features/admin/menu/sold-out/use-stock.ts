import type { PostInput } from '@sizzle/contract/client.ts'
import { askAgainAbout } from '../../../../kit/server/answers.ts'
import { useWish } from '../../../../kit/server/wish.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { UPDATE_FAILED } from '../menu-words.ts'

/** A dish, or an option wherever it is offered. */
export type Stocked = Pick<PostInput<'/setSoldOut'>, 'kind' | 'id'> & { readonly name: string }
export type StockState = PostInput<'/setSoldOut'>['state']

/** Says that something has run out, how many are left, or that it is there again. */
export function useStock(locationId: string, onDone: () => void) {
  const wish = useWish('/setSoldOut', {
    close: onDone,
    onFailed: () => toast('error', UPDATE_FAILED),
    onSettled: () => askAgainAbout('menu.changed'),
  })
  return {
    isPending: wish.isPending,
    whyNot: wish.whyNot,
    sentence: wish.sentence,
    problems: wish.problems,
    say: ({ kind, id }: Stocked, state: StockState) => wish.send({ locationId, kind, id, state }),
  }
}
