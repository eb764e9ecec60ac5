import { useState } from 'react'
import type { PicturedDish } from './choose-art.ts'
import { DishCloth, DishTile, type TileSize } from './dish-tile.tsx'
import { photoSources } from './photo-sources.ts'

type DishPictureProps = {
  dish: PicturedDish & { image: string | null }
  size: TileSize
  /** How wide the picture is drawn, in the words of the `sizes` attribute. */
  drawnWidth: string
  /** On the first screen: fetched at once. */
  isFirst?: boolean
}

/**
 * The photo when there is one and it can be shown, else the drawn tile. The box is the same for both and lies there from the
 * start, in the category's cloth: nothing moves when a photo comes, and nothing is ever a grey box.
 */
export function DishPicture({ dish, size, drawnWidth, isFirst = false }: DishPictureProps) {
  const [broken, setBroken] = useState<string>()
  const { image } = dish
  if (!image || broken === image) return <DishTile dish={dish} size={size} isFirst={isFirst} />
  // A photo may have failed before any script ran: then no event tells of it any more.
  const look = (photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setBroken(image)
  }
  return (
    <DishCloth dish={dish} size={size}>
      <img
        key={image}
        ref={look}
        {...photoSources(image, drawnWidth)}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setBroken(image)}
      />
    </DishCloth>
  )
}
