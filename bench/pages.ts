import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountTiming } from './account-timing.ts'
import { fetchBytes, startBareServer } from './bare-server.ts'
import { compareHttp, comparisonTable, table } from './compare.ts'
import { residentMemory, type StartedProgram, serverCommand, timeToFirstAnswer } from './start.ts'

// Starts the product on a new data folder, then measures. Takes about half a minute, asserts nothing.
const SERVER = serverCommand(join(import.meta.dirname, '../apps/server/src/main.ts'))
const PAGE = '/menu/truro'
const AS_A_BROWSER = { 'accept-encoding': 'gzip, br' }

const dataFolder = mkdtempSync(join(tmpdir(), 'bench-'))
const environment = {
  PORT: '0',
  DATA_DIR: dataFolder,
  LOG_LEVEL: 'warn',
  LIMITS_FACTOR: '100000',
  MAX_UNPAID_ORDERS: '1000000',
}
try {
  const empty = await start()
  await empty.stop()
  const existing = await start()
  try {
    console.log(`\nStart until ${PAGE} answers\n${startTable(empty, existing)}`)
    console.log(`\n${PAGE}, 16 connections\n${await pageAgainstBareServer(existing.origin + PAGE)}`)
    console.log(
      `\nDoes the time tell whether an address has an account? Medians\n${await accountTiming(existing.origin)}`,
    )
  } finally {
    await existing.stop()
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true })
}

function start(): Promise<StartedProgram> {
  return timeToFirstAnswer(SERVER, PAGE, { env: environment })
}

function startTable(empty: StartedProgram, existing: StartedProgram): string {
  const { own, withChildren } = residentMemory(existing.pid)
  return table([
    ['', 'measured'],
    ['new data folder', `${empty.milliseconds.toFixed(0)} ms`],
    ['existing data folder', `${existing.milliseconds.toFixed(0)} ms`],
    ['memory of the app', `${own.toFixed(0)} MB`],
    ['memory with its database', `${withChildren.toFixed(0)} MB`],
  ])
}

async function pageAgainstBareServer(url: string): Promise<string> {
  const bare = await startBareServer(await fetchBytes(url, AS_A_BROWSER))
  try {
    const a = { name: 'bare node:http, same bytes', url: bare.url, headers: AS_A_BROWSER }
    const b = { name: 'page', url, headers: AS_A_BROWSER }
    return comparisonTable(a, b, await compareHttp(a, b))
  } finally {
    bare.stop()
  }
}
