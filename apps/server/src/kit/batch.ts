import { setTimeout as wait } from 'node:timers/promises'
import type { AnyRoute, InputOf, OutputOf } from '@sizzle/contract/route.ts'
import { ok } from '@sizzle/domain/result.ts'
import type { WireAnswer } from './answer.ts'
import type { AnyOperation } from './operation.ts'

type Write = Extract<AnyOperation, { kind: 'write' }>
type Parts<R extends AnyRoute> = {
  readonly item: Write
  readonly pauseMs: number
  readonly split: (input: InputOf<R>) => readonly unknown[]
  readonly join: (input: InputOf<R>, answers: readonly WireAnswer[]) => OutputOf<R>
}

/**
 * Many small writes in one call: one after the other, each in its own transaction and under its own idempotency key, made
 * of the batch's key and the item's place. A batch that is sent again answers again and does what had not been done.
 */
export function batchOf<R extends AnyRoute & { readonly post: string }>(route: R, parts: Parts<R>): AnyOperation {
  return {
    kind: 'batch',
    route,
    async run(input, runItem) {
      const typed = input as InputOf<R> // decoded by this very route's schema
      const answers: WireAnswer[] = []
      for (const [index, item] of parts.split(typed).entries()) {
        if (index > 0) await wait(parts.pauseMs)
        answers.push(await runItem(parts.item, item, index))
      }
      return ok(parts.join(typed, answers))
    },
  }
}
