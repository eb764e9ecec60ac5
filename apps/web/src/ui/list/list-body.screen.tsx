import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ListBody } from './list-body.tsx'

type Page = { names: string[]; page: number; pages: number }
type State = { data?: Page; sentence?: string; isTriedAgain?: boolean; isNarrowed?: boolean; isOld?: boolean }

function list({ data, sentence, isTriedAgain = false, isNarrowed = false, isOld = false }: State) {
  const told = { refetch: vi.fn(), onClear: vi.fn(), onPage: vi.fn() }
  const shown = (
    <ListBody
      query={{ data, isPlaceholderData: isOld, refetch: told.refetch }}
      problem={sentence === undefined ? undefined : { sentence, isTriedAgain }}
      things="guests"
      failed={{ title: 'Failed to load guests' }}
      countOf={({ names }) => names.length}
      empty={{ title: 'No guests yet', hint: 'They appear here.' }}
      narrowed={{ title: 'Nothing matches these filters', hint: 'Try another filter.' }}
      isNarrowed={isNarrowed}
      onClear={told.onClear}
      {...(data && { pages: { page: data.page, count: data.pages, onPage: told.onPage } })}
    >
      {({ names }) => (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </ListBody>
  )
  return { shown, told }
}
const page = (names: string[], at = 1, pages = 1): Page => ({ names, page: at, pages })

test('loading says what is loading', async () => {
  const screen = await render(list({}).shown)
  await expect.element(screen.getByText('Loading guests…')).toBeInTheDocument()
})

test('a failure says why and asks again at a press', async () => {
  const { shown, told } = list({ sentence: 'Network error', isTriedAgain: true })
  const screen = await render(shown)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Failed to load guestsNetwork errorWe’ll keep trying.')
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => told.refetch).toHaveBeenCalledOnce()
})

test('whoever tries again by the keyboard goes on from the page once it is there', async () => {
  const screen = await render(<main tabIndex={-1}>{list({ sentence: 'Network error' }).shown}</main>)
  screen.getByRole('button', { name: 'Try Again' }).element().focus()
  await screen.rerender(<main tabIndex={-1}>{list({ data: page(['Priya']) }).shown}</main>)
  await expect.element(screen.getByText('Priya')).toBeVisible()
  await expect.element(screen.getByRole('main')).toHaveFocus()
})

test('a failure beside what was there before keeps it', async () => {
  const screen = await render(list({ data: page(['Priya']), sentence: 'Network error' }).shown)
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByText('Priya')).toBeVisible()
})

test('an empty list and one narrowed to nothing say different things', async () => {
  const screen = await render(list({ data: page([]) }).shown)
  await expect.element(screen.getByRole('heading', { name: 'No guests yet' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument()

  const { shown, told } = list({ data: page([]), isNarrowed: true })
  await screen.rerender(shown)
  await expect.element(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => told.onClear).toHaveBeenCalledOnce()
})

test('a page behind the last one leads to the first, and shows no empty list on the way', async () => {
  const { shown, told } = list({ data: page([], 9, 3) })
  const screen = await render(shown)
  await expect.poll(() => told.onPage.mock.calls).toEqual([[1]])
  await expect.element(screen.getByText('Loading guests…')).toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'No guests yet' })).not.toBeInTheDocument()
})

test('pages lead to their neighbours, and one page needs none', async () => {
  const { shown, told } = list({ data: page(['Priya'], 2, 9) })
  const screen = await render(shown)
  await expect.element(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('button', { name: 'Next' }).click()
  await screen.getByRole('button', { name: 'Previous' }).click()
  await screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.poll(() => told.onPage.mock.calls).toEqual([[3], [1], [3]])
  await screen.rerender(list({ data: page(['Priya']) }).shown)
  await expect.element(screen.getByRole('navigation')).not.toBeInTheDocument()
})
