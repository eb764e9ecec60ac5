// A section of the back office is the hash of the address: `#menu/categories?search=dal`. What follows the section's name
// is its own: second levels after a slash, filters after the question mark. Only the location is everybody's; it stands in
// the address's query and stays when the section changes.

export type SectionAddress = {
  readonly section: string
  /** The levels below the section, such as `42` in `#users/42`. */
  readonly below: readonly string[]
  readonly filters: URLSearchParams
}

export function readSection(hash: string): SectionAddress {
  const [levels, query] = splitOnce(hash.replace(/^#/, ''), '?')
  const [section = '', ...below] = levels.split('/').map(decoded)
  return { section, below: below.filter((level) => level !== ''), filters: new URLSearchParams(query) }
}

export function sectionHash({ section, below = [], filters }: Partial<SectionAddress> & { section: string }): string {
  const levels = [section, ...below].map(encodeURIComponent).join('/')
  const query = filters?.toString() ?? ''
  return `#${levels}${query === '' ? '' : `?${query}`}`
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/** People edit addresses: what cannot be decoded is taken as it stands. */
function decoded(level: string): string {
  try {
    return decodeURIComponent(level)
  } catch {
    return level
  }
}
