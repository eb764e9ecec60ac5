import { artFolder } from 'virtual:dish-art'
import { chooseArt, type PicturedDish } from './choose-art.ts'
import './dish-tile.css'

type Props = {
  dish: PicturedDish
  /** Card and hero are 4:3, thumb is square; the width is the container's. */
  size?: 'card' | 'thumb' | 'hero'
  /** For tiles on the first screen: loaded at once, not when they come near. */
  isFirst?: boolean
}

/** The picture of a dish that has no photo. Its name stands beside it everywhere, so it is silent to screen readers. */
export function DishTile({ dish, size = 'card', isFirst = false }: Props) {
  const { layers, print, shade, isMirrored } = chooseArt(dish)
  return (
    <div
      className={`dish-tile dish-tile-${size} dish-print-${print}`}
      data-cloth={dish.category}
      data-shade={shade}
      data-mirrored={isMirrored || undefined}
      aria-hidden="true"
    >
      {layers.map((name) => (
        <img
          key={name}
          src={`${artFolder}${name}.svg`}
          alt=""
          width={400}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      ))}
    </div>
  )
}
