import { expect, test, vi } from 'vitest'
import { openAt } from '../../../../testing/open-at.tsx'
import { PRIYA } from '../../../../testing/people.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { SecondStep } from './second-step.tsx'

const server = aServer()
const DONE = { success: true } as const
const OFF = {
  success: true as const,
  isOn: false,
  since: null,
  recoveryCodesLeft: 0,
  isRequired: false,
  passkeys: [],
}
const ON = { ...OFF, isOn: true, since: '2026-11-20T21:20:00.000Z', recoveryCodesLeft: 10 }
const FOR_APP = {
  success: true as const,
  secret: 'gezd-gnbv-gy3t-qojq-gezd-gnbv-gy3t-qojq',
  url: 'otpauth://totp/Sizzle:priya?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  qrCodeData: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  recoveryCodes: ['abcd-efgh-ijkl-mnop', 'qrst-uvwx-yz23-4567'],
}

function open(change: { hasPassword?: boolean; worksHere?: boolean } = {}) {
  server.signedIn({ ...PRIYA, role: 'manager', locationIds: ['truro'] })
  return openAt('/profile', <SecondStep hasPassword worksHere {...change} />)
}

test('it is set up with the password, the app and a first code (people 44)', async () => {
  server.on('/getSecondFactor', { ...OFF, isRequired: true }, ON)
  server.on('/startSecondFactor', { success: false, code: 'wrong-password' }, DONE)
  server.on('/getSecondFactorSetup', FOR_APP)
  server.on('/confirmSecondFactor', { success: false, code: 'wrong_code' }, LOST, DONE)
  const screen = await open()
  await expect.element(screen.getByText(/^The restaurant asks for one\./)).toBeVisible()
  await screen.getByRole('button', { name: 'Set up a second step' }).click()
  const password = screen.getByLabelText('Your password')
  await password.fill('guess')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(password).toHaveAccessibleDescription('Incorrect password. Please try again.')
  await password.fill('right')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByAltText('QR code for an authenticator app')).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Recovery codes' })).toMatchTextContent(/qrst-uvwx-yz23-4567/)

  const code = screen.getByLabelText('Code', { exact: true })
  const turnOn = screen.getByRole('button', { name: 'Turn on' })
  await code.fill('abcd-efgh-ijkl-mnop')
  await turnOn.click()
  await expect.element(code).toHaveAccessibleDescription('Enter the 6 digits that the app shows')
  await code.fill('123 456')
  await turnOn.click()
  await expect.element(code).toHaveAccessibleDescription(/^This code is not right/)
  await code.fill('234567')
  await turnOn.click()
  await expect.element(screen.getByRole('alert')).not.toHaveTextContent('')
  await turnOn.click()
  await expect.element(screen.getByText('On since Nov 20, 2026.')).toBeVisible()
  const [, lost, again] = server.sent('/confirmSecondFactor')
  expect(lost?.input).toEqual({ code: '234567' })
  expect(again).toEqual(lost)
})

test('it is removed with password and code, and says how many recovery codes are left', async () => {
  server.on('/getSecondFactor', { ...ON, recoveryCodesLeft: 1 }, OFF)
  server.on('/removeSecondFactor', { success: false, code: 'wrong_code' }, DONE)
  const screen = await open({ worksHere: false })
  await expect.element(screen.getByText(/1 recovery code is left\. Get new ones/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove the second step…' }).click()
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByLabelText('Your password')).toHaveAccessibleDescription('Password is required')
  await screen.getByLabelText('Your password').fill('right')
  const code = screen.getByLabelText('Code', { exact: true })
  await code.fill('123456')
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(code).toHaveAccessibleDescription(/This code is not right/)
  await code.fill('234567')
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByRole('heading', { name: 'Second step' })).not.toBeInTheDocument()
})

test('new recovery codes come with password and code, and stay until they were put away (people 55)', async () => {
  server.on('/getSecondFactor', { ...ON, recoveryCodesLeft: 1 }, ON)
  server.on(
    '/renewRecoveryCodes',
    { success: false, code: 'wrong_code' },
    { success: true, recoveryCodes: FOR_APP.recoveryCodes },
  )
  const screen = await open()
  await screen.getByRole('button', { name: 'New recovery codes…' }).click()
  await screen.getByLabelText('Your password').fill('right')
  const code = screen.getByLabelText('Code', { exact: true })
  await code.fill('123456')
  await screen.getByRole('button', { name: 'Get new recovery codes' }).click()
  await expect.element(code).toHaveAccessibleDescription(/This code is not right/)
  await code.fill('234567')
  await screen.getByRole('button', { name: 'Get new recovery codes' }).click()
  await expect.element(screen.getByRole('list', { name: 'Recovery codes' })).toMatchTextContent(/qrst-uvwx-yz23-4567/)
  await screen.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(screen.getByText(/10 recovery codes are left/)).toBeVisible()
  await expect.element(screen.getByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument()
})

test('without a password that comes first', async () => {
  server.on('/getSecondFactor', OFF)
  const screen = await open({ hasPassword: false })
  await expect.element(screen.getByText(/^Choose a password first/)).toBeVisible()
})

const PASSKEY = { id: 'p1', device: 'Safari on iPhone', addedAt: '2026-11-20T21:20:00.000Z', usedAt: null }

test('a guest has passkeys beside the password, and removes one with it (people 65)', async () => {
  server.on('/getSecondFactor', { ...OFF, passkeys: [PASSKEY] }, OFF)
  server.on('/removePasskey', DONE)
  const screen = await open({ worksHere: false })
  await expect.element(screen.getByRole('heading', { name: 'Passkeys', level: 3 })).toBeVisible()
  await expect.element(screen.getByText(/Your password keeps working\.$/)).toBeVisible()
  await expect.element(screen.getByText(/only an admin can let you in/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Second step' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Remove the passkey of Safari/ }).click()
  await expect.element(screen.getByText(/^Then your device asks/)).not.toBeInTheDocument()
  await screen.getByLabelText('Your password').fill('right')
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.poll(() => server.sent('/removePasskey')[0]?.input).toEqual({ passkeyId: 'p1', password: 'right' })
  await expect.element(screen.getByText('Safari on iPhone')).not.toBeInTheDocument()
})

test('a device that has one already is told so, and nothing is added', async () => {
  const known = [PASSKEY.id]
  server.on('/getSecondFactor', { ...OFF, passkeys: [PASSKEY] })
  server.on('/startPasskey', { success: true, challenge: 'AAAA', site: location.hostname, userId: 'u1', known })
  const create = vi.spyOn(navigator.credentials, 'create')
  create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'))
  create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  const screen = await open({ worksHere: false })
  await screen.getByRole('button', { name: 'Add a passkey' }).click()
  await screen.getByLabelText('Your password').fill('right')
  await screen.getByRole('button', { name: 'Continue' }).click()
  const sentence = screen.getByText('This device has a passkey for your account already. Add one on another device.')
  await expect.element(sentence).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(sentence).not.toBeInTheDocument()
  expect(server.sent('/addPasskey')).toEqual([])
  create.mockRestore()
})

test('a guest without a password is offered none', async () => {
  server.on('/getSecondFactor', OFF)
  const screen = await open({ worksHere: false, hasPassword: false })
  await expect.poll(() => server.sent('/getSecondFactor')).toHaveLength(1)
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
