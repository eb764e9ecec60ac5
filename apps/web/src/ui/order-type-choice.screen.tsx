import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { OrderTypeChoice } from './order-type-choice.tsx'

const LOCATION = {
  name: 'Truro Heights',
  address: '395 Truro Heights Road',
  features: ['pickup'],
  pauses: [],
  typeStates: {},
}
const WHEN = 'Ready about 6:40 p.m.'

test.for([
  [`${WHEN} at ${LOCATION.address}.`, ` at ${LOCATION.address}.`],
  ['Order now for today at 5:00 p.m. or later.', undefined],
] as const)('%s is one sentence, and a page that shows the address may leave it out', async ([ready, where]) => {
  const screen = await render(<OrderTypeChoice location={LOCATION} wished="pickup" ready={ready} onWish={() => {}} />)
  const note = screen.getByRole('status')
  await expect.element(note).toMatchTextContent(ready)
  expect(note.element().querySelector('.ready-where')?.textContent).toBe(where)
})
