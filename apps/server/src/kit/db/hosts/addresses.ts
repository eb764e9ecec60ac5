const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/** `postgres://user:password@one:5432,two:5433/name` as one address for each host, in the same order. */
export function addressesOf(url: string): [string, ...string[]] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? []
  const [first, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`)
  return others.length === 0 || first === undefined ? [url] : [first, ...others]
}

/** One of several, without user and password, for the log. */
export function placeOf(address: string): string {
  return new URL(address).host
}
