const EXAMPLE = 'such as https://order.example.com'
const OWN_MACHINE = ['localhost', '127.0.0.1']

/** The setting cannot be used; its message is the one sentence for the person at the console. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}

/** The address that the app opens, from the setting that also names it for emails and cookies. */
export function siteAddress(publicUrl: string | undefined): string {
  if (!publicUrl) throw new SettingError(`The setting PUBLIC_URL is missing: the app opens that address, ${EXAMPLE}.`)
  const url = URL.parse(publicUrl)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingError(`The setting PUBLIC_URL must be an address that starts with https://, ${EXAMPLE}.`)
  if (url.protocol === 'http:' && !OWN_MACHINE.includes(url.hostname))
    throw new SettingError(
      `The setting PUBLIC_URL must start with https://: the app opens http:// only on localhost, to try it out.`,
    )
  if (url.username || url.password)
    throw new SettingError(
      `The setting PUBLIC_URL must not hold a name or password: they would be readable in the app.`,
    )
  if (url.pathname !== '/' || url.search || url.hash)
    throw new SettingError(`The setting PUBLIC_URL must end after the host, ${EXAMPLE}.`)
  return url.origin
}
