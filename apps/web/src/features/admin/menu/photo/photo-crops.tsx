import { DishPicture, type DishWithPhoto } from '../../../../ui/dish-tile/dish-picture.tsx'

/** The two crops that guests get: the square of the menu, and the one at the head of the dish. */
export function PhotoCrops({ dish }: { dish: DishWithPhoto }) {
  const crops = [
    ['thumb', 'On the menu', '120px'],
    ['wide', 'Once it is opened', '(min-width: 560px) 380px, 62vw'],
  ] as const
  return (
    <div className="grid grid-cols-[7fr_18fr] gap-3">
      {crops.map(([size, words, drawnWidth]) => (
        <figure key={size}>
          <div className="overflow-hidden rounded-control">
            <DishPicture dish={dish} size={size} drawnWidth={drawnWidth} isFirst />
          </div>
          <figcaption className="mt-1 text-sm text-soft">{words}</figcaption>
        </figure>
      ))}
    </div>
  )
}
