/** A picture of a dish is kept in these widths, or in its own where that is less. */
export const PHOTO_WIDTHS = [320, 640, 1200] as const
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** What is known of a picture that lies with us. */
export type Photo = {
  /** From the smallest to the one that its address names. */
  readonly widths: readonly number[]
  readonly width: number
  readonly height: number
  /** A tiny picture as a data URL, shown until the photo is there. */
  readonly blur: string
}

/** The file in this width: the picture's own address is that of the largest WebP, smaller ones have their width behind the name. */
export function photoFile(address: string, width: number | 'largest', format: PhotoFormat): string {
  const name = address.replace(/\.webp$/, '')
  return `${width === 'largest' ? name : `${name}-${width}`}.${format}`
}

/** Everything that may lie under this address. */
export function photoFiles(address: string): string[] {
  const smaller = PHOTO_WIDTHS.slice(0, -1)
  return PHOTO_FORMATS.flatMap((format) =>
    [...smaller, 'largest' as const].map((width) => photoFile(address, width, format)),
  )
}
