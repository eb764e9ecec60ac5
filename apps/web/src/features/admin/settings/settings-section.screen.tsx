import { SETTING_NAMES, SETTINGS, type SettingName } from '@sizzle/domain/settings/settings.ts'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { NOT_OFFLINE } from '../../../kit/use-online.ts'
import { aNetwork, goOffline, goOnline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { someOwnLocations } from '../../../testing/samples-dashboard.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import type { Setting } from './setting-words.ts'
import { SettingsSection } from './settings-section.tsx'

// What an owner sets while the program runs, each setting by itself.

const server = aServer()
aNetwork()
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', someOwnLocations())
})

function aSetting(name: SettingName, change: Partial<Setting> = {}): Setting {
  const { scope, about, standard } = SETTINGS[name]
  const nothing = { locationId: null, value: standard, from: 'standard', version: 0, updatedAt: null, updatedBy: null }
  return { name, scope, about, standard, ...nothing, ...change } as Setting // `nothing` is the rest of it
}

const answer = (settings: readonly Setting[]) => ({ success: true as const, settings: [...settings] })

async function section(settings: readonly Setting[], where = '#settings') {
  server.on('/getSettings', answer(settings))
  return renderInOffice(<SettingsSection />, where)
}
const form = (screen: Awaited<ReturnType<typeof section>>, name: string) => screen.getByRole('form', { name })
const sent = () => server.sent('/changeSetting').map(({ input }) => input)

test('every setting stands in its area with its words, its unit and its limits', async () => {
  const screen = await section(SETTING_NAMES.map((name) => aSetting(name)))
  await expect.element(screen.getByRole('heading', { name: 'Text messages' })).toBeVisible()
  await expect.poll(() => screen.getByRole('form').elements()).toHaveLength(SETTING_NAMES.length)
  await expect
    .element(form(screen, 'Cash orders an hour'))
    .toMatchTextContent(`${SETTINGS['orders.maxPerHour'].about} From 1 to 1,000.`)
  await expect.element(screen.getByLabelText('Cash orders an hour').last()).toHaveValue('10')
  // What nobody has set says nothing of where it is from.
  await expect.element(form(screen, 'GST/HST number')).not.toMatchTextContent(/default|Set/)
})

test('a number is looked at before it is sent, and saved by itself', async () => {
  const hour = aSetting('orders.maxPerHour')
  const screen = await section([hour, aSetting('orders.takesNotes')])
  const field = form(screen, 'Cash orders an hour').getByRole('textbox')
  await field.fill('1001')
  const save = form(screen, 'Cash orders an hour').getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(screen.getByText('Enter a whole number from 1 to 1000')).toBeVisible()
  expect(sent()).toEqual([])
  const saved = aSetting('orders.maxPerHour', { value: 12, from: 'house', version: 1, updatedBy: 'Mia Chen' })
  server.on('/changeSetting', { success: true, setting: saved })
  server.on('/getSettings', answer([saved, aSetting('orders.takesNotes')]))
  await field.fill('12')
  await save.click()
  // The button is gone, and the keyboard goes on from where it was.
  await expect.element(field).toHaveFocus()
  await expect.element(form(screen, 'Cash orders an hour').getByText('Saved')).toBeVisible()
  await expect.poll(() => sent()).toEqual([{ name: 'orders.maxPerHour', value: 12, expectedVersion: 0 }])
  await expect
    .element(form(screen, 'Cash orders an hour'))
    .toMatchTextContent('Set by Mia Chen; the default is 10 orders.')
  await expect
    .element(screen.getByRole('link', { name: 'History of Cash orders an hour' }))
    .toHaveAttribute('href', '/admin/dashboard#audit?subject=setting%3Aorders.maxPerHour')
  await expect.element(save).not.toBeInTheDocument()
})

test('what was set is taken back to the default', async () => {
  const screen = await section([aSetting('orders.takesNotes', { value: false, from: 'house', version: 3 })])
  server.on('/changeSetting', { success: true, setting: aSetting('orders.takesNotes', { version: 4 }) })
  server.on('/getSettings', answer([aSetting('orders.takesNotes', { version: 4 })]))
  await screen.getByRole('button', { name: 'Back to the default: on' }).click()
  await expect.element(screen.getByRole('switch', { name: 'Notes for the kitchen' })).toBeChecked()
  await expect.poll(() => sent()).toEqual([{ name: 'orders.takesNotes', value: null, expectedVersion: 3 }])
})

test('somebody else was faster: their value is said, and a second press puts one’s own in its place (people 61)', async () => {
  const screen = await section([aSetting('texts.perDay')])
  const field = form(screen, 'Texts to everybody a day').getByRole('textbox')
  const save = form(screen, 'Texts to everybody a day').getByRole('button', { name: 'Save' })
  await field.fill('300')
  const theirs = aSetting('texts.perDay', { value: 200, from: 'house', version: 1, updatedBy: 'Olivia Owner' })
  server.on('/getSettings', answer([theirs]))
  server.on('/changeSetting', { success: false, code: 'setting_changed' })
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Somebody else has changed this setting.')
  await expect
    .element(form(screen, 'Texts to everybody a day'))
    .toMatchTextContent('Set by Olivia Owner; the default is 5,000 texts.')
  await expect.element(field).toHaveValue('300')
  server.on('/changeSetting', { success: true, setting: { ...theirs, value: 300, version: 2 } })
  await save.click()
  await expect.element(form(screen, 'Texts to everybody a day').getByText('Saved')).toBeVisible()
  await expect
    .poll(() => sent())
    .toEqual([0, 1].map((expectedVersion) => ({ name: 'texts.perDay', value: 300, expectedVersion })))
})

test('an answer that is lost keeps what was entered, and is left without a change', async () => {
  const screen = await section([aSetting('texts.centsEach')])
  const field = form(screen, 'What a text costs').getByRole('textbox')
  server.on('/changeSetting', LOST)
  await field.fill('7')
  await expect.element(form(screen, 'What a text costs')).toMatchTextContent(/Was \d+ cents/)
  await form(screen, 'What a text costs').getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).not.toBeEmptyDOMElement()
  await expect.element(field).toHaveValue('7')
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(field).toHaveValue(String(SETTINGS['texts.centsEach'].standard))
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a location has its own where it differs, and that of all locations otherwise', async () => {
  const at = { locationId: 'truro', version: 0 }
  const screen = await section(
    [
      aSetting('kitchen.pickupMinutes', { ...at, value: 20, from: 'house' }),
      aSetting('kitchen.deliveryMinutes', { ...at, value: 40, from: 'location', version: 2 }),
    ],
    '?location=truro#settings',
  )
  await expect.element(screen.getByText(/^Truro\b.* can have its own value for each\./)).toBeVisible()
  await expect.poll(() => server.sent('/getSettings').map(({ input }) => input)).toContainEqual({ locationId: 'truro' })
  await expect.element(form(screen, 'Pickup and dine-in')).toMatchTextContent('The same as all locations.')
  await expect.element(form(screen, 'Delivery')).toMatchTextContent('Only here; all locations have 40 minutes.')
  server.on('/changeSetting', {
    success: true,
    setting: aSetting('kitchen.deliveryMinutes', { ...at, value: 30, version: 3 }),
  })
  await screen.getByRole('button', { name: 'Use the value of all locations' }).click()
  await expect
    .poll(sent)
    .toEqual([{ name: 'kitchen.deliveryMinutes', locationId: 'truro', value: null, expectedVersion: 2 }])
})

test('what is entered and not saved is seen at its row, its area and above, and leaving asks', async () => {
  const screen = await section([aSetting('orders.maxPerHour'), aSetting('texts.perDay')])
  const row = form(screen, 'Cash orders an hour')
  await row.getByRole('textbox').fill('12')
  await expect.element(row.getByText('Was 10 orders.')).toBeVisible()
  await expect.element(screen.getByText('1 change is not saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeVisible() // one: that of the row
  await expect.element(screen.getByRole('button', { name: 'Orders, not saved' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Text messages', exact: true })).toBeVisible()
  // Beside its row the bar has nothing more to offer; away from it, the bar leads there.
  const show = screen.getByRole('button', { name: 'Show' })
  await expect.element(show).not.toBeInTheDocument()
  const long = document.createElement('li')
  long.style.height = '300vh'
  row.element().closest('ul')?.append(long)
  onTestFinished(() => long.remove())
  scrollTo(0, document.documentElement.scrollHeight)
  await show.click()
  await expect.element(row.getByRole('textbox')).toHaveFocus()

  await screen.getByLabelText('Location').selectOptions('Truro')
  const question = screen.getByRole('dialog', { name: /^Leave without saving\?/ })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.address).toMatchTextContent('/admin/dashboard#settings')
  await expect.element(row.getByRole('textbox')).toHaveValue('12')

  await screen.getByLabelText('Location').selectOptions('Truro')
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await expect.element(screen.address).toMatchTextContent('/admin/dashboard?location=truro#settings')
  await expect.element(screen.getByText(/not saved/)).not.toBeInTheDocument()
})

test('all that is entered is given up or saved by one press', async () => {
  const screen = await section([aSetting('orders.maxPerHour'), aSetting('texts.perDay')])
  const hour = form(screen, 'Cash orders an hour').getByRole('textbox')
  const texts = form(screen, 'Texts to everybody a day').getByRole('textbox')
  await hour.fill('12')
  await texts.fill('300')
  await screen.getByRole('button', { name: 'Discard all' }).click()
  await expect.element(screen.getByText(/not saved/)).not.toBeInTheDocument()
  await expect.element(hour).toHaveValue('10')
  await expect.element(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus()
  await hour.fill('12')
  await texts.fill('300')
  const saved = aSetting('orders.maxPerHour', { value: 12, from: 'house', version: 1 })
  server.on('/changeSetting', { success: true, setting: saved })
  await screen.getByRole('button', { name: 'Save all' }).click()
  await expect.poll(sent).toEqual([
    { name: 'orders.maxPerHour', value: 12, expectedVersion: 0 },
    { name: 'texts.perDay', value: 300, expectedVersion: 0 },
  ])
})

test('with nothing entered, or with it taken back, leaving asks nothing', async () => {
  const screen = await section([aSetting('orders.maxPerHour')])
  const row = form(screen, 'Cash orders an hour')
  await row.getByRole('textbox').fill('12')
  await row.getByRole('button', { name: 'Discard' }).click()
  await expect.element(screen.getByText(/not saved/)).not.toBeInTheDocument()
  await screen.getByLabelText('Location').selectOptions('Truro')
  await expect.element(screen.address).toMatchTextContent('/admin/dashboard?location=truro#settings')
})

test('what is fixed where the program is started cannot be changed', async () => {
  const screen = await section([aSetting('orders.maxUnpaid', { value: 7, from: 'environment' })])
  const field = form(screen, 'Unpaid orders at a time').getByRole('textbox')
  await expect.element(field).toHaveAttribute('readonly')
  await expect
    .element(form(screen, 'Unpaid orders at a time'))
    .toMatchTextContent('Fixed where the program is started.')
})

test('settings that do not load say so', async () => {
  server.on('/getSettings', LOST)
  const screen = await renderInOffice(<SettingsSection />, '#settings')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load the settings')
  server.on('/getSettings', answer([aSetting('orders.maxUnpaid')]))
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(form(screen, 'Unpaid orders at a time')).toBeVisible()
})

test('without a network nothing is begun, switched, saved or taken back', async () => {
  const hour = aSetting('orders.maxPerHour', { value: 12, from: 'house', version: 3 })
  const screen = await section([hour, aSetting('orders.maxUnpaid'), aSetting('orders.takesNotes')])
  const change = screen.getByRole('switch')
  await expect.element(change).toBeEnabled()
  const back = screen.getByRole('button', { name: /^Back to the default/ })
  goOffline()
  await expect.element(change).toBeDisabled()
  await expect.element(back).toHaveAttribute('title', NOT_OFFLINE)
  await back.click({ force: true })
  const begun = form(screen, 'Cash orders an hour').getByRole('textbox')
  await expect.element(begun).toHaveAttribute('readonly')
  goOnline()
  await begun.fill('14')
  goOffline()
  await expect.element(form(screen, 'Unpaid orders at a time').getByRole('textbox')).toHaveAttribute('readonly')
  // What was begun is finished, and waits for the connection.
  await begun.fill('15')
  const save = form(screen, 'Cash orders an hour').getByRole('button', { name: 'Save' })
  await save.click({ force: true })
  expect(sent()).toEqual([])
  goOnline()
  await expect.element(change).toBeEnabled()
})
