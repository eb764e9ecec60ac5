import { SOLD_OUT_TODAY } from '@sizzle/domain/menu/sold-out-words.ts'
import { type OrderType, orderTypeAt } from '@sizzle/domain/order/order-type.ts'
import { useWishedOrderType } from '../../../kit/cart/order-type-store.ts'
import type { PageLocation, TodaysSpecial } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { cutText } from '../../../ui/clause-end.ts'
import { DishPicture } from '../../../ui/dish-tile/dish-picture.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { SectionTitle } from './section-title.tsx'
import { inTurn } from './specials-in-turn.ts'

/** As many as the first screen of a phone shows: their pictures are fetched at once. */
const FIRST_SPECIALS = 2

type TodaysSpecialsProps = { specials: readonly TodaysSpecial[]; locations: readonly PageLocation[] }

/** What is special today; each leads to its place on the menu of the kitchen that cooks it. */
export function TodaysSpecials({ specials, locations }: TodaysSpecialsProps) {
  const wished = useWishedOrderType()
  const locationOf = new Map(locations.map((location) => [location.id, location]))
  const known = specials.flatMap(({ locationId, item }) => {
    const location = locationOf.get(locationId)
    return location ? [{ location, item, whyNot: whyNot(item, orderTypeAt(location.features, wished)) }] : []
  })
  const shown = inTurn(known)
  if (shown.length === 0) return null
  const hasPhotos = shown.some(({ item }) => item.image !== null)
  return (
    <section aria-labelledby="specials" className="wrap pt-9 md:pt-14 low:pt-6">
      <SectionTitle id="specials">Today’s specials</SectionTitle>
      {/* On a phone they lie side by side, so that the kitchens are not four screens away. */}
      <ul
        className={`specials -mx-[20px] mt-4 flex snap-x scroll-px-[20px] gap-4 overflow-x-auto px-[20px] pb-2 sm:mx-0 sm:mt-6 sm:grid low:mt-4 sm:grid-cols-2 sm:gap-6 sm:overflow-visible sm:px-0 lg:grid-cols-4 ${hasPhotos ? 'dish-framed' : ''}`}
      >
        {shown.map(({ location, item, whyNot }, at) => (
          <li key={`${location.id} ${item.id}`} className="w-[min(17rem,80vw)] shrink-0 snap-start sm:w-auto">
            <Link
              to={paths.dish(location.id, item.id)}
              className="group flex h-full flex-col overflow-hidden rounded-[18px] border border-line bg-raised transition-colors duration-150 hover:border-line-strong"
            >
              <DishPicture
                dish={item}
                size="card"
                drawnWidth="(min-width: 1024px) 300px, (min-width: 560px) 50vw, 272px"
                isFirst={at < FIRST_SPECIALS}
              />
              <span className="flex grow flex-col p-5">
                <span className="label-caps text-saffron-ink">{location.name}</span>
                <span className="mt-1 font-display text-[min(1.25rem,7.2vw)] leading-tight font-semibold group-hover:underline">
                  {item.name}
                </span>
                <span className="mt-2 text-soft">{blurb(item.description)}</span>
                {(whyNot ?? !location.openState.isOpen) && (
                  <span className="mt-2 font-semibold">{whyNot ?? location.openState.text}</span>
                )}
                <span className="mt-auto flex items-baseline justify-between gap-3 pt-4">
                  <span className="price text-lg font-semibold">{formatDollars(item.price)}</span>
                  <span className="inline-flex items-center gap-1.5 self-center font-semibold underline underline-offset-4">
                    See dish <Icon name="arrow" className="size-4" />
                  </span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ours are shorter. A browser's own clamp would end in the middle of a word. */
const BLURB_LETTERS = 170

function blurb(description: string): string {
  const [shown, mark] = cutText(description, BLURB_LETTERS)
  return shown + mark
}

/** Why it cannot be had at once, in the words of the menu. */
function whyNot({ isSoldOut, soldOutReason, notNow }: TodaysSpecial['item'], orderType: OrderType): string | undefined {
  return isSoldOut ? (soldOutReason ?? SOLD_OUT_TODAY) : notNow[orderType]?.text
}
