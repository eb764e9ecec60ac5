import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useTyping } from './use-typing.ts'

function Name() {
  const isTyping = useTyping()
  const [name, setName] = useState('')
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>{isTyping ? 'typing' : 'still'}</p>
    </>
  )
}

test('what is pasted or filled in without a key stays, also where the field is drawn with the mark of typing', async () => {
  const screen = await render(<Name />)
  const field = screen.getByRole('textbox', { name: 'Name' })
  // No key comes before this: the first that anybody hears of is the text itself.
  await field.fill('Priya')
  await expect.element(screen.getByText('typing')).toBeVisible()
  await expect.element(field).toHaveValue('Priya')
})
