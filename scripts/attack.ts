import { join } from 'node:path'
import { runNode, runSuites } from './suites.ts'

// `npm run attack`: the tests that attack, each in its full length, then the program from outside.
// `npm run attack -- program`: only the second part; `--seed N` repeats its values.

const PROGRAM = join(import.meta.dirname, '../apps/server/src/testing/attack/run.ts')

const isProgramOnly = process.argv[2] === 'program'
const suites = isProgramOnly
  ? 0
  : await runSuites([
      ['apps/server/src/kit/http/access-matrix.test.ts', 'every call by every kind of caller, with either key'],
      ['apps/server/src/kit/http/bad-input.test.ts', 'every field of every call bent in every way'],
      ['apps/server/src/kit/http/origin.test.ts', 'calls from pages of others, forms and plain text'],
      ['apps/server/src/kit/http/gate.test.ts', 'floods of one address'],
      ['apps/server/src/kit/http/body.test.ts', 'bodies without an end'],
      ['apps/server/src/kit/http/connections.test.ts', 'connections that only wait'],
      ['apps/server/src/accounts/canaries.test.ts', 'passwords, tokens and keys in the log'],
      ['apps/server/src/accounts/limits.test.ts', 'guesses at passwords, also over many addresses'],
      ['apps/server/src/accounts/sign-in.test.ts', 'sessions made beforehand, roles from addresses, redirects'],
      ['apps/server/src/accounts/password-reset.test.ts', 'links used twice, old ones, names of other hosts'],
      ['apps/server/src/menu/photos.test.ts', 'pictures that are bombs, pages or something else'],
      ['apps/server/src/printing/pos.test.ts', 'addresses inside the house for printers'],
      ['apps/server/src/emails/send-emails.test.ts', 'second recipients and line breaks in addresses'],
      ['apps/server/src/messages/letters/letters.test.ts', 'markup in the words of letters'],
      ['apps/server/src/checkouts/webhooks.test.ts', 'forged and replayed events of payments'],
      ['apps/server/src/printing/reach-printer.test.ts', 'addresses by name that lead into the house'],
      [
        'apps/server/src/kit/http/hostile-words.test.ts',
        'hostile words by calls, in files for spreadsheets and letters',
      ],
      ['e2e/stored-text.e2e.ts', 'hostile words in every column, on every screen'],
      ['apps/server/src/checkouts/staff-orders-attacked.test.ts', 'orders of staff with prices and rights of others'],
    ])
const program = await runNode([PROGRAM, ...process.argv.slice(isProgramOnly ? 3 : 2)])
process.exitCode = suites || program
