const WIDTHS = [160, 320, 640, 1120]

type PhotoSources = { src: string; srcSet?: string; sizes?: string }

/** Photos that lie with us are asked for in the width they are drawn in; an address elsewhere is taken as it stands. */
export function photoSources(image: string, drawnWidth: string): PhotoSources {
  if (!/^\/uploads\/[^?#\s,]+$/.test(image)) return { src: image }
  const srcSet = WIDTHS.map((width) => `${image}?w=${width} ${width}w`).join(', ')
  return { src: `${image}?w=${WIDTHS[1]}`, srcSet, sizes: drawnWidth }
}
