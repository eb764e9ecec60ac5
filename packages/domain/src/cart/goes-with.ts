const MOST_OFFERED = 3

export type OfferedDish = {
  readonly id: string
  readonly category: string
  readonly price: number
  readonly isPopular: boolean
  readonly isVegetarian: boolean
  readonly isVegan: boolean
}

/**
 * What goes with a cart: of each category that the cart has nothing of, the dish that is popular or else costs least,
 * and of those the three that cost least. None costs more than half of the dearest dish in the cart: it is a side. A cart
 * without meat is offered none, and a vegan one only vegan dishes.
 */
export function goesWith<Dish extends OfferedDish>(
  cart: readonly OfferedDish[],
  dishes: readonly Dish[],
): readonly Dish[] {
  if (cart.length === 0) return []
  const taken = new Set(cart.map(({ category }) => category))
  const most = Math.max(...cart.map(({ price }) => price)) / 2
  const isVegan = cart.every((dish) => dish.isVegan)
  const isVegetarian = cart.every((dish) => dish.isVegetarian)
  const best = new Map<string, Dish>()
  for (const dish of dishes) {
    if (taken.has(dish.category) || dish.price > most) continue
    if ((isVegan && !dish.isVegan) || (isVegetarian && !dish.isVegetarian)) continue
    const other = best.get(dish.category)
    if (!other || isBefore(dish, other)) best.set(dish.category, dish)
  }
  return [...best.values()].sort((one, other) => one.price - other.price).slice(0, MOST_OFFERED)
}

function isBefore(dish: OfferedDish, other: OfferedDish): boolean {
  return dish.isPopular === other.isPopular ? dish.price < other.price : dish.isPopular
}
