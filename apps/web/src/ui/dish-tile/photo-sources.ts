import { type Photo, type PhotoFormat, photoFile } from '@sizzle/domain/menu/photo-files.ts'

/** Of the files of one photo, which suits a browser that takes this format. */
export function photoSet(image: string, { widths, width: largest }: Photo, format: PhotoFormat): string {
  return widths
    .map((width) => `${photoFile(image, width === largest ? 'largest' : width, format)} ${width}w`)
    .join(', ')
}
