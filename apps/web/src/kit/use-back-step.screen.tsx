import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useBackCloses } from './use-back-step.ts'

afterEach(() => expect.poll(() => history.state?.over).toBeUndefined())

function Over({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(onClose)
  return <p>{name}</p>
}

function Page({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState<readonly string[]>([])
  return (
    <>
      <button type="button" onClick={() => setOpen([...open, names[open.length] ?? ''])}>
        Open
      </button>
      <button type="button" onClick={() => setOpen(open.slice(0, -1))}>
        Close the last
      </button>
      <button type="button" onClick={() => setOpen([])}>
        Close all
      </button>
      {open.map((name, at) => (
        <Over key={name} name={name} onClose={() => setOpen(open.slice(0, at))} />
      ))}
    </>
  )
}

async function opened(names: readonly string[]) {
  const before = history.state
  const screen = await render(<Page names={names} />)
  for (const name of names) {
    await screen.getByRole('button', { name: 'Open' }).click()
    await expect.element(screen.getByText(name, { exact: true })).toBeVisible()
  }
  return { screen, isBack: () => expect.poll(() => history.state?.over).toBe(before?.over) }
}

test('two that close at once leave no step in the history', async () => {
  const { screen, isBack } = await opened(['one', 'two'])
  await screen.getByRole('button', { name: 'Close all' }).click()
  await expect.element(screen.getByText('one', { exact: true })).not.toBeInTheDocument()
  await isBack()
})

test('of three the topmost closes alone, and Back closes the next', async () => {
  const { screen, isBack } = await opened(['one', 'two', 'three'])
  const shown = (name: string) => screen.getByText(name, { exact: true })
  const step = () => history.state?.over
  const third = step()
  await screen.getByRole('button', { name: 'Close the last' }).click()
  await expect.poll(step).not.toBe(third)
  await expect.element(shown('three')).not.toBeInTheDocument()
  await expect.element(shown('one')).toBeVisible()
  await expect.element(shown('two')).toBeVisible()
  history.back()
  await expect.element(shown('two')).not.toBeInTheDocument()
  await expect.element(shown('one')).toBeVisible()
  await screen.getByRole('button', { name: 'Close all' }).click()
  await isBack()
})
