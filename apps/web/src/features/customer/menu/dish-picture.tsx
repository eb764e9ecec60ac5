import type { PageItem } from '../../../pages/page-content.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'

type DishPictureProps = { item: PageItem; size: 'thumb' | 'wide'; isFirst?: boolean }

/** The photo when there is one, else the designed tile; the box around it decides the size, so nothing moves. */
export function DishPicture({ item, size, isFirst = false }: DishPictureProps) {
  if (!item.image) return <DishTile dish={item} size={size} isFirst={isFirst} />
  return (
    <img
      src={item.image}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`w-full object-cover ${size === 'thumb' ? 'aspect-square' : 'aspect-2/1'}`}
    />
  )
}
