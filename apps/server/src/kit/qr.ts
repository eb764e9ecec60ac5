import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'

/** Prints at 300 pixels or a little more: every module is a whole number of pixels, so no edge is blurred. */
const MIN_PIXELS = 300
/** The quiet zone that scanners need. */
const BORDER = 4

/** A QR code as a black and white PNG, made here: a payment link is nobody else's business (money 29). */
export function qrPng(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: BORDER })
  const scale = Math.ceil(MIN_PIXELS / data.length)
  const side = data.length * scale
  const bytesInRow = Math.ceil(side / 8)
  const rows = data.flatMap((modules) => {
    const row = Buffer.alloc(1 + bytesInRow)
    for (let x = 0; x < side; x++) {
      // In a PNG of one bit a pixel, white is 1.
      if (!modules[Math.floor(x / scale)]) row[1 + (x >> 3)] = (row[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
    return Array.from({ length: scale }, () => row)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  named.copy(framed, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

export function qrCodeData(text: string): string {
  return `data:image/png;base64,${qrPng(text).toString('base64')}`
}
