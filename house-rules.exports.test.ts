import { checkRules, type Rule } from './scripts/house/check-rules.ts'
import { exportsForNobody, noLongerComing } from './scripts/house/exports.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'

const coming = (entry: string) => ({ 'scripts/house/coming.json': JSON.stringify({ menu: [entry] }) })

// What a section that is still to come will use stands in scripts/house/coming.json.
const RULES: Rule[] = [
  {
    name: 'what a file exports is used by a program, not by tests alone, or waits for a section by name',
    breaches: exportsForNobody,
    brokenBy: [
      { 'packages/domain/src/a.ts': 'export const a = 1' },
      { 'packages/domain/src/a.ts': 'const a = 1\nexport const b = a, c = b' },
      { 'packages/domain/src/a.ts': 'export type A = { a: string }' },
      {
        'packages/domain/src/a.ts': 'export function a() {}',
        'packages/domain/src/a.test.ts': `import { a } from './a.ts'`,
      },
      {
        'packages/domain/src/a.ts': 'export const { a, b } = { a: 1, b: 2 }',
        'apps/web/src/b.ts': `import { a } from '@sizzle/domain/a.ts'`,
      },
      {
        // What waits for a section is not in use, and neither is what it uses.
        'packages/domain/src/a.ts': 'export const a = 1',
        'packages/domain/src/b.ts': `import { a } from './a.ts'\nexport const b = a`,
        ...coming('packages/domain/src/b.ts'),
      },
    ],
    keptBy: {
      'packages/domain/src/a.ts':
        'export const a = 1\nexport type A = number\nexport const b: A = a\nexport default b\nexport const waits = 2',
      'packages/domain/src/a.test.ts': `import { b } from './a.ts'`,
      'apps/web/src/c.tsx': `import d, { a } from '@sizzle/domain/a.ts'\nconst e = import('./d.tsx')`,
      'apps/web/src/d.tsx': 'export function D() {}',
      'apps/server/src/testing/e.ts': 'export const e = 1',
      ...coming('packages/domain/src/a.ts#waits'),
    },
  },
  {
    name: 'what waits for a section is there, and not in use yet',
    breaches: noLongerComing,
    brokenBy: [
      coming('packages/domain/src/a.ts'),
      { 'packages/domain/src/a.ts': 'export const a = 1', ...coming('packages/domain/src/a.ts#b') },
      ...['packages/domain/src/a.ts', 'packages/domain/src/a.ts#a'].map((entry) => ({
        'packages/domain/src/a.ts': 'export const a = 1',
        'apps/web/src/b.ts': `import { a } from '@sizzle/domain/a.ts'`,
        ...coming(entry),
      })),
    ],
    keptBy: {
      'packages/domain/src/a.ts': 'export const a = 1',
      'packages/domain/src/a.test.ts': `import { a } from './a.ts'`,
      ...coming('packages/domain/src/a.ts#a'),
    },
  },
]

checkRules(RULES, readSourceFiles(import.meta.dirname))
