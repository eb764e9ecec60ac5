import type { ReactNode } from 'react'
import { chooseArt, chooseCloth, type DishArt, type PicturedDish } from './choose-art.ts'
import './dish-tile.css'

/** Card is 4:3, thumb square, wide 2:1; the width is the container's, and so are its round corners. */
export type TileSize = 'card' | 'thumb' | 'wide'

type TileProps = {
  dish: PicturedDish
  size?: TileSize
  /** For tiles on the first screen: loaded at once, not when they come near. */
  isFirst?: boolean
}

/** The picture of a dish that has no photo. Its name stands beside it everywhere, so it is silent to screen readers. */
export function DishTile({ dish, size = 'card', isFirst = false }: TileProps) {
  const art = chooseArt(dish)
  return (
    <Cloth dish={dish} size={size} art={art} isMirrored={art.isMirrored}>
      {art.layers.map((name) => (
        <img
          key={name}
          src={`/assets/dish-${name}-${__DISH_ART__}.svg`}
          alt=""
          width={400}
          height={300}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={markLost}
        />
      ))}
    </Cloth>
  )
}

/** A drawing that could not be fetched: a covered dish stands on the cloth instead. */
function markLost({ currentTarget }: { currentTarget: HTMLElement }): void {
  currentTarget.parentElement?.setAttribute('data-lost', '')
}

/** The cloth alone, with something else on it: a photo, which is neither mirrored nor enlarged. */
export function DishCloth({ dish, size, children }: { dish: PicturedDish; size: TileSize; children: ReactNode }) {
  return (
    <Cloth dish={dish} size={size} art={chooseCloth(dish)} isPhoto>
      {children}
    </Cloth>
  )
}

type ClothProps = {
  dish: PicturedDish
  size: TileSize
  art: Pick<DishArt, 'print' | 'shade'>
  isMirrored?: boolean
  isPhoto?: boolean
  children: ReactNode
}

function Cloth({ dish, size, art, isMirrored, isPhoto, children }: ClothProps) {
  return (
    <span
      className={`dish-tile dish-tile-${size} dish-print-${art.print}`}
      data-cloth={dish.category}
      data-shade={art.shade}
      data-mirrored={isMirrored || undefined}
      data-photo={isPhoto || undefined}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
