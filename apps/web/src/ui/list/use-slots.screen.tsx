import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSlots } from './use-slots.ts'

function Dishes({ found, typed }: { found: readonly string[]; typed: string }) {
  const { slotOf, frame } = useSlots(found, typed)
  return (
    <div {...frame}>
      {found.map((name) => (
        <button key={slotOf(name)} type="button">
          {name}
        </button>
      ))}
    </div>
  )
}

test('a card that is there shows what is found next', async () => {
  const screen = await render(<Dishes found={['Dal', 'Naan']} typed="" />)
  const first = screen.getByRole('button', { name: 'Dal' }).element()
  await screen.rerender(<Dishes found={['Naan']} typed="naan" />)
  await expect.poll(() => screen.getByRole('button', { name: 'Naan' }).element()).toBe(first)
})

test('a button that has the focus never becomes that of another dish', async () => {
  const screen = await render(<Dishes found={['Dal', 'Naan']} typed="" />)
  const naan = screen.getByRole('button', { name: 'Naan' })
  naan.element().focus()
  await screen.rerender(<Dishes found={['Naan']} typed="naan" />)
  await expect.element(naan).toHaveFocus()
})
