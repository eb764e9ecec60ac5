import { chooseArt, type PicturedDish } from './choose-art.ts'
import './dish-tile.css'

type Props = {
  dish: PicturedDish
  /** Card is 4:3, thumb square, wide 2:1; the width is the container's, and so are its round corners. */
  size?: 'card' | 'thumb' | 'wide'
  /** For tiles on the first screen: loaded at once, not when they come near. */
  isFirst?: boolean
}

/** The picture of a dish that has no photo. Its name stands beside it everywhere, so it is silent to screen readers. */
export function DishTile({ dish, size = 'card', isFirst = false }: Props) {
  const { layers, print, shade, isMirrored } = chooseArt(dish)
  return (
    <span
      className={`dish-tile dish-tile-${size} dish-print-${print}`}
      data-cloth={dish.category}
      data-shade={shade}
      data-mirrored={isMirrored || undefined}
      aria-hidden="true"
    >
      {layers.map((name) => (
        <img
          key={name}
          src={`/assets/dish-${name}-${__DISH_ART__}.svg`}
          alt=""
          width={400}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
        />
      ))}
    </span>
  )
}
