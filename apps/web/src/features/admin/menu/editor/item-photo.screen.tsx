import { expect, test } from 'vitest'
import { aNetwork, goOffline, goOnline } from '../../../../testing/network.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { PRIYA } from '../../../../testing/people.ts'
import { aManagedGroup, aManagedItem, aManagedMenu } from '../../../../testing/samples-menu.ts'
import { aServer } from '../../../../testing/server.ts'
import { anUploader, aPhoto } from '../../../../testing/uploads.ts'
import { ItemEditor } from './item-editor.tsx'

// A photo that is chosen in the form of a dish: it goes after the dish, and neither takes the other along when it fails.

const server = aServer()
const sent = anUploader()
aNetwork()
const kulfi = aManagedItem({ id: 'kulfi', name: 'Kulfi' })
const uploaded = { success: true, url: '', fileName: '', originalName: '', size: 1, type: 'image/webp' } as const
const place = {
  locationId: 'truro',
  name: 'Truro Heights',
  timeZone: 'America/Halifax',
  categories: aManagedMenu().categories,
  category: '',
}

async function editor(item?: typeof kulfi) {
  server.signedIn(PRIYA)
  server.on('/getLocationMenuAdmin', aManagedMenu([kulfi]))
  server.on('/getOptionGroups', { success: true, groups: [aManagedGroup()] })
  const { screen, onClose } = await renderDialog((close) => <ItemEditor item={item} place={place} onClose={close} />)
  const form = screen.getByRole('dialog', { name: /Menu Item$/ })
  return { screen, form, onClose, press: (name: string) => form.getByRole('button', { name, exact: true }).click() }
}
type Form = Awaited<ReturnType<typeof editor>>['form']

async function fill(form: Form) {
  const label = (name: string) => form.getByLabelText(name, { exact: true })
  await label('Name').fill('Kulfi')
  await label('Description').fill('Frozen milk')
  await label('Category').selectOptions('Desserts')
  await label('Price').fill('4.50')
  await label('Photo').upload(await aPhoto())
  await expect.element(form.getByText('plate.png')).toBeVisible()
}

test('a new dish is added with its photo, which is seen before as guests will see it', async () => {
  const { screen, form, onClose, press } = await editor()
  server.on('/addMenuItem', { success: true, item: kulfi })
  server.on('/uploadMenuImage', { ...uploaded, item: kulfi })
  await fill(form)
  await expect.element(form.getByText('On the menu')).toBeVisible()
  await press('Add Item')
  await expect.element(screen.toasts.getByText('Kulfi was added')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.sent('/uploadMenuImage').map(({ input }) => input)).toEqual([
    { locationId: 'truro', id: 'kulfi', name: 'plate.png' },
  ])
})

test('a photo that fails leaves the dish saved, says so, and is tried again by a press (menu 87)', async () => {
  const { form, onClose, press } = await editor()
  server.on('/addMenuItem', { success: true, item: kulfi })
  server.on('/uploadMenuImage', { success: false, code: 'permission-denied' }, { ...uploaded, item: kulfi })
  await fill(form)
  await press('Add Item')
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent("Kulfi is saved, but its photo is not. You don't have permission to upload images")
  expect(onClose).not.toHaveBeenCalled()
  await press('Save photo')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(server.sent('/addMenuItem')).toHaveLength(1)
  expect(sent).toHaveLength(2)
})

test('a photo that is removed again is not sent', async () => {
  const { form, onClose, press } = await editor()
  server.on('/addMenuItem', { success: true, item: kulfi })
  await fill(form)
  await press('Remove the photo')
  await press('Add Item')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

test('a photo does not wait for the network with its dish, and the form says that it needs a connection', async () => {
  const { form, press } = await editor()
  await fill(form)
  goOffline()
  await expect.element(form.getByText(/a photo needs a connection/)).toBeVisible()
  await expect.element(form.getByRole('button', { name: 'Add Item' })).toBeDisabled()
  await press('Remove the photo')
  await expect.element(form.getByRole('button', { name: 'Add Item' })).toBeEnabled()
  goOnline()
})

test.each([
  ['dropped', (data: DataTransfer) => new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })],
  ['pasted', (data: DataTransfer) => new ClipboardEvent('paste', { clipboardData: data, bubbles: true })],
])('a photo that is %s anywhere on the form of a dish is saved with it', async (_, event) => {
  const { form, onClose, press } = await editor(kulfi)
  server.on('/uploadMenuImage', { ...uploaded, item: kulfi })
  const data = new DataTransfer()
  data.items.add(await aPhoto('from-afar.png'))
  form.getByLabelText('Description').element().dispatchEvent(event(data))
  await expect.element(form.getByText('from-afar.png')).toBeVisible()
  await press('Save photo')
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(1)
})

test('a file that is no picture is refused beside the photo', async () => {
  const { form } = await editor()
  await form.getByLabelText('Photo', { exact: true }).upload(new File(['no picture'], 'a.png', { type: 'image/png' }))
  await expect.element(form.getByText('Failed to create image preview')).toBeVisible()
})
