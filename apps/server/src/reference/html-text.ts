export function asText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/** Sentences of the contract, where `a name` stands between backticks. */
export function prose(text: string): string {
  return asText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')
}
