import { titled } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { useTitle } from '../kit/use-title.ts'
import { paths } from '../paths.ts'
import { button } from '../ui/button.ts'
import { Link } from '../ui/link.tsx'
import { Ornament } from '../ui/ornament.tsx'
import { INSTEAD } from './instead.ts'

export function NotFoundPage() {
  useTitle(titled(INSTEAD['not-found']))
  return (
    <section className="wrap flex max-w-[640px]! flex-col items-center py-20 text-center">
      <p className="font-display text-[clamp(5rem,20vw,8.5rem)] leading-none font-semibold text-saffron-ink">404</p>
      <Ornament className="my-6" />
      <h1 className="text-3xl">This page is off the menu</h1>
      <p className="mt-3 text-soft">
        The address may have changed, or the dish went home. Both our kitchens are still where you left them.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.menu(BRAND.defaultLocationId)} className={button('primary')}>
          See the menu
        </Link>
        <Link to={paths.home()} className={button('quiet')}>
          Go Home
        </Link>
      </div>
    </section>
  )
}
