import { cartToOpen } from '../../../kit/cart/to-choose.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { Plate } from '../../../ui/plate.tsx'

type CartWaitsProps = { locationId: string; locationName: string | undefined; pieces: number }

/** The way back to a cart that was begun: its menu, with the cart open. */
export function CartWaits({ locationId, locationName, pieces }: CartWaitsProps) {
  return (
    <Plate
      label="Your cart"
      title={`${pieces} ${pieces === 1 ? 'item' : 'items'} in your cart`}
      text={locationName && `From ${locationName}`}
    >
      <Link
        to={paths.menu(locationId)}
        className={button('primary', 'min-h-12 shrink-0')}
        onClick={() => cartToOpen.set(true)}
      >
        Continue
      </Link>
    </Plate>
  )
}
