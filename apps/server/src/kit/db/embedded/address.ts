import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { canEnter } from './account.ts'
import type { Account } from './run.ts'

/** Where the embedded database listens: a private socket, or a local port where sockets cannot be. */
export type Address = {
  /** For clients: a folder (socket) or 127.0.0.1. */
  readonly host: string
  readonly port: number
  /** For the server's command line. */
  readonly settings: Readonly<Record<string, string>>
}

const SOCKET_NUMBER = 5432
const TEMPORARY = 'sizzle-db-'
// What the kernel's socket address holds, less its closing zero byte.
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107

export async function chooseAddress(
  clusterFolder: string,
  account: Account | undefined,
  listen: 'socket' | 'port' = 'socket',
): Promise<Address> {
  if (listen === 'port' || process.platform === 'win32') return localPort()
  // Relative for the server, which runs inside the folder; clients need the whole path to fit.
  if (fits(clusterFolder) && (await canHoldSocket(clusterFolder))) return socketIn(clusterFolder, '.')
  const folder = await privateFolder(account)
  return folder === undefined ? localPort() : socketIn(folder, folder)
}

function socketIn(folder: string, serverSide: string): Address {
  return {
    host: folder,
    port: SOCKET_NUMBER,
    settings: {
      unix_socket_directories: serverSide,
      unix_socket_permissions: '0700',
      listen_addresses: '',
      port: String(SOCKET_NUMBER),
    },
  }
}

function fits(folder: string): boolean {
  return Buffer.byteLength(path.join(folder, `.s.PGSQL.${SOCKET_NUMBER}`)) <= LONGEST_SOCKET_PATH
}

// Folders shared into a container or a Linux on Windows can hold files, but often no sockets.
function canHoldSocket(folder: string): Promise<boolean> {
  const file = path.join(folder, '.s.probe')
  return new Promise((resolve) => {
    const probe = createServer()
    probe.on('error', () => resolve(false))
    probe.listen(file, () => probe.close(() => resolve(true)))
  })
}

async function privateFolder(account: Account | undefined): Promise<string | undefined> {
  if (!fits(path.join(tmpdir(), `${TEMPORARY}XXXXXX`))) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), TEMPORARY))
  await chmod(folder, 0o700)
  if (account !== undefined) await chown(folder, account.uid >>> 0, account.gid >>> 0)
  // A comma would end the name in the server's list of folders.
  if (!folder.includes(',') && (await canEnter(account, folder))) return folder
  await removeSocketFolder(folder)
  return undefined
}

/** Removes a socket folder that we made under the system's temporary folder; any other is left alone. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (path.dirname(folder) === tmpdir() && path.basename(folder).startsWith(TEMPORARY))
    await rm(folder, { recursive: true, force: true })
}

function localPort(): Promise<Address> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() =>
        resolve({
          host: '127.0.0.1',
          port,
          settings: { unix_socket_directories: '', listen_addresses: '127.0.0.1', port: String(port) },
        }),
      )
    })
  })
}
