let count = 0

/** The browser has answered with what it keeps, because the server was silent. */
export function noteKept(): void {
  count += 1
}

/** How often that was so since the page was loaded: who compares learns whether an answer may be old. */
export function keptAnswers(): number {
  return count
}
