import sharp from 'sharp'

const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c2410c' } })
  .png()
  .toBuffer()

/** A small PNG, as a phone might send it. */
export function aPicture(): Uint8Array {
  return small
}
