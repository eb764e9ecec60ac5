import type { getLetterTexts } from '@sizzle/contract/letter-texts.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../kit/server/ask.ts'

export type LetterTexts = WireOutputOf<typeof getLetterTexts>['letters'][number]

export function letterTextsQuery() {
  return queryOptions(ask('/getLetterTexts', {}))
}
