import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'

const HEAD_BYTES = 12
const IPV4 = 1
const KEPT_FOR_NO_TIME = 0

/** A name server that gives these addresses in turn, whatever it is asked for, and says that none of them may be kept. */
export async function openNameServer(addresses: readonly string[]) {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (question, from) => {
    const address = addresses[Math.min(asked, addresses.length - 1)] ?? '0.0.0.0'
    asked += 1
    socket.send(answerTo(question, address), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    asked: () => asked,
    /** As the system resolves a name, but asked of this server. */
    resolve: async (name: string): Promise<{ address: string }> => {
      const [address = ''] = await resolver.resolve4(name)
      return { address }
    },
    close: () => void socket.close(),
  }
}

/** RFC 1035: the same head with one answer, the question as it came, and one record that points back at its name. */
function answerTo(question: Buffer, address: string): Buffer {
  const head = Buffer.from(question.subarray(0, HEAD_BYTES))
  // A question that was understood, one answer, nothing more.
  head.writeUInt16BE(0x8180, 2)
  for (const [at, count] of [1, 1, 0, 0].entries()) head.writeUInt16BE(count, 4 + 2 * at)
  const endOfName = question.indexOf(0, HEAD_BYTES)
  const asked = question.subarray(HEAD_BYTES, endOfName + 5)
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc000 + HEAD_BYTES, 0)
  record.writeUInt16BE(IPV4, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(KEPT_FOR_NO_TIME, 6)
  record.writeUInt16BE(4, 10)
  return Buffer.concat([head, asked, record, Buffer.from(address.split('.').map(Number))])
}
