import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from '../router/router.tsx'
import { stillHistory } from '../router/still-history.ts'
import { Link, NavLink } from './link.tsx'

const at = (here: string, link: React.ReactNode) => renderToString(<Router history={stillHistory(here)}>{link}</Router>)

test.each([
  ['/menu', '/menu', false, true],
  ['/menu/truro', '/menu', false, true],
  ['/menu/truro', '/menu', true, false],
  ['/menus', '/menu', false, false],
  ['/Menu', '/menu', true, true],
  ['/menu', '/', true, false],
  ['/', '/', true, true],
])('on %s a link to %s (the very address: %s) says that one is there: %s', (here, to, end, isHere) => {
  const html = at(here, <NavLink to={to} end={end} />)
  expect(html.includes('aria-current="page"')).toBe(isHere)
})

test('a link is an anchor that works without a script', () => {
  expect(at('/', <Link to={{ pathname: '/menu', search: '?q=a b' }} className="x" />)).toBe(
    '<a class="x" href="/menu?q=a b"></a>',
  )
})
