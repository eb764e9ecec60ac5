import { SETTINGS } from '@sizzle/domain/settings/settings.ts'
import { beforeEach, expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { someOwnLocations } from '../../../testing/samples-dashboard.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import type { Setting } from './setting-words.ts'
import { SettingsSection } from './settings-section.tsx'

// A setting whose answer comes late, or not at all.

const server = aServer()
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getOwnLocations', someOwnLocations())
})

const { scope, about, standard } = SETTINGS['orders.maxUnpaid']
const ofHouse = (value: number, version: number, from: Setting['from'] = 'house'): Setting => {
  const by = { updatedAt: null, updatedBy: from === 'house' ? 'Olivia Owner' : null }
  return { name: 'orders.maxUnpaid', scope, about, standard, locationId: null, value, from, version, ...by }
}
const shows = (setting: Setting) => server.on('/getSettings', { success: true, settings: [setting] })
const sent = () =>
  server.sent('/changeSetting').map(({ input: { value, expectedVersion } }) => [value, expectedVersion])

async function row(setting: Setting) {
  shows(setting)
  const screen = await renderInOffice(<SettingsSection />, '#settings')
  const form = screen.getByRole('form', { name: 'Unpaid orders at a time' })
  return {
    screen,
    form,
    field: form.getByRole('textbox'),
    save: form.getByRole('button', { name: 'Save' }),
    said: form.getByRole('status'),
    problem: form.getByRole('alert'),
  }
}

test('what is entered while the answer is on its way stays, and is saved on top of it', async () => {
  const late = Promise.withResolvers<{ success: true; setting: Setting }>()
  server.on('/changeSetting', late.promise, { success: true, setting: ofHouse(4, 2) })
  const { field, save, said, form } = await row(ofHouse(2, 0, 'standard'))
  await field.fill('3')
  await save.click()
  await field.fill('4')
  shows(ofHouse(3, 1))
  late.resolve({ success: true, setting: ofHouse(3, 1) })
  await expect.element(form).toMatchTextContent('Was 3 orders.')
  await expect.element(field).toHaveValue('4')
  await expect.element(said).toHaveTextContent('')
  shows(ofHouse(4, 2))
  await save.click()
  await expect.element(said).toHaveTextContent('Saved')
  expect(sent()).toEqual([
    [3, 0],
    [4, 1],
  ])
})

test('what holds although its answer was lost is saved, and the next entry builds upon it', async () => {
  server.on('/changeSetting', LOST, { success: true, setting: ofHouse(6, 2) })
  const { field, save, said, problem } = await row(ofHouse(2, 0, 'standard'))
  await field.fill('5')
  shows(ofHouse(5, 1))
  await save.click()
  await expect.element(said).toHaveTextContent('Saved')
  await expect.element(problem).toBeEmptyDOMElement()
  await expect.element(save).not.toBeInTheDocument()
  await field.fill('6')
  await expect.element(said).toHaveTextContent('')
  shows(ofHouse(6, 2))
  await save.click()
  await expect.element(said).toHaveTextContent('Saved')
  expect(sent()).toEqual([
    [5, 0],
    [6, 1],
  ])
})

test('a value that was taken back without an answer is gone', async () => {
  server.on('/changeSetting', LOST)
  const { form, said, problem } = await row(ofHouse(5, 1))
  shows(ofHouse(2, 2, 'standard'))
  await form.getByRole('button', { name: /^Back to the default/ }).click()
  await expect.element(said).toHaveTextContent('Saved')
  await expect.element(problem).toBeEmptyDOMElement()
})

test('what is not in force is not called saved, and goes out once more as it was', async () => {
  server.on('/changeSetting', LOST, { success: true, setting: ofHouse(5, 1) })
  const { field, save, said, problem } = await row(ofHouse(2, 0, 'standard'))
  await field.fill('5')
  await save.click()
  await expect.element(problem).not.toBeEmptyDOMElement()
  await expect.element(said).toHaveTextContent('')
  shows(ofHouse(5, 1))
  await save.click()
  await expect.element(said).toHaveTextContent('Saved')
  const [first, again] = server.sent('/changeSetting')
  expect(again).toEqual(first)
})
