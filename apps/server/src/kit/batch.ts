import { setTimeout as wait } from 'node:timers/promises'
import type { AnyRoute, InputOf, OutputOf } from '@sizzle/contract/route.ts'
import { ok, type Refusal } from '@sizzle/domain/result.ts'
import type { WireAnswer } from './answer.ts'
import type { ReadContext, WriteContext } from './context.ts'
import { type Answer, type AnyOperation, decoded, type OwnRefusal, operation } from './operation.ts'

type Post = AnyRoute & { readonly post: string }
type Parts<R extends Post, I extends Post, Item extends InputOf<I>> = {
  /** What refuses the batch as a whole, before anything is done. */
  readonly refuse: (input: InputOf<R>, context: ReadContext) => Promise<Refusal<OwnRefusal<R>> | null>
  /** The route that each item is a call of. */
  readonly of: I
  readonly item: (item: Item, context: WriteContext) => Answer<I>
  readonly pauseMs: number
  readonly split: (input: InputOf<R>) => readonly Item[]
  readonly join: (input: InputOf<R>, answers: readonly WireAnswer[]) => OutputOf<R>
}

/**
 * Many small writes in one call: one after the other, each in its own transaction and under its own idempotency key, made
 * of the batch's key and the item's place. A batch that is sent again answers again and does what had not been done.
 */
export function batchOf<R extends Post, I extends Post, Item extends InputOf<I>>(
  route: R,
  parts: Parts<R, I, Item>,
): AnyOperation {
  // Its input is what `split` made below.
  const item = operation(parts.of, (input, context) => parts.item(input as Item, context))
  return {
    kind: 'batch',
    route,
    async run(input, context, runItem) {
      const typed = decoded<R>(input)
      const refused = await parts.refuse(typed, context)
      if (refused) return refused
      const answers: WireAnswer[] = []
      for (const [index, one] of parts.split(typed).entries()) {
        if (index > 0) await wait(parts.pauseMs)
        answers.push(await runItem(item, one, index))
      }
      return ok(parts.join(typed, answers))
    },
  }
}
