import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Fold } from './fold.tsx'

test('what is folded away is drawn once it is asked for', async () => {
  const screen = await render(
    <Fold title="More times">
      <p>None before noon</p>
    </Fold>,
  )
  await expect.element(screen.getByText('None before noon')).not.toBeInTheDocument()
  await screen.getByText('More times').click()
  await expect.element(screen.getByText('None before noon')).toBeVisible()
})

test('it may be open from the start', async () => {
  const screen = await render(
    <Fold title="More times" isOpenAtFirst>
      <p>None before noon</p>
    </Fold>,
  )
  await expect.element(screen.getByText('None before noon')).toBeVisible()
})
