import type { Photo } from '@sizzle/domain/menu/photo-files.ts'
import { useState } from 'react'
import type { PicturedDish } from './choose-art.ts'
import { DishCloth, DishTile, type TileSize } from './dish-tile.tsx'
import { photoSet } from './photo-sources.ts'

export type DishWithPhoto = PicturedDish & { image: string | null; photo?: Photo | undefined }

type DishPictureProps = {
  dish: DishWithPhoto
  size: TileSize
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  drawnWidth: string
  /** On the first screen: fetched at once. */
  isFirst?: boolean
  /** In a list that changes with every key: the cloth alone stands in until the photo is there. */
  hasBlur?: boolean
}

/**
 * The photo when there is one and it can be shown, else the drawn tile. The box is the same for both and lies there from the
 * start, in the category's cloth: nothing moves when a photo comes, and nothing is ever a grey box.
 */
export function DishPicture({ dish, size, drawnWidth, isFirst = false, hasBlur = true }: DishPictureProps) {
  const [broken, setBroken] = useState<string>()
  const { image, photo } = dish
  if (!image || broken === image) return <DishTile dish={dish} size={size} isFirst={isFirst} />
  // A photo may have failed before any script ran: then no event tells of it any more.
  const look = (shown: HTMLImageElement | null) => {
    if (shown?.complete && shown.naturalWidth === 0) setBroken(image)
  }
  const ours = photo && {
    srcSet: photoSet(image, photo, 'webp'),
    sizes: drawnWidth,
    width: photo.width,
    height: photo.height,
  }
  return (
    <DishCloth dish={dish} size={size}>
      {photo && hasBlur && <img src={photo.blur} alt="" />}
      <picture key={image}>
        {photo && <source type="image/avif" srcSet={photoSet(image, photo, 'avif')} sizes={drawnWidth} />}
        <img
          ref={look}
          {...ours}
          src={image}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(image)}
        />
      </picture>
    </DishCloth>
  )
}
