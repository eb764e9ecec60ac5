import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Attack, SECRETS } from './target.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
/** What looks like a secret of ours or of a provider in a file that browsers get. */
const FORMS =
  /sk_(live|test)_\w{8,}|whsec_\w{8,}|-----BEGIN [A-Z ]*PRIVATE KEY|postgres(ql)?:\/\/\w+:[^@\s]+@|AKIA[0-9A-Z]{16}|xox[bp]-\d+/
const IN_A_LOG: Record<string, RegExp> = {
  'a session cookie': /session_token=[\w%.-]{16,}/,
  'a card number': /\b4\d{3}([ -]?\d{4}){3}\b/,
  'a password that was typed': /Turmeric-42|Guess-\d+-aB/,
  'a hash of a password': /\$(scrypt|argon2|2b)\$/,
  'an email address of a guest': /guest-[0-9a-f-]{36}@example\.test/,
}

/** The log of all attacks before this one, and every file that browsers are given. */
export const attackForSecrets: Attack = async ({ log, ends }) => {
  const findings = new Set(ends.map((how) => `the program ended or dropped an error: ${how.slice(0, 200)}`))
  for (const whole of log) {
    // Ids and moments are digits as well.
    const line = whole.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    for (const [name, secret] of Object.entries(SECRETS))
      if (line.includes(secret)) findings.add(`the log holds ${name}`)
    for (const [name, form] of Object.entries(IN_A_LOG))
      if (form.test(line)) findings.add(`the log holds ${name}: ${line.slice(0, 160)}`)
  }
  const files = globSync('apps/web/dist/client/**/*.{js,css,html,json,map,webmanifest}', { cwd: ROOT })
  for (const file of files) {
    const found = FORMS.exec(readFileSync(join(ROOT, file), 'utf8'))
    if (found) findings.add(`${file} holds ${found[0].slice(0, 40)}`)
    if (file.endsWith('.map')) findings.add(`${file} is given to browsers`)
  }
  return { tried: `${log.length} lines of log, ${files.length} files`, findings: [...findings] }
}
