import { BlockList, isIP } from 'node:net'

/** Who is calling: the socket's address, or the first hop in X-Forwarded-For that is not one of our own proxies. */
export function addressReader(trustedProxies: readonly string[]) {
  const trusted = new BlockList()
  for (const entry of trustedProxies) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    let address = plain(socketAddress ?? 'unknown')
    const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
    while (trustedProxies.length > 0 && isIP(address) > 0 && isTrusted(address)) {
      const hop = hops.pop()
      if (hop === undefined || isIP(hop) === 0) break
      address = hop
    }
    return address
  }
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
