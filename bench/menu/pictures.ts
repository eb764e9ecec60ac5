import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const EIGHT_BIT_RGB = [8, 2, 0, 0, 0]

/** Every pixel another colour, as in no photo: the most that a picture of this size can weigh. */
export function noisyPicture(width: number, height: number): Buffer {
  return png(width, height, (row) => randomFillSync(row))
}

/** A picture without detail, of any size. */
export function plainPicture(width: number, height: number): Buffer {
  return png(width, height, (row) => row.fill(0x7c))
}

/** As PNG; each row begins with the byte that says it is not filtered. */
function png(width: number, height: number, paint: (row: Buffer) => void): Buffer {
  const stride = 1 + width * 3
  const pixels = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y++) paint(pixels.subarray(y * stride + 1, (y + 1) * stride))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(EIGHT_BIT_RGB, 8)
  const parts = [part('IHDR', header), part('IDAT', deflateSync(pixels, { level: 1 })), part('IEND', Buffer.alloc(0))]
  return Buffer.concat([SIGNATURE, ...parts])
}

function part(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
