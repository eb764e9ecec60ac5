import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether an address is one of our own proxies. */
export function proxyList(trustedProxies: readonly string[]): (address: string) => boolean {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  return (socketAddress) => {
    const address = plain(socketAddress)
    const version = isIP(address)
    return version > 0 && trusted.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}

/** The caller's address: the socket's, or the first hop in X-Forwarded-For that is not one of our own proxies. */
export function addressReader(trustedProxies: readonly string[]) {
  const isProxy = proxyList(trustedProxies)
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let address = plain(socketAddress ?? 'unknown')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (isProxy(address)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}

export function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * The unit that a limit counts: one household or one rented machine has a whole IPv6 network of 64 bits, so that network is one
 * caller. In ::/64 stand only this machine itself and mapped IPv4 addresses, which are told apart.
 */
export function addressKey(address: string): string {
  if (!isIPv6(address)) return address
  const network = network64(address)
  return network === NETWORK_ZERO ? address.toLowerCase() : network
}

const NETWORK_ZERO = '0000:0000:0000:0000'

function network64(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.padStart(4, '0'))
    .join(':')
}
