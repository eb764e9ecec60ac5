import { BlockList, isIP } from 'node:net'
import { z } from 'zod'
import { addressesOf } from './db/hosts/addresses.ts'

// Shapes of settings. What passes here is used as it stands: nothing may throw over it an hour later.

/** As every part of the program spells it: `HTTPS://Host/` and `https://host` are one address. */
export const HttpUrl = z
  .url({ protocol: /^https?$/i, abort: true })
  .refine((url) => {
    const { hostname, username, password, search, hash } = new URL(url)
    return hostname !== '' && `${username}${password}${search}${hash}` === ''
  })
  .transform((url) => new URL(url).href.replace(/\/+$/, ''))

const PostgresHost = z.url({ protocol: /^postgres(ql)?$/, abort: true }).refine((url) => isDecodable(new URL(url)))

/** One host, or several separated by commas: `postgres://user:password@one:5432,two:5432/name`. */
export const PostgresUrl = z.string().refine((url) => {
  const addresses = addressesOf(url)
  return addresses.every(
    (one) => PostgresHost.safeParse(one).success && (addresses.length === 1 || new URL(one).hostname !== ''),
  )
})

export const SmtpUrl = z.url({ protocol: /^smtps?$/, abort: true }).refine((url) => {
  const parsed = new URL(url)
  return parsed.hostname !== '' && isDecodable(parsed)
})

/** What travels in a header or an address: a space or a line break in it is a slip of copying. */
export const keyOf = (shortest: number) =>
  z
    .string()
    .min(shortest)
    .regex(/^[\x21-\x7e]+$/)

export const ProxyList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every(isAddressOrRange))

/** `10.0.0.5`, `10.0.0.0/8`, `::1`, `fd00::/8`. */
function isAddressOrRange(text: string): boolean {
  const [, address = '', bits] = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  try {
    // Whether it works is found out where it is used.
    if (bits === undefined) new BlockList().addAddress(address, family)
    else new BlockList().addSubnet(address, Number(bits), family)
    return true
  } catch {
    return false
  }
}

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}
