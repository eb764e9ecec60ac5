import { expect, test, vi } from 'vitest'
import { onDevice } from '../../../../kit/storage.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { useBoardLayout, useTextSize } from '../state/board-look.ts'
import { ToolsDialog } from './tools-dialog.tsx'

// What is set once, or used now and then, each with its word.

const told = { onDialog: vi.fn(), onRefresh: vi.fn(), onAllDay: vi.fn(), onFilters: vi.fn(), onSelecting: vi.fn() }

function Look() {
  return <p role="note">{`${useTextSize()} ${useBoardLayout()}`}</p>
}

async function tools(isOneLocation = true) {
  vi.resetAllMocks()
  const { screen } = await renderDialog(() => (
    <>
      <ToolsDialog {...told} onSelecting={isOneLocation ? told.onSelecting : undefined} />
      <Look />
    </>
  ))
  return { screen, dialog: screen.getByRole('dialog', { name: 'Tools of the board' }) }
}

test('a tool closes the drawer and does its work', async () => {
  const { dialog } = await tools()
  await dialog.getByRole('button', { name: 'Choose several' }).click()
  await expect.poll(() => told.onDialog).toHaveBeenCalledWith(null)
  await expect.poll(() => told.onSelecting).toHaveBeenCalledOnce()
  await dialog.getByRole('button', { name: 'Finished orders' }).click()
  await expect.poll(() => told.onDialog).toHaveBeenLastCalledWith({ kind: 'finished' })
})

test('at all locations together nobody chooses several', async () => {
  const { dialog } = await tools(false)
  await expect.element(dialog.getByRole('button', { name: 'Finished orders' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Choose several' })).not.toBeInTheDocument()
})

test('text size and layout change at once and stay with the device', async () => {
  const { screen, dialog } = await tools()
  await dialog.getByRole('radio', { name: 'XL' }).click()
  await dialog.getByRole('radio', { name: /^Tickets/ }).click()
  await expect.element(screen.getByRole('note').first()).toHaveTextContent('XL tickets')
  expect([onDevice.getItem('board-text-size'), onDevice.getItem('board-layout')]).toEqual(['XL', 'tickets'])
  await dialog.getByRole('radio', { name: 'M', exact: true }).click()
  await dialog.getByRole('radio', { name: /^Columns/ }).click()
  await expect.element(screen.getByRole('note').first()).toHaveTextContent('M columns')
})
