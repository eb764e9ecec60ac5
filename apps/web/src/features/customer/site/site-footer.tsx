import type { ReactNode } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { LogoMark } from '../../../brand/logo-mark.tsx'
import type { Footer } from '../../../kit/page-content.ts'
import { paths } from '../../../paths.ts'
import { Link } from '../../../ui/link.tsx'
import './site-footer.css'

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'

export function SiteFooter({ locations, total }: Footer) {
  return (
    <footer className="site-footer bg-night text-cream">
      <div className="jali">
        <div className="wrap site-footer-parts">
          <div>
            <div className="flex items-center gap-3">
              <LogoMark className="size-11" />
              <span className="font-display text-2xl font-semibold">{BRAND.name}</span>
            </div>
            <p>
              {BRAND.tagline}. {total > 2 ? total : 'Two'} kitchens, one masala tin.
            </p>
          </div>
          {locations.length > 0 && (
            <Column title="Our kitchens">
              {locations.map(({ id, name }) => (
                <Link key={id} to={paths.menu(id)} className={LINK}>
                  {name}
                </Link>
              ))}
              {total > locations.length && (
                <Link to="/#kitchens" className={LINK}>
                  Find one of {total}
                </Link>
              )}
            </Column>
          )}
          <Column title="Quick Access">
            <Link to={paths.menu(BRAND.defaultLocationId)} className={LINK}>
              Menu
            </Link>
            <Link to={paths.reservations()} className={LINK}>
              Reservations
            </Link>
          </Column>
          <Column title="Contact">
            <a href={BRAND.phoneLink} className={LINK}>
              {BRAND.phone}
            </a>
            <a href={`mailto:${BRAND.email}`} className={LINK}>
              {BRAND.email}
            </a>
            {BRAND.social.map(({ name, url }) => (
              <a key={url} href={url} className={LINK} rel="noreferrer">
                {name}
              </a>
            ))}
          </Column>
        </div>
        <div className="wrap site-footer-end">
          <p>
            © {BRAND.copyrightYear} {BRAND.name}
          </p>
          <p className="flex gap-6">
            <Link to={paths.privacy()} className={LINK}>
              Privacy
            </Link>
            <Link to={paths.terms()} className={LINK}>
              Terms
            </Link>
          </p>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="label-caps mb-2 font-text! text-saffron">{title}</h2>
      <div className="flex flex-col items-start">{children}</div>
    </div>
  )
}
