import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import type { PageLocation, TodaysSpecial } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { button } from '../../../ui/button.ts'
import { DatesAhead } from '../../../ui/dates-ahead.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { MoreLocations } from '../../shared/find-location/more-locations.tsx'
import { stepsBack } from './kitchen-order.ts'
import { LocationCard } from './location-card.tsx'
import { offeredTypes } from './offered-types.ts'
import './home-view.css'
import { Parted } from '../../../ui/parted.tsx'
import { SectionTitle } from './section-title.tsx'
import { StateOnSite } from './state-on-site.tsx'
import { TodaysSpecials } from './todays-specials.tsx'

type HomeViewProps = {
  locations: readonly PageLocation[]
  total: number
  specials: readonly TodaysSpecial[]
  /** Who is signed in. */
  guest: string
  /** What the house says of itself, or what it knows of the guest's last order. */
  lead: (words: ReactNode) => ReactNode
}

/** Of a chain with more kitchens than are shown, the first buttons name only so many. */
const FIRST_OF_MANY = 2

export function HomeView({ locations, total, specials, guest, lead }: HomeViewProps) {
  const isMore = total > locations.length
  return (
    <>
      <section className="first-words jali-frame overflow-x-clip border-b border-line">
        <div className="wrap grid items-center gap-x-10 py-6 md:grid-cols-[1.15fr_1fr] lg:grid-cols-[1fr_1.05fr] md:pt-10 md:pb-12 low:pt-5 low:pb-7">
          {/* However long the name of a guest is, the column stays as wide as the page. */}
          <div className="min-w-0">
            <p className="label-caps line-clamp-2 text-saffron-ink">
              {guest ? `Welcome back, ${guest}` : BRAND.tagline}
            </p>
            <h1 className="mt-2 text-[clamp(2.75rem,8.4vw,6rem)] leading-[1.02] font-semibold tracking-[-0.025em] md:mt-4 low:mt-2 low:text-[clamp(2.75rem,5vw,4rem)]">
              Slow spice,
              <br />
              quick fire.
            </h1>
            <div className="mt-4 flow-root min-h-25 max-w-[31rem] text-lg md:mt-6 md:min-h-33 lg:min-h-25 low:mt-4.5">
              {lead(
                <p className="text-soft max-md:text-balance">
                  Masalas ground each morning, bread slapped onto the tandoor wall when you order it.{' '}
                  <span className="max-md:hidden">
                    Pick up, get it delivered in Truro Heights, or stay for a second chai.
                  </span>
                </p>,
              )}
            </div>
            <ul className="mt-5 grid max-w-[31rem] grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-6 md:mt-8 lg:grid-cols-2 low:mt-3">
              {locations.slice(0, isMore ? FIRST_OF_MANY : total).map((location) => (
                <li key={location.id} className="flex flex-col items-start gap-2">
                  <Link
                    to={paths.menu(location.id)}
                    className={button(
                      stepsBack(location, locations) ? 'quiet' : 'primary',
                      'first-menu min-h-13 w-full px-3! leading-tight max-lg:justify-between sm:px-4!',
                    )}
                  >
                    {/* Two beside each other on a phone: the name stays on one line, below the words before it. */}
                    <span>
                      <span className="max-lg:block max-lg:text-[0.8125rem] max-lg:font-medium">Menu in </span>
                      {location.name}
                    </span>
                    <Icon name="arrow" className="size-4.5 shrink-0" />
                  </Link>
                  {/* What every kitchen says in one line comes first: a longer word puts nothing out of step. */}
                  <div>
                    <p className="text-sm text-soft">
                      <Parted parts={offeredTypes(location)} />
                    </p>
                    <StateOnSite location={location} />
                    {location.hasMenu && !location.openState.isOpen && (
                      <p className="text-sm font-semibold">Order now for later</p>
                    )}
                  </div>
                  <DatesAhead dates={location.datesAhead} />
                </li>
              ))}
              {isMore && (
                <li className="col-span-full md:w-full">
                  <MoreLocations shown={locations.length} total={total} />
                </li>
              )}
            </ul>
            <Link
              to={paths.reservations()}
              className="mt-2 -mb-3 inline-flex min-h-11 items-center font-semibold underline underline-offset-4 md:mt-3"
            >
              Make a reservation
            </Link>
          </div>
          {/* On a phone the dishes themselves come first. */}
          <img
            src={`/assets/dish-table-${__DISH_ART__}.svg`}
            alt=""
            width={600}
            height={560}
            loading="lazy"
            draggable={false}
            className="mx-auto h-auto w-full max-w-[560px] max-md:hidden low:-my-4 low:max-w-[430px]"
          />
        </div>
      </section>
      <TodaysSpecials specials={specials} locations={locations} />
      <section aria-labelledby="kitchens" className="wrap pt-9 pb-12 md:pt-14 md:pb-16 low:pt-10">
        <SectionTitle id="kitchens">Our kitchens</SectionTitle>
        <div className="mt-5 grid gap-5 sm:mt-6 md:grid-cols-2 md:gap-8">
          {locations.map((location) => (
            <LocationCard key={location.id} location={location} stepsBack={stepsBack(location, locations)} />
          ))}
        </div>
        <div className="mt-8 flex empty:hidden">
          <MoreLocations shown={locations.length} total={total} />
        </div>
      </section>
      <section className="wrap pb-14 md:pb-20">
        <div className="flex flex-wrap items-center justify-between gap-6 rounded-[22px] bg-saffron-soft px-7 py-8 md:px-10">
          <div>
            <h2 className="text-[1.75rem]">Save yourself a table</h2>
            <p className="mt-3 max-w-[64ch] text-balance">
              {total > 2 ? 'Our' : 'Both'} rooms seat small parties and large families. Tell us when you are coming.
            </p>
          </div>
          <Link to={paths.reservations()} className={button('strong', 'min-h-13 px-6 max-sm:w-full')}>
            Make a reservation
          </Link>
        </div>
      </section>
    </>
  )
}
