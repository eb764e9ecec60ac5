import { expect, test } from 'vitest'
import { SettingError, siteAddress } from './site-address.ts'

test.each([
  ['https://order.example.com', 'https://order.example.com'],
  ['https://order.example.com/', 'https://order.example.com'],
  ['HTTPS://Order.Example.com', 'https://order.example.com'],
  ['https://order.example.com:8443', 'https://order.example.com:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000'],
])('%s is opened as %s', (setting, site) => {
  expect(siteAddress(setting)).toBe(site)
})

const HTTPS = 'The setting PUBLIC_URL must be an address that starts with https://, such as https://order.example.com.'
const MISSING = 'The setting PUBLIC_URL is missing: the app opens that address, such as https://order.example.com.'
const PLAIN = 'The setting PUBLIC_URL must start with https://: the app opens http:// only on localhost, to try it out.'
const SECRET = 'The setting PUBLIC_URL must not hold a name or password: they would be readable in the app.'
const LONGER = 'The setting PUBLIC_URL must end after the host, such as https://order.example.com.'

test.each([
  [undefined, MISSING],
  ['', MISSING],
  ['order.example.com', HTTPS],
  ['order.example.com:443', HTTPS],
  ['ftp://order.example.com', HTTPS],
  ['javascript:alert(1)', HTTPS],
  ['file:///etc/hosts', HTTPS],
  ['https://', HTTPS],
  ['http://order.example.com', PLAIN],
  ['http://192.168.0.7:3000', PLAIN],
  ['http://localhost.example.com', PLAIN],
  ['https://owner:secret@order.example.com', SECRET],
  ['https://order.example.com/shop', LONGER],
  ['https://order.example.com/?from=app', LONGER],
  ['https://order.example.com/#menu', LONGER],
])('%s is refused in one sentence', (setting, sentence) => {
  expect(() => siteAddress(setting)).toThrow(new SettingError(sentence))
})
