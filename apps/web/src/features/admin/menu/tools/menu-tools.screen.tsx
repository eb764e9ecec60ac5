import { expect, test } from 'vitest'
import { renderDialog } from '../../../../testing/office.tsx'
import { aUser, PLACES } from '../../../../testing/samples-admin.ts'
import { aManagedMenu } from '../../../../testing/samples-menu.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { MenuTools } from './menu-tools.tsx'

const server = aServer()
const HASH = 'h'.repeat(43)

async function dialogOf(tool: 'prices' | 'copy' | 'table', name: string) {
  server.signedIn(aUser('manager'))
  const { categories, items } = aManagedMenu()
  const shown = { locationId: 'truro', whyNot: undefined }
  server.on('/getLocationMenuAdmin', aManagedMenu())
  server.on('/getOwnLocations', { success: true, locations: PLACES, total: PLACES.length })
  const { screen, onClose } = await renderDialog((close) =>
    tool === 'copy' ? (
      <CopyDialog {...shown} onClose={close} />
    ) : (
      <MenuTools {...shown} tool={tool} categories={categories} items={items} onClose={close} />
    ),
  )
  return { screen, onClose, dialog: screen.getByRole('dialog', { name }) }
}

const PRICES = {
  locationId: 'truro',
  name: 'Truro',
  changing: 1,
  staying: 3,
  refused: 1,
  isCut: false,
  previewHash: HASH,
  lines: [
    { key: 'item:dal', kind: 'item' as const, name: 'Dal Makhani', before: 12.5, after: 13.49, reason: null },
    { key: 'item:tea', kind: 'item' as const, name: 'Tea', before: 1, after: null, reason: 'The price would be 0' },
  ],
}

test('prices are shown before and after, and are changed as they were shown', async () => {
  const { screen, onClose, dialog } = await dialogOf('prices', 'Change prices')
  server.on('/previewPrices', { success: true, targets: [PRICES] })
  server.on('/changePrices', { success: false, code: 'menu_preview_old' }, { success: true, changed: 1 })
  const percent = dialog.getByLabelText('By how much')
  await percent.fill('12,505')
  await expect.element(dialog.getByText(/^Please enter a number up to 500/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(percent).toHaveFocus()
  expect(server.sent('/previewPrices')).toEqual([])
  await percent.fill('5')
  await dialog.getByLabelText('Rounding').selectOptions('To the nearest .49')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByText('1 change, 3 stay, 1 cannot change.')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /Dal Makhani.*\$12\.50.*\$13\.49/ })).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /Tea.*The price would be 0.*stays/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 1 price' }).click()
  await expect.element(dialog.getByText(/^The menu has changed since this preview/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 1 price' }).click()
  await expect.element(screen.toasts.getByText('1 price was changed at Truro')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/changePrices').at(-1)?.input)
    .toEqual({
      locationId: 'truro',
      what: { kind: 'menu' },
      change: { percent: 5 },
      rounding: '.49',
      includeOptions: false,
      previewHash: HASH,
    })
})

test('a preview without a number says what is missing once it is pressed, until one is entered', async () => {
  const { dialog } = await dialogOf('prices', 'Change prices')
  const missing = dialog.getByText('Enter a percent first.')
  await expect.element(missing).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(missing).toBeVisible()
  await expect.element(dialog.getByLabelText('By how much')).toHaveFocus()
  expect(server.sent('/previewPrices')).toEqual([])
  await dialog.getByLabelText('By how much').fill('5')
  await expect.element(missing).not.toBeInTheDocument()
})

test('another rule takes the shown prices away', async () => {
  const { dialog } = await dialogOf('prices', 'Change prices')
  server.on('/previewPrices', { success: true, targets: [PRICES] })
  await dialog.getByLabelText('By how much').fill('5')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByRole('table')).toBeVisible()
  await dialog.getByLabelText('By how much').fill('6')
  await expect.element(dialog.getByRole('table')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Preview' })).toBeEnabled()
})

test('prices of several locations change one after the other, and at none of them twice', async () => {
  const { screen, dialog, onClose } = await dialogOf('prices', 'Change prices')
  const there = { ...PRICES, locationId: 'new-glasgow', name: 'New Glasgow', changing: 2, previewHash: 'g'.repeat(43) }
  const later = { ...there, previewHash: 'l'.repeat(43) }
  server.on('/previewPrices', { success: true, targets: [PRICES, there] }, { success: true, targets: [later] })
  server.on(
    '/changePrices',
    { success: true, changed: 1 },
    { success: false, code: 'menu_preview_old' },
    { success: true, changed: 2 },
  )
  await dialog.getByLabelText('New Glasgow').click()
  await dialog.getByLabelText('By how much').fill('5')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const glasgow = dialog.getByRole('region', { name: 'New Glasgow' })
  await glasgow.getByText(/^What exactly/).click()
  await expect.element(glasgow.getByRole('row', { name: /Dal Makhani/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Change 3 prices at 2 locations' }).click()
  await expect.element(dialog.getByText('1 price was changed at Truro')).toBeVisible()
  await expect.element(dialog.getByText(/^The menu has changed since this preview/)).toBeVisible()
  await expect
    .poll(() => server.sent('/previewPrices').map(({ input }) => input.locationIds))
    .toEqual([['truro', 'new-glasgow'], ['new-glasgow']])
  await dialog.getByRole('button', { name: 'Change 2 prices', exact: true }).click()
  await expect.element(screen.toasts.getByText('3 prices were changed at Truro and New Glasgow')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/changePrices').map(({ input }) => [input.locationId, input.previewHash]))
    .toEqual([
      ['truro', HASH],
      ['new-glasgow', there.previewHash],
      ['new-glasgow', later.previewHash],
    ])
})

test('what could not be worked out is asked for again', async () => {
  const { dialog } = await dialogOf('prices', 'Change prices')
  server.on('/previewPrices', LOST, { success: true, targets: [PRICES] })
  await dialog.getByLabelText('By how much').fill('5')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog.getByRole('table')).toBeVisible()
})

test('a comparison with no location says that one is missing, and leads to the first', async () => {
  const { dialog } = await dialogOf('copy', 'Copy from Truro')
  await dialog.getByLabelText('New Glasgow').click()
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await expect.element(dialog.getByText('Choose a location first.')).toBeVisible()
  await expect.element(dialog.getByLabelText('New Glasgow')).toHaveFocus()
  expect(server.sent('/previewMenuCopy')).toEqual([])
  await dialog.getByLabelText('New Glasgow').click()
  await expect.element(dialog.getByText('Choose a location first.')).not.toBeInTheDocument()
})

test('a comparison that failed is tried again', async () => {
  const { dialog } = await dialogOf('copy', 'Copy from Truro')
  server.on('/previewMenuCopy', LOST, { success: true, targets: [TARGET] })
  await expect.element(dialog.getByLabelText('New Glasgow')).toBeChecked()
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(dialog.getByRole('region', { name: 'New Glasgow' })).toBeVisible()
})

const READ = { lines: 2, added: 1, changed: 1, same: 0, problems: [], changes: [] }
const PROBLEM = { line: 3, column: 'Price', sentence: 'Valid price is required' }
const table = (text: string) => new File([text], 'menu.csv', { type: 'text/csv' })

test('a table is read without being written, lists its problems, and is written once it has none', async () => {
  const { screen, onClose, dialog } = await dialogOf('table', 'Menu as a table')
  server.on(
    '/importMenuCsv',
    { success: true, ...READ, problems: [PROBLEM] },
    { success: true, ...READ, changes: [{ line: 2, id: null, name: 'Kulfi', kind: 'add', columns: [] }] },
    { success: true, ...READ },
  )
  await expect.element(dialog.getByRole('button', { name: 'See the changes' })).toBeDisabled()
  const file = dialog.getByLabelText('Table (CSV)')
  const write = dialog.getByRole('button', { name: 'Update the menu' })
  await file.upload(table('wrong'))
  await expect.element(dialog.getByText('1 problem. Nothing was written.')).toBeVisible()
  await expect.element(dialog.getByText('Price: Valid price is required')).toBeVisible()
  await expect.element(write).toBeDisabled()
  await file.upload(table('right'))
  await expect.element(dialog.getByText('2 lines: 1 added, 1 changed, 0 as before.')).toBeVisible()
  await expect.element(dialog.getByText('Kulfi is added')).toBeVisible()
  await write.click()
  await expect.element(screen.toasts.getByText('The table was read in')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  await expect
    .poll(() => server.sent('/importMenuCsv').map(({ input }) => input))
    .toEqual([
      { locationId: 'truro', csv: 'wrong', dryRun: true },
      { locationId: 'truro', csv: 'right', dryRun: true },
      { locationId: 'truro', csv: 'right', dryRun: false },
    ])
})

const TARGET = {
  locationId: 'new-glasgow',
  name: 'New Glasgow',
  added: 0,
  addedItems: 0,
  addedGroups: 0,
  differing: 1,
  same: 4,
  blocked: 0,
  isCut: false,
  previewHash: HASH,
  parts: [
    {
      key: 'item:dal',
      kind: 'item' as const,
      id: 'dal',
      name: 'Dal Makhani',
      state: 'differs' as const,
      fields: [{ field: 'Price', theirs: '$12.50', ours: '$13.49' }],
      reason: null,
    },
  ],
}

test('what differs elsewhere is shown, and overwritten only where that is ticked', async () => {
  const { dialog } = await dialogOf('copy', 'Copy from Truro')
  server.on('/previewMenuCopy', { success: true, targets: [TARGET] })
  server.on('/copyMenu', { success: true, added: 0, changed: 1 })
  await dialog.getByRole('button', { name: 'Compare' }).click()
  const place = dialog.getByRole('region', { name: 'New Glasgow' })
  await expect.element(place.getByText('0 new, 1 different, 4 the same.')).toBeVisible()
  const copy = place.getByRole('button', { name: 'Copy to New Glasgow' })
  await copy.click()
  await expect.element(place.getByText('Nothing here is new: tick this to copy what differs.')).toBeVisible()
  await expect.element(place.getByLabelText('Overwrite what differs')).toHaveFocus()
  expect(server.sent('/copyMenu')).toEqual([])
  await place.getByText('What exactly?').click()
  await expect.element(place.getByText('Price: $12.50 → $13.49')).toBeVisible()
  await place.getByLabelText('Overwrite what differs').click()
  await copy.click()
  await expect.element(place.getByText('Copied: 0 added, 1 changed.')).toBeVisible()
  await expect
    .poll(() => server.sent('/copyMenu').map(({ input }) => input))
    .toEqual([
      {
        fromLocationId: 'truro',
        toLocationId: 'new-glasgow',
        what: { kind: 'menu' },
        overwrite: 'all',
        previewHash: HASH,
      },
    ])
})

test('what is new is named by its kind, before it is copied and after', async () => {
  const { dialog } = await dialogOf('copy', 'Copy from Truro')
  const counts = { added: 121, addedItems: 90, addedGroups: 31, differing: 0, same: 0 }
  server.on('/previewMenuCopy', { success: true, targets: [{ ...TARGET, ...counts, parts: [] }] })
  server.on('/copyMenu', { success: true, added: 121, changed: 0 })
  await dialog.getByRole('button', { name: 'Compare' }).click()
  const place = dialog.getByRole('region', { name: 'New Glasgow' })
  await expect.element(place.getByText('90 dishes and 31 option groups new, 0 different, 0 the same.')).toBeVisible()
  await place.getByRole('button', { name: 'Copy to New Glasgow' }).click()
  await expect.element(place.getByText('Copied: 90 dishes and 31 option groups added, 0 changed.')).toBeVisible()
})
