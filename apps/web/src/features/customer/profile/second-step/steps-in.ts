import type { AskAnswer } from '@sizzle/contract/client.ts'
import type { SecondStepKind } from '@sizzle/domain/people/passkeys.ts'

/** Which second steps somebody has, the one to ask for first. A guest's passkey is one beside the app alone. */
export function stepsIn({ isOn, passkeys }: AskAnswer<'/getSecondFactor'>, worksHere: boolean): SecondStepKind[] {
  const isStep = passkeys.length > 0 && (worksHere || isOn)
  return [...(isOn ? ['code' as const] : []), ...(isStep ? ['passkey' as const] : [])]
}
