import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture without detail, of any size. */
export function plainPicture(width: number, height: number, background = '#7c2d12') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Every pixel another colour, as in no photo: the most that a picture of this size can weigh. */
export function noisyPicture(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
}

/** Says who took it and where, and lies on its side. */
export function photoWithPlace(width: number, height: number): Promise<Buffer> {
  return plainPicture(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'canary-owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 21/1 0/1' } })
    .jpeg()
    .toBuffer()
}

/** Two frames: red, then blue. */
export async function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => plainPicture(64, 48, colour).png().toBuffer()),
  )
  const joined = sharp(frames, { join: { animated: true } })
  return (format === 'gif' ? joined.gif() : joined.webp()).toBuffer()
}

/** A black square of one bit per pixel: 16,000 pixels wide it is 256 megapixels in 31 KB. */
export function tinyFileOf(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const pixels = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.byteLength)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
