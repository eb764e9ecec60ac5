import { lookup } from 'node:dns/promises'
import { BlockList, connect, isIP, type Socket } from 'node:net'
import { ASK_WHEN_DONE } from '@sizzle/domain/printing/esc-pos.ts'

const CONNECT_MS = 5_000
/** A long ticket takes some seconds; without paper a printer says nothing. */
const ANSWER_MS = 8_000
/** After this silence a printer that took everything is one that never answers. */
const SILENT_MS = 3_000

const own = new BlockList()
for (const [net, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['100.64.0.0', 10],
] as const)
  own.addSubnet(net, bits, 'ipv4')
own.addSubnet('fc00::', 7, 'ipv6')
own.addAddress('::1', 'ipv6')

const nobodys = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  // Here machines of a cloud tell their secrets.
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
  // Named for protocols and measurements.
  ['192.0.0.0', 24],
  ['198.18.0.0', 15],
] as const)
  nobodys.addSubnet(net, bits, 'ipv4')
nobodys.addSubnet('fe80::', 10, 'ipv6')
nobodys.addSubnet('ff00::', 8, 'ipv6')
// Another spelling of an IPv4 address, which leads there through a gateway.
nobodys.addSubnet('64:ff9b::', 96, 'ipv6')
nobodys.addSubnet('2002::', 16, 'ipv6')
nobodys.addAddress('::', 'ipv6')

/** Whether the server may connect there; looked at after the name is resolved, and the same address is then called (printing 11). */
export function mayReach(ip: string, isLocalAllowed: boolean): boolean {
  const family = isIP(ip) === 6 ? 'ipv6' : 'ipv4'
  if (isIP(ip) === 0 || nobodys.check(ip, family)) return false
  return isLocalAllowed || !own.check(ip, family)
}

/** One address for a name, or none: the system's own way, except where a test answers for the network. */
type Resolve = (host: string) => Promise<{ readonly address: string }>

/** `isInDoubt`: it may have bytes of it, and fell silent. */
export type Reached =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: string; readonly isInDoubt: boolean }

/**
 * Sends bytes to a printer and waits until it says that it printed them, or at least has them all. Its name is asked for once: a
 * name that leads somewhere else a moment later leads nobody there.
 */
export async function sendToPrinter(
  address: string,
  bytes: Uint8Array,
  isLocalAllowed: boolean,
  resolve: Resolve = lookup,
): Promise<Reached> {
  const { host, port } = partsOf(address)
  const found = await resolve(host).catch(() => undefined)
  if (!found) return { ok: false, problem: `The address ${host} is not known`, isInDoubt: false }
  if (!mayReach(found.address, isLocalAllowed))
    return { ok: false, problem: 'This server may not reach addresses of a local network', isInDoubt: false }
  return new Promise((tell) => talk(connect({ host: found.address, port }), bytes, tell))
}

function partsOf(address: string): { host: string; port: number } {
  const at = address.lastIndexOf(':')
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) }
}

function talk(socket: Socket, bytes: Uint8Array, resolve: (reached: Reached) => void) {
  let isConnected = false
  let isTaken = false
  const end = (reached: Reached) => {
    socket.destroy()
    resolve(reached)
  }
  const fail = (problem: string) => end({ ok: false, problem, isInDoubt: isConnected })
  const limit = setTimeout(() => fail('The printer did not answer in time'), CONNECT_MS + ANSWER_MS)
  socket.setTimeout(CONNECT_MS)
  socket.on('timeout', () => (isTaken ? end({ ok: true }) : fail('The printer did not answer in time')))
  socket.on('connect', () => {
    isConnected = true
    socket.write(bytes)
    socket.write(ASK_WHEN_DONE, () => {
      isTaken = true
      socket.setTimeout(SILENT_MS)
    })
  })
  // One byte about the paper: it comes when everything before it is printed.
  socket.on('data', (answer: Buffer) =>
    end(isOutOfPaper(answer) ? { ok: false, problem: 'The printer has no paper', isInDoubt: false } : { ok: true }),
  )
  socket.on('error', (error) => fail(`The printer cannot be reached: ${error.message}`))
  socket.on('close', () => {
    clearTimeout(limit)
    if (isTaken) end({ ok: true })
    else fail('The printer ended the connection')
  })
}

function isOutOfPaper(answer: Buffer): boolean {
  return ((answer[0] ?? 0) & 0x0c) === 0x0c
}
