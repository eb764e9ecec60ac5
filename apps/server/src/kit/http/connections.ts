import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey, plain } from './address.ts'

/** How many connections this process takes, so that its own files, database and mail always find a descriptor. */
export type Capacity = {
  readonly connections: number
  /** From one address, which is no proxy of ours. */
  readonly perAddress: number
  readonly streams: number
  readonly strangersStreams: number
  readonly strangersStreamsPerAddress: number
}

const MOST = 100_000
/** Where the system names no limit. */
const USUAL_DESCRIPTORS = 8192
/** From this part of all connections on, idle ones are given up. */
const TIGHT = 0.9
const STREAMS_OF_A_STRANGER = 50

/** `setting`: MAX_CONNECTIONS, to override the descriptor limit. Streams leave capacity for visitors. */
export function capacityFor(setting: number | undefined, factor: number): Capacity {
  const connections = setting ?? Math.min(MOST, descriptors() - Math.max(200, Math.ceil(descriptors() * 0.05)))
  const perAddress = Math.max(200, Math.floor(connections / 10))
  return {
    connections,
    perAddress: Math.min(connections, Math.ceil(perAddress * factor)),
    streams: Math.floor(connections * 0.75),
    strangersStreams: Math.floor(connections * 0.5),
    strangersStreamsPerAddress: Math.max(1, Math.floor(STREAMS_OF_A_STRANGER * factor)),
  }
}

let known: number | undefined
function descriptors(): number {
  known ??= askedDescriptors()
  return known
}

function askedDescriptors(): number {
  // Names of neighbours are not asked for. Node has this switch, its types do not yet.
  Object.assign(process.report, { excludeNetwork: true })
  // The report's shape is Node's; only this part of it is read.
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | string } } }
  const soft = report.userLimits?.open_files?.soft
  if (soft === 'unlimited') return MOST * 2
  return typeof soft === 'number' && soft > 400 ? soft : USUAL_DESCRIPTORS
}

/**
 * Keeps connections within what there is room for. One address that holds too many gets no further one; when it becomes
 * tight for all, those that waited longest for a next request are given up, which costs their browsers a new handshake.
 */
export function limitConnections(server: Server, capacity: Capacity, isProxy: (address: string) => boolean) {
  const perAddress = new Map<string, number>()
  const idle = new Set<Socket>()
  let open = 0
  server.maxConnections = capacity.connections
  server.on('connection', (socket: Socket) => {
    const address = plain(socket.remoteAddress ?? 'unknown')
    const key = addressKey(address)
    const count = (perAddress.get(key) ?? 0) + 1
    if (count > capacity.perAddress && !isProxy(address)) return void socket.destroy()
    perAddress.set(key, count)
    open++
    if (open > capacity.connections * TIGHT) giveUp(idle, Math.ceil(capacity.connections * (1 - TIGHT)))
    socket.once('close', () => {
      open--
      idle.delete(socket)
      const left = (perAddress.get(key) ?? 1) - 1
      if (left > 0) perAddress.set(key, left)
      else perAddress.delete(key)
    })
  })
  // Node's own way of closing idle connections also closes the one that has just come.
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}

/** A set keeps the order in which things came into it: the first is idle longest. */
function giveUp(idle: ReadonlySet<Socket>, most: number) {
  let left = most
  for (const socket of idle) {
    if (left-- <= 0) return
    socket.destroy()
  }
}
