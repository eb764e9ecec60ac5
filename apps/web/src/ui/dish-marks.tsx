import './dish-marks.css'
import { HeatMark } from './heat-mark.tsx'

type MarkedDish = {
  readonly spiceLevel: 'none' | 'mild' | 'medium' | 'hot'
  readonly isVegan: boolean
  readonly isVegetarian: boolean
  readonly isGlutenFree: boolean
}

/** Diet in words of one printed menu: a short badge, spelled out for who asks. */
export const DIETS = [
  { isIn: (dish: MarkedDish) => dish.isVegan, letters: 'Vegan', name: 'Vegan' },
  { isIn: (dish: MarkedDish) => dish.isVegetarian && !dish.isVegan, letters: 'Veg', name: 'Vegetarian' },
  { isIn: (dish: MarkedDish) => dish.isGlutenFree, letters: 'GF', name: 'Gluten-free' },
] as const

/** Heat and diet of a dish, one beside the other: guests and staff read the same marks. */
export function DishMarks({ dish }: { dish: MarkedDish }) {
  return (
    <>
      {dish.spiceLevel !== 'none' && <HeatMark level={dish.spiceLevel} />}
      {DIETS.filter(({ isIn }) => isIn(dish)).map(({ letters, name }) => (
        <abbr key={letters} title={name} className="mark">
          <span aria-hidden="true">{letters}</span>
          <span className="sr-only">{name}</span>
        </abbr>
      ))}
    </>
  )
}
