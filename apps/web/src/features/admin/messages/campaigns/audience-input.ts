import type { AskInput } from '@sizzle/contract/client.ts'
import { type Audience, hasWrongNumbers, wholeNumberIn } from '@sizzle/domain/messages/campaign.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'

/** A choice as it stands in the form; what is empty narrows nothing. */
export type TypedAudience = Readonly<Record<keyof Audience, string>>

export function typedAudience({ boughtWithinDays, boughtAt = '', noOrderForDays, minPoints }: Audience): TypedAudience {
  const typed = (n: number | undefined) => (n === undefined ? '' : String(n))
  return {
    boughtWithinDays: typed(boughtWithinDays),
    boughtAt,
    noOrderForDays: typed(noOrderForDays),
    minPoints: typed(minPoints),
  }
}

/** Without what is empty, and without a place where nothing has to be bought. */
export function readAudience(typed: TypedAudience): Audience {
  const boughtWithinDays = wholeNumberIn(typed.boughtWithinDays)
  const noOrderForDays = wholeNumberIn(typed.noOrderForDays)
  const minPoints = wholeNumberIn(typed.minPoints)
  return {
    ...(boughtWithinDays !== undefined && { boughtWithinDays }),
    ...(boughtWithinDays !== undefined && typed.boughtAt !== '' && { boughtAt: typed.boughtAt }),
    ...(noOrderForDays !== undefined && { noOrderForDays }),
    ...(minPoints !== undefined && { minPoints }),
  }
}

/** How many people that are right now; not asked while a number in it is none. */
export function countQuery(audience: Audience) {
  const isRight = !hasWrongNumbers(audience)
  return {
    ...ask('/countAudience', audienceInput(audience)),
    enabled: isRight,
    ...(isRight && { placeholderData: keepPreviousData }),
  }
}

/** A choice as a question in an address. */
export function audienceInput({ boughtAt, ...numbers }: Audience): AskInput<'/countAudience'> {
  const said = Object.entries(numbers).flatMap(([name, n]) => (n === undefined ? [] : [[name, String(n)]]))
  return { ...Object.fromEntries(said), ...(boughtAt !== undefined && { boughtAt }) }
}
