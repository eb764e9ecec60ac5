import { expect, test, vi } from 'vitest'
import { NOT_OFFLINE } from '../../../../kit/use-online.ts'
import { aNetwork, goOffline } from '../../../../testing/network.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { aUser } from '../../../../testing/samples-admin.ts'
import { aManagedItem } from '../../../../testing/samples-menu.ts'
import { aServer } from '../../../../testing/server.ts'
import { anUploader, aPhoto } from '../../../../testing/uploads.ts'
import { PhotoDialog } from './photo-dialog.tsx'

// The photo of a dish: from an address, from a file, and taken off again.

const server = aServer()
aNetwork()
const OLD = 'https://pictures.example.com/old.jpg'
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const dish = { id: 'dal', name: 'Dal Makhani', category: 'veg-curries', image: PIXEL }
const item = aManagedItem({ id: 'dal', image: OLD, version: 2 })
const uploaded = { success: true, url: '', fileName: '', originalName: '', size: 1, type: 'image/webp', item } as const

const photosSent = anUploader()

async function dialog() {
  server.signedIn(aUser('manager'))
  const onDone = vi.fn()
  const { screen, onClose } = await renderDialog((close) => (
    <PhotoDialog item={dish} locationId="truro" onDone={onDone} onClose={close} />
  ))
  return { screen, onDone, onClose }
}

/** Every pixel another colour: the most that a photo of this size weighs. */
async function aNoisyPhoto(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const dots = new ImageData(width, height)
  let dice = 1
  for (let at = 0; at < dots.data.length; at += 1) {
    dice = (Math.imul(dice, 1_103_515_245) + 12_345) >>> 0
    dots.data[at] = at % 4 === 3 ? 255 : dice >>> 24
  }
  canvas.getContext('2d')?.putImageData(dots, 0, 0)
  return new File([await canvas.convertToBlob()], 'noise.png', { type: 'image/png' })
}
type Screen = Awaited<ReturnType<typeof dialog>>['screen']
async function choose(screen: Screen, file: File) {
  await screen.getByRole('tab', { name: 'Upload file' }).click()
  await screen.getByLabelText('Photo file').upload(file)
}
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save photo' }).click()
const said = (screen: Screen, text: string) =>
  expect.element(screen.getByRole('alert').first()).toMatchTextContent(text)

test('an address is sent as it is; one that is none is refused before', async () => {
  server.on('/setMenuImageUrl', { success: true, item })
  const { screen, onDone } = await dialog()
  await screen.getByRole('tab', { name: 'Image URL' }).click()
  await expect.element(screen.getByText('Please provide an image URL or select a file')).not.toBeInTheDocument()
  await save(screen)
  await said(screen, 'Please provide an image URL or select a file')
  await screen.getByLabelText('Image URL', { exact: true }).last().fill('http://pictures.example.com/a.jpg')
  await save(screen)
  await said(screen, 'Image address must start with https://')
  await expect.element(screen.getByLabelText('Image URL', { exact: true }).last()).toHaveFocus()
  expect(server.sent('/setMenuImageUrl')).toEqual([])
  await screen.getByLabelText('Image URL', { exact: true }).last().fill(OLD)
  await save(screen)
  await expect.poll(() => onDone.mock.calls).toEqual([[item]])
  await expect
    .poll(() => server.sent('/setMenuImageUrl').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', id: 'dal', url: OLD }])
})

test('saving without a file says that one is missing, until one is chosen', async () => {
  const { screen } = await dialog()
  await screen.getByRole('tab', { name: 'Upload file' }).click()
  await save(screen)
  await said(screen, 'Please provide an image URL or select a file')
  await expect.element(screen.getByLabelText('Photo file')).toHaveFocus()
  await choose(screen, await aPhoto())
  await expect.element(screen.getByText('plate.png')).toBeVisible()
  await expect.element(screen.getByText('Please provide an image URL or select a file')).not.toBeInTheDocument()
  expect(server.sent('/uploadMenuImage')).toEqual([])
})

test('a file is sent under one key until there is an answer', async () => {
  server.on('/uploadMenuImage', { success: false, code: 'unavailable' }, uploaded)
  const { screen, onDone } = await dialog()
  await choose(screen, await aPhoto())
  await expect.element(screen.getByText('plate.png')).toBeVisible()
  await save(screen)
  await expect.poll(() => onDone.mock.calls).toEqual([[item]])
  const sent = server.sent('/uploadMenuImage')
  expect(sent.map(({ input }) => input)).toEqual(Array(2).fill({ locationId: 'truro', id: 'dal', name: 'plate.png' }))
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
})

test.each([
  ['dropped', (data: DataTransfer) => new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })],
  ['pasted', (data: DataTransfer) => new ClipboardEvent('paste', { clipboardData: data, bubbles: true })],
])('a photo that is %s is shown, and sent once it is saved', async (_, event) => {
  server.on('/uploadMenuImage', uploaded)
  const { screen, onDone } = await dialog()
  await screen.getByRole('tab', { name: 'Upload file' }).click()
  const data = new DataTransfer()
  data.items.add(await aPhoto('from-afar.png'))
  screen.getByLabelText('Photo file').element().dispatchEvent(event(data))
  await expect.element(screen.getByText('from-afar.png')).toBeVisible()
  expect(server.sent('/uploadMenuImage')).toEqual([])
  await save(screen)
  await expect.poll(() => onDone.mock.calls).toEqual([[item]])
})

test('the place to drop a photo says so while one is held over it', async () => {
  const { screen } = await dialog()
  await screen.getByRole('tab', { name: 'Upload file' }).click()
  const place = screen.getByLabelText('Photo file').element().closest('label')
  const hold = (type: string) => place?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true }))
  hold('dragover')
  await expect.poll(() => place?.dataset.over).toBe('true')
  hold('dragleave')
  await expect.poll(() => place?.dataset.over).toBeUndefined()
})

test.each([
  [2000, 1500, [1200, 900]],
  [1500, 2000, [900, 1200]],
])('a photo of more than 1 MB is made smaller before it is sent: %i x %i', async (width, height, size) => {
  server.on('/uploadMenuImage', uploaded)
  const { screen, onDone } = await dialog()
  const photo = await aNoisyPhoto(width, height)
  expect(photo.size).toBeGreaterThan(5 * 1024 * 1024)
  await choose(screen, photo)
  await expect.element(screen.getByText('noise.png')).toBeVisible()
  await save(screen)
  await expect.poll(() => onDone.mock.calls).toEqual([[item]])
  const [sent] = photosSent
  const { width: sentWidth, height: sentHeight } = await createImageBitmap(sent ?? new Blob())
  expect([sent?.type, sentWidth, sentHeight]).toEqual(['image/jpeg', ...size])
  expect(sent?.size).toBeLessThan(1024 * 1024)
})

test('an upload says how far it is and can be cancelled', async () => {
  server.on('/uploadMenuImage', new Promise(() => undefined))
  const { screen, onDone } = await dialog()
  await choose(screen, await aPhoto())
  await save(screen)
  await expect.element(screen.getByText('Uploading… 50%')).toBeVisible()
  await screen.getByRole('button', { name: 'Cancel upload' }).click()
  await said(screen, 'Upload was cancelled')
  expect(onDone).not.toHaveBeenCalled()
})

test.each([
  [new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'Invalid file format. Allowed: jpeg, jpg, png, webp'],
  [new File(['no picture'], 'a.png', { type: 'image/png' }), 'Failed to create image preview'],
])('%o is refused before it is sent', async (file, sentence) => {
  const { screen } = await dialog()
  await choose(screen, file)
  await said(screen, sentence)
})

test('who may not upload is told so', async () => {
  server.on('/uploadMenuImage', { success: false, code: 'permission-denied' })
  const { screen } = await dialog()
  await choose(screen, await aPhoto())
  await save(screen)
  await said(screen, "You don't have permission to upload images")
})

test('a photo is removed once that is confirmed', async () => {
  server.on('/removeMenuImage', { success: true, item })
  const { screen, onDone } = await dialog()
  await screen.getByRole('button', { name: 'Remove image' }).click()
  await expect.element(screen.getByText('Are you sure you want to remove this image?')).toBeVisible()
  expect(server.sent('/removeMenuImage')).toEqual([])
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => onDone.mock.calls).toEqual([[item]])
})

test('without a connection an address that was typed stays, and the press looks off and says why', async () => {
  const { screen } = await dialog()
  await screen.getByRole('tab', { name: 'Image URL' }).click()
  const url = screen.getByLabelText('Image URL', { exact: true }).last()
  await url.fill(OLD)
  goOffline()
  await expect.element(screen.getByText(NOT_OFFLINE)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save photo' })).toHaveAttribute('aria-disabled', 'true')
  await expect.element(url).toHaveValue(OLD)
})
