import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Field } from './field.tsx'

const WRONG = 'Please enter your full name'

function Screen() {
  const [problem, setProblem] = useState<string>()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setProblem(WRONG)
      }}
    >
      <Field label="Full Name" problem={problem} onChange={() => setProblem(undefined)} />
      <button type="submit">Save</button>
    </form>
  )
}

/** What is said of something that comes into a page. */
function saidOf(element: Element): string | null | undefined {
  return element.closest('[aria-live]')?.getAttribute('aria-live')
}

test('what is wrong with a field is said at once while the field has the focus, and otherwise read with it (people 69)', async () => {
  const screen = await render(<Screen />)
  const field = screen.getByLabelText('Full Name')
  await field.click()
  // Readers say what comes into a place that was there before.
  const before = document.querySelector('[aria-live="polite"]')
  expect(before).not.toBeNull()
  await userEvent.keyboard('K{Enter}')
  const sentence = screen.getByText(WRONG)
  await expect.element(sentence).toBeVisible()
  expect(before?.contains(sentence.element())).toBe(true)

  await userEvent.keyboard('o')
  await expect.element(sentence).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(sentence).toBeVisible()
  expect(saidOf(sentence.element())).toBeUndefined()
  await expect.element(field).toHaveAccessibleDescription(WRONG)
})
