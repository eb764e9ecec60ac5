import { connect } from 'node:net'

const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'a'), Buffer.from('\r\n')])

/** Sends a chunked body without an end until the other side has had enough, or `most` bytes are out. */
export function pour(
  url: string,
  path: string,
  headers: Record<string, string>,
  most: number,
): Promise<{ status: number; sent: number }> {
  const { hostname, port } = new URL(url)
  const lines = Object.entries({ host: hostname, 'transfer-encoding': 'chunked', ...headers })
  const head = `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  return new Promise((resolve) => {
    let answer = ''
    let sent = 0
    const socket = connect(Number(port), hostname)
    const more = () => {
      while (!socket.destroyed && sent < most) {
        sent += CHUNK.byteLength
        if (!socket.write(CHUNK)) return
      }
      if (sent >= most) socket.destroy()
    }
    socket.on('connect', () => {
      socket.write(head)
      more()
    })
    socket.on('drain', more)
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ status: Number(answer.split(' ')[1] ?? 0), sent }))
  })
}
