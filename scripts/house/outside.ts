import { isTest, type SourceFile } from './source-files.ts'

const SERVER = 'apps/server/src/'

/**
 * Where the server itself asks an address. Behind the first two stand providers that the settings name; a printer's address is
 * typed by a manager, and is looked at after its name is resolved.
 */
const ASKS = ['outside/', 'accounts/social/', 'printing/reach-printer.ts'].map((place) => SERVER + place)
const OF_NODE =
  /^import (?!type\b)[^;]*?\b(connect|createConnection|request|get|Agent|lookup|resolve\w*)\b[^;]*? from 'node:(net|http|https|http2|tls|dns|dns\/promises|dgram)'/m
const OF_PACKAGES = /^import (?!type\b)[^;]*? from '(undici|aws4fetch|nodemailer|openid-client|stripe|ws|axios|got)'/m
const FETCH = /(?:^|[^.\w'"`])fetch\(/m

/** Files that could ask an address which somebody typed, beside the few that are meant to. */
export function asksAddresses(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(SERVER) && path.endsWith('.ts') && !isTest(path))
    .filter(({ path }) => !ASKS.some((place) => path.startsWith(place)))
    .flatMap(({ path, text }) => {
      const found = OF_NODE.exec(text)?.[1] ?? OF_PACKAGES.exec(text)?.[1] ?? FETCH.exec(text)?.[0]
      return found === undefined ? [] : [`${path} asks an address by ${found.trim()}`]
    })
}
