export type Reader = ReturnType<typeof readerOf>

/** Numbers one after another, as WOFF2 writes them. */
export function readerOf(data: Buffer) {
  let at = 0
  const moved = <T>(value: T, by: number): T => {
    at += by
    return value
  }
  const u8 = () => moved(data.readUInt8(at), 1)
  const u16 = () => moved(data.readUInt16BE(at), 2)
  return {
    at: () => at,
    u8,
    u16,
    i16: () => moved(data.readInt16BE(at), 2),
    u32: () => moved(data.readUInt32BE(at), 4),
    bytes: (count: number) => moved(data.subarray(at, at + count), count),
    /** Seven bits of each byte, as long as the eighth is set. */
    base128(): number {
      let value = 0
      for (;;) {
        const byte = u8()
        value = value * 128 + (byte & 127)
        if (byte < 128) return value
      }
    },
    /** One byte for most numbers, up to three for the others. */
    short255(): number {
      const code = u8()
      if (code === 253) return u16()
      if (code === 254) return u8() + 506
      return code === 255 ? u8() + 253 : code
    },
  }
}
