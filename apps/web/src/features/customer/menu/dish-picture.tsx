import type { PageItem } from '../../../pages/page-data.ts'
import { DishTile } from '../../../ui/dish-tile/dish-tile.tsx'

type Props = { item: PageItem; className: string; size?: 'thumb' | 'wide' }

/** The photo when there is one, else the drawn tile. Always of a known size, so nothing moves when it arrives. */
export function DishPicture({ item, className, size = 'thumb' }: Props) {
  if (item.image) {
    return <img src={item.image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
  }
  return (
    <span className={`block ${className}`}>
      <DishTile dish={item} size={size} />
    </span>
  )
}
