import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program of Debian's that runs beside ours until it is stopped; what it says last is told when it ends by itself. */
export function runBeside(
  program: string,
  args: readonly string[],
  options: { readonly env?: Record<string, string>; readonly uid?: number; readonly gid?: number } = {},
) {
  const child: ChildProcess = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const hear = (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-2000)
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  let isAsked = false
  child.on('exit', (code) => {
    if (!isAsked) process.stderr.write(`${program} ended with ${code}: ${said}\n`)
  })
  return {
    async stop(signal: NodeJS.Signals = 'SIGTERM') {
      isAsked = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    },
  }
}
