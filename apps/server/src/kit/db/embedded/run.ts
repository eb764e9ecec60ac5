import { spawn } from 'node:child_process'

/** The unprivileged account that PostgreSQL runs under; none means the account that we run under ourselves. */
export type Account = { readonly uid: number; readonly gid: number }

type Result = { readonly code: number | null; readonly output: string }

/** What PostgreSQL's programs may see of our environment: no secrets of ours, no PGDATA or LC_ALL of the user's. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'SYSTEMROOT', 'windir', 'TEMP', 'TMP', 'TMPDIR']
  const kept = passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

export function asAccount(account: Account | undefined) {
  return account === undefined ? {} : { uid: account.uid, gid: account.gid }
}

/** Runs a program to its end as the given account; a program that cannot even be started answers with code null. */
export function run(
  program: string,
  args: readonly string[],
  options: { account: Account | undefined; cwd?: string },
): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      ...asAccount(options.account),
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      env: plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString('utf8')).slice(-4000)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
