import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openAt } from '../../../testing/open-at.tsx'
import { MenuHeadFrame } from './menu-head.tsx'

const LONG = 'Sizzle and Spice on the North Shore, by the Harbour and the Mill'
const KITCHENS = ['New Glasgow', 'Truro Heights', LONG, `${LONG} Lane`]

test.each([660, 820, 1280])(
  'the name of a kitchen keeps its words beside long names of others, %d px wide',
  async (width) => {
    onTestFinished(() => page.viewport(390, 844))
    await page.viewport(width, 900)
    const screen = await openAt(
      '/menu/kitchen-1',
      <MenuHeadFrame
        name="Truro Heights"
        locations={KITCHENS.map((name, n) => ({ id: `kitchen-${n}`, name }))}
        total={KITCHENS.length}
        typeChoice={null}
      >
        {null}
      </MenuHeadFrame>,
    )
    const heading = screen.getByRole('heading', { name: 'Truro Heights' })
    await expect.element(heading).toBeVisible()
    const { height } = heading.element().getBoundingClientRect()
    expect(height).toBeLessThanOrEqual(2 * Number.parseFloat(getComputedStyle(heading.element()).lineHeight) + 1)
    for (const name of KITCHENS) {
      const link = screen.getByRole('link', { name, exact: true }).element()
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    }
  },
)
