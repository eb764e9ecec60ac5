import type { PageItem } from '../../../pages/page-content.ts'

/** The photo when there is one, else the designed tile of its category. Always a square of a known size. */
export function DishPicture({ item, className }: { item: PageItem; className: string }) {
  if (item.image) {
    return <img src={item.image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
  }
  return (
    <span
      aria-hidden="true"
      className={`jali grid place-items-center bg-saffron-soft font-display text-3xl text-saffron-ink ${className}`}
    >
      {item.name.charAt(0)}
    </span>
  )
}
