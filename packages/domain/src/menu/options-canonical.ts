import type { Choice } from './options.ts'

/**
 * One form for the same choices, whatever the order of the clicks: equal choices are one with their quantities added up,
 * and groups and options are sorted by id (menu 35). Two units of one option that were chosen differently stay apart.
 */
export function canonicalChoices(choices: readonly Choice[]): readonly Choice[] {
  const byText = new Map<string, Choice>()
  for (const choice of choices) {
    const one = withCanonicalNested(choice)
    const text = textOfUnit(one)
    const same = byText.get(text)
    byText.set(text, { ...one, quantity: one.quantity + (same?.quantity ?? 0) })
  }
  return [...byText.values()].sort(
    (a, b) => order(a.groupId, b.groupId) || order(a.optionId, b.optionId) || order(textOfUnit(a), textOfUnit(b)),
  )
}

/** Only what is ours of a choice: a price that a client sends is not taken along. */
function withCanonicalNested({ groupId, optionId, quantity, choices }: Choice): Choice {
  const nested = canonicalChoices(choices ?? [])
  return nested.length === 0 ? { groupId, optionId, quantity } : { groupId, optionId, quantity, choices: nested }
}

/** The choices as one text: equal texts are equal choices. */
export function canonicalText(choices: readonly Choice[]): string {
  return canonicalChoices(choices)
    .map((choice) => textOfUnit(choice) + (choice.quantity > 1 ? `*${choice.quantity}` : ''))
    .join(',')
}

function textOfUnit({ groupId, optionId, choices = [] }: Choice): string {
  return `${groupId}:${optionId}${choices.length === 0 ? '' : `(${canonicalText(choices)})`}`
}

/** By code units, so that every language sorts alike. */
function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
