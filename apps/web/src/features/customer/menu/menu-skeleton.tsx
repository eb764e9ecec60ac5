import './dish-row.css'
import './dish-narrow.css'
import './menu-section.css'
import './filter-chips.css'
import './menu-skeleton.css'
import '../../../ui/loading.css'
import { useState } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import type { Footer } from '../../../kit/page-content.ts'
import { button } from '../../../ui/button.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MenuHeadFrame } from './menu-head.tsx'

const SECTIONS = [2, 8]
const OURS = 'Our menu'
/** As high as a line. */
const NO_WORDS = '\u00a0'
const CHIPS = [105, 76, 118, 92, 80, 104, 88]

type MenuSkeletonProps = Footer & {
  locationId: string
  /** Of that kitchen, where it is known. */
  phone: string | undefined
  /** It cannot be loaded: the head alone stands, with the way to the other kitchens. */
  hasFailed: boolean
  onRetry: () => void
}

/** In the very frame of what comes, so that nothing moves when it does: the name and the other kitchens are known already. */
export function MenuSkeleton({ locationId, phone, hasFailed, onRetry, ...kitchens }: MenuSkeletonProps) {
  const found = kitchens.locations.find(({ id }) => id === locationId)?.name
  const name = found ?? OURS
  if (hasFailed)
    return (
      <MenuHeadFrame {...kitchens} name={name} mark="is-bare" typeChoice={null}>
        {null}
      </MenuHeadFrame>
    )
  return (
    <div aria-busy="true" className="menu-shape">
      <MenuHeadFrame
        {...kitchens}
        name={name}
        typeChoice={
          <div className="type-shape">
            <div className="pills breathe border-transparent!">
              <span className="pill w-62.5">{NO_WORDS}</span>
            </div>
            <p role="status" className="mt-1 text-sm text-soft sm:mt-2 xl:gap-1">
              <span className="till-slow">Loading the menu…</span>
            </p>
          </div>
        }
      >
        <p className="menu-state">
          <Skeleton className="h-5.5 w-34 rounded-full! sm:h-7" />
          <Skeleton className="h-5 w-20" />
        </p>
        <p className="menu-contact">
          <Skeleton className="h-5 w-80" />
        </p>
      </MenuHeadFrame>
      <div className="menu-bar">
        <div className="wrap flex items-center gap-7 overflow-hidden">
          {CHIPS.map((width) => (
            <Skeleton key={width} className="h-5 w-24 shrink-0" />
          ))}
        </div>
      </div>
      <div className="menu-list wrap pt-1.5 pb-16 sm:max-lg:pt-4">
        <div className="filter-chips">
          {CHIPS.map((width) => (
            <Skeleton key={width} className="h-11 w-24 shrink-0 rounded-full!" />
          ))}
          <Skeleton className="-mr-[220px] ml-auto h-11 w-50 shrink-0 rounded-full! max-lg:hidden" />
        </div>
        {SECTIONS.map((dishes) => (
          <div key={dishes} className="menu-section">
            <div className="flex h-8 items-center sm:h-9.5 md:h-11 lg:[@media(height<50rem)]:h-9">
              <Skeleton className="h-7 w-52 max-w-full sm:h-8" />
            </div>
            <div className="grid max-sm:-mt-2 sm:mt-1 md:grid-cols-2 md:gap-x-14 lg:-mt-0.5">
              {Array.from({ length: dishes }, (_, dish) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: shapes without words
                <div key={dish} className="dish-place">
                  <DishShape />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
      <WaysOn phone={phone ?? BRAND.phone} onRetry={onRetry} />
    </div>
  )
}

/** After a while, where the cart will be: another try, or somebody to call. Each try has its own while. */
function WaysOn({ phone, onRetry }: { phone: string; onRetry: () => void }) {
  const [tries, setTries] = useState(0)
  const again = () => {
    setTries(tries + 1)
    onRetry()
  }
  return (
    <div key={tries} className="slowly sticky bottom-0 z-10 border-t border-line bg-raised">
      <div className="wrap flex flex-wrap items-center justify-center gap-x-6 gap-y-1 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:justify-start">
        <p role="status" className="font-semibold">
          This is taking longer than usual.
        </p>
        <button type="button" className={button('primary', 'max-sm:mt-1.5 max-sm:w-full')} onClick={again}>
          Try Again
        </button>
        <p className="text-sm text-soft sm:ml-auto">
          Questions? Call{' '}
          <a href={telLink(phone)} className={DEAD_END_LINK}>
            {phone}
          </a>
        </p>
      </div>
    </div>
  )
}

function DishShape() {
  return (
    <div className="dish">
      <Skeleton className="aspect-square rounded-card!" />
      <div className="dish-words">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="mt-3 h-4 w-full" />
        <Skeleton className="mt-2 h-4 w-4/5" />
        <div className="dish-foot">
          <Skeleton className="mt-3 h-5 w-20" />
          <Skeleton className="dish-add-shape size-11 rounded-full!" />
        </div>
      </div>
    </div>
  )
}
