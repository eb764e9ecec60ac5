import type { AskAnswer } from '@sizzle/contract/client.ts'
import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'

/** Which second steps somebody has, the one to ask for first. */
export function stepsIn({ isOn, passkeys }: AskAnswer<'/getSecondFactor'>): SecondStepKind[] {
  return [...(isOn ? ['code' as const] : []), ...(passkeys.length > 0 ? ['passkey' as const] : [])]
}
