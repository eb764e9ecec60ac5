import { BRAND } from '../../../brand/brand.ts'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'

type BrandLinkProps = {
  /** In the menu that lies over the page, which has an entry of its own in the history. */
  onPress?: () => void
}

/** Mark and name, at one place in the bar and in the menu that opens over it. */
export function BrandLink({ onPress }: BrandLinkProps) {
  return (
    <Link
      to={paths.home()}
      replace={onPress ? true : undefined}
      onClick={onPress}
      className="mr-auto flex items-center gap-[12px] rounded-lg"
    >
      <LogoMark className="size-[40px]" />
      <span className="font-display text-[min(1.25rem,6.25vw)] leading-none font-semibold tracking-tight">
        {BRAND.name}
      </span>
    </Link>
  )
}
