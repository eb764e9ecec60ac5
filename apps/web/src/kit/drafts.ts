// What stands in a form against what was there when it was opened, and what is there now.

export function isSameDraft(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What was entered here stays; everything else is as it is there now. */
export function mergeDrafts<Draft extends object>(mine: Draft, seen: Draft, now: Draft): Draft {
  const entered = Object.entries(mine).filter(([name, value]) => !isSameDraft(value, fieldOf(seen, name)))
  return { ...now, ...Object.fromEntries(entered) }
}

/** What both of us changed, and differently. */
export function changedByBoth<Draft extends object>(mine: Draft, seen: Draft, now: Draft): string[] {
  return Object.keys(mine).filter((name) => {
    const [own, before, after] = [mine, seen, now].map((draft) => fieldOf(draft, name))
    return !isSameDraft(own, before) && !isSameDraft(after, before) && !isSameDraft(own, after)
  })
}

function fieldOf(draft: object, name: string): unknown {
  return new Map<string, unknown>(Object.entries(draft)).get(name)
}
