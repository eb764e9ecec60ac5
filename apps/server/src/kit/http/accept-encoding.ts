export type Encoding = 'br' | 'gzip' | 'identity'

const REMEMBERED = 64
const seen = new Map<string, Encoding>()

/** The best of what we have prepared. Browsers send the same few headers for ever, so the answer is remembered (bounded). */
export function bestEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  const known = seen.get(header)
  if (known) return known
  const best = read(header)
  if (seen.size < REMEMBERED && header.length < 200) seen.set(header, best)
  return best
}

function read(header: string): Encoding {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name)
  }
  const takes = (name: string) => accepted.has(name) || (accepted.has('*') && !refused.has(name))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
