import { expect, test } from 'vitest'
import { useLocation } from '../router/router.tsx'
import { openAt } from '../testing/open-at.tsx'
import { Link } from './link.tsx'
import { SectionHead } from './section-head.tsx'

function Days() {
  return useLocation().hash === '#friday' ? <Day /> : <List />
}

function List() {
  return (
    <>
      <SectionHead title="Days" />
      <Link to="#friday">Show Friday</Link>
    </>
  )
}

function Day() {
  return <SectionHead title="Friday" back={{ to: '#', label: 'All days' }} />
}

test('the keyboard goes on at the title of the page that a press has led to, and on the way back', async () => {
  const screen = await openAt('/admin/dashboard', <Days />)
  const title = (name: string) => screen.getByRole('heading', { name })
  await expect.element(title('Days')).not.toHaveFocus()
  await screen.getByRole('link', { name: 'Show Friday' }).click()
  await expect.element(title('Friday')).toHaveFocus()
  await screen.getByRole('link', { name: 'All days' }).click()
  await expect.element(title('Days')).toHaveFocus()
})
