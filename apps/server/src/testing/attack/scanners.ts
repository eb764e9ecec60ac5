import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { openApi } from '../../reference/openapi.ts'
import { type Attack, HTTPS } from './target.ts'

const LINTERS = path.join(import.meta.dirname, '../../../../../scripts/linters/node_modules')
const WAPITI_SECONDS = 180
/** Pages and calls that take words from their address. */
const WITH_WORDS = [
  '/menu/truro?search=a&diet=vegan',
  '/login?next=/profile',
  '/reservations?location=truro',
  '/order-success?session_id=a',
  '/receipt?id=a&token=b',
  '/api/getLocationMenu?locationId=truro',
  '/api/getReservationSlots?locationId=truro&date=2030-01-01&partySize=2',
]
/** What a scanner says and why it stays. */
const EXPLAINED: Record<string, string> = {
  'X-XSS-Protection is not set':
    'browsers have dropped it, and in old ones it opened holes; the content security policy stands instead',
}

/** The document of the calls by the linters of `scripts/linters`, where they are installed. */
export const lintTheDocument: Attack = async () => {
  if (!existsSync(LINTERS)) return { tried: 'nothing: npm ci --prefix scripts/linters brings them', findings: [] }
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-lint-'))
  const file = path.join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(openApi(HTTPS)))
  await writeFile(path.join(folder, 'rules.yaml'), 'extends: ["spectral:oas"]\n')
  const redocly = await run(process.execPath, [
    path.join(LINTERS, '@redocly/cli/bin/cli.js'),
    'lint',
    '--format=json',
    file,
  ])
  const spectral = await run(process.execPath, [
    path.join(LINTERS, '@stoplight/spectral-cli/dist/index.js'),
    'lint',
    '--format=json',
    '--quiet',
    '--ruleset',
    path.join(folder, 'rules.yaml'),
    file,
  ])
  await rm(folder, { recursive: true })
  const problems = [
    ...(
      JSON.parse(redocly || '{"problems":[{"message":"redocly said nothing"}]}') as { problems: { message: string }[] }
    ).problems,
    ...(JSON.parse(spectral.slice(spectral.indexOf('[')) || '[{"message":"spectral said nothing"}]') as {
      message: string
    }[]),
  ]
  return { tried: 'redocly lint, spectral lint', findings: problems.map(({ message }) => message) }
}

/** Debian's wapiti over the pages, where it is installed. */
export const scanThePages: Attack = async ({ url }) => {
  if (!existsSync('/usr/bin/wapiti')) return { tried: 'nothing: wapiti is not installed', findings: [] }
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-wapiti-'))
  const report = path.join(folder, 'report.json')
  const said = await run('/usr/bin/wapiti', [
    '--url',
    `${url}/`,
    '--scope',
    'domain',
    '--flush-session',
    '--max-scan-time',
    String(WAPITI_SECONDS),
    '--depth',
    '3',
    '--max-links-per-page',
    '30',
    '--header',
    'accept-encoding: identity',
    '--max-files-per-dir',
    '20',
    ...WITH_WORDS.flatMap((address) => ['--start', url + address]),
    '--verbose',
    '1',
    '--module',
    'exec,file,sql,xss,crlf,redirect,ssrf,csp,http_headers,cookieflags',
    '--format',
    'json',
    '--output',
    report,
    '--store-session',
    folder,
    '--no-bugreport',
  ])
  // Written by the scanner; each class has its findings.
  const found = JSON.parse(await readFile(report, 'utf8')) as {
    vulnerabilities: Record<string, { path: string; info: string }[]>
  }
  await rm(folder, { recursive: true })
  const findings = Object.entries(found.vulnerabilities).flatMap(([name, all]) =>
    all.filter(({ info }) => EXPLAINED[info] === undefined).map((one) => `${name}: ${one.path} ${one.info}`),
  )
  return {
    tried: `wapiti: ${/found (\d+) URLs/.exec(said)?.[1] ?? 'no'} addresses for exec, file, sql, xss, crlf, redirect, ssrf, headers, cookies`,
    findings: [...new Set(findings)],
  }
}

/** Debian's sqlmap at calls that search, where it is installed. */
export const searchWithSqlmap: Attack = async ({ url, admin }) => {
  if (!existsSync('/usr/bin/sqlmap')) return { tried: 'nothing: sqlmap is not installed', findings: [] }
  const { cookie, apiKey } = await admin()
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-sqlmap-'))
  const searches = [
    'getMenuWithStatus?locationId=truro',
    'getReservationSlots?locationId=truro&date=2030-01-01&partySize=2',
    'getAllUsers?search=a',
    'getLocationOrders?locationId=truro&search=a',
  ]
  const findings: string[] = []
  for (const search of searches) {
    const said = await run('/usr/bin/sqlmap', [
      '-u',
      `${url}/api/${search}`,
      '--batch',
      '--level=2',
      '--risk=1',
      '--technique=BEU',
      '--dbms=postgresql',
      '--flush-session',
      '--threads=1',
      '--output-dir',
      folder,
      '--headers',
      `cookie: ${cookie}\\nx-api-key: ${apiKey}\\nsec-fetch-site: same-origin`,
      '--disable-coloring',
      '--ignore-code=400,401,403,404,429',
      '--timeout=10',
      '--retries=0',
    ])
    if (/is vulnerable|identified the following injection/.test(said))
      findings.push(`${search}: ${/Parameter: .*/.exec(said)?.[0]}`)
    else if (!/do(es)? not (seem|appear) to be injectable/.test(said))
      findings.push(`${search}: sqlmap did not finish: ${said.slice(-200)}`)
  }
  await rm(folder, { recursive: true })
  return { tried: `sqlmap at ${searches.length} calls`, findings }
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  })
  return text(child.stdout)
}
