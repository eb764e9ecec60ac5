import type { AskInput } from '@sizzle/contract/client.ts'
import type { Audience } from '@sizzle/domain/messages/campaign.ts'

/** A choice as a question in an address. */
export function audienceInput({ boughtAt, ...numbers }: Audience): AskInput<'/countAudience'> {
  const said = Object.entries(numbers).flatMap(([name, n]) => (n === undefined ? [] : [[name, String(n)]]))
  return { ...Object.fromEntries(said), ...(boughtAt !== undefined && { boughtAt }) }
}
