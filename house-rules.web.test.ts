import { checkRules, type Rule } from './scripts/house/check-rules.ts'
import { disabledWhileBusy } from './scripts/house/focus.ts'
import * as imports from './scripts/house/imports.ts'
import { readSourceFiles } from './scripts/house/source-files.ts'
import { hasOfThePage, namesInHas, scrollersWithoutPlace, unsetVariables } from './scripts/house/styles.ts'

// What may stand on what inside the site.
const RULES: Rule[] = [
  {
    name: 'a web feature knows no other feature, and what features share knows none',
    breaches: imports.crossedFeatures,
    brokenBy: [
      { 'apps/web/src/features/customer/cart/a.tsx': `import { B } from '../menu/b.tsx'` },
      { 'apps/web/src/features/customer/cart/a.tsx': `import { B } from '../../admin/menu/b.tsx'` },
      { 'apps/web/src/features/shared/sound/a.tsx': `import { B } from '../../admin/board/b.tsx'` },
      { 'apps/web/src/features/shared/sound/a.tsx': `import { B } from '../loyalty/b.tsx'` },
    ],
    keptBy: {
      'apps/web/src/features/customer/cart/a.tsx': `import { B } from './b.tsx'; import { C } from '../../shared/sound/c.tsx'`,
      'apps/web/src/routes.tsx': `import { B } from './features/admin/menu/b.tsx'`,
    },
  },
  {
    name: 'the site points one way: pages, features, then behaviour and looks, which do not know each other',
    breaches: imports.upwardsInWeb,
    brokenBy: [
      { 'apps/web/src/ui/a.tsx': `import { b } from '../kit/b.ts'` },
      { 'apps/web/src/kit/a.tsx': `import { B } from '../ui/b.tsx'` },
      { 'apps/web/src/kit/a.ts': `import type { B } from '../pages/b.ts'` },
      { 'apps/web/src/kit/a.ts': `const b = () => import('../features/customer/menu/b.tsx')` },
      { 'apps/web/src/features/customer/menu/a.tsx': `import { b } from '../../../pages/b.ts'` },
      { 'apps/web/src/features/customer/menu/a.tsx': `import { b } from '../../../app.tsx'` },
      { 'apps/web/src/paths.ts': `import { b } from './pages/b.ts'` },
      { 'apps/web/src/brand/a.ts': `import { b } from '../kit/b.ts'` },
    ],
    keptBy: {
      'apps/web/src/app.tsx': `import { B } from './pages/b.tsx'; import { C } from './kit/c.tsx'`,
      'apps/web/src/pages/a.tsx': `import { B } from '../features/admin/menu/b.tsx'; import { c } from '../kit/c.ts'`,
      'apps/web/src/features/customer/menu/a.tsx': `import { b } from '../../../ui/b.ts'; import { c } from '../../../kit/c.ts'`,
      'apps/web/src/kit/a.ts': `import { paths } from '../paths.ts'; import { BRAND } from '../brand/brand.ts'`,
      'apps/web/src/paths.ts': `import { ADDRESSES } from './addresses.ts'`,
      'apps/web/src/ui/a.test.tsx': `import { b } from '../kit/b.ts'`,
    },
  },
  {
    name: 'a style names no variable that nobody sets',
    breaches: unsetVariables,
    brokenBy: [
      { 'apps/web/src/ui/a.css': '.a { color: var(--night) }' },
      { 'apps/web/src/ui/a.tsx': 'const a = "text-[calc(1rem*var(--board-text))]"' },
    ],
    keptBy: {
      'apps/web/src/brand/a.css': ':root { --night: black } .a { color: var(--night); top: var(--foot-bar, 0px) }',
      'apps/web/src/ui/a.tsx': "const a = '[--board-text:2] text-[calc(1rem*var(--board-text))]'",
      'apps/web/src/ui/b.tsx': "const b = { style: { '--least': '1rem' }, className: 'min-h-[var(--least)]' }",
    },
  },
  {
    name: 'no :has() asks for a name',
    breaches: namesInHas,
    brokenBy: [{ 'apps/web/src/ui/a.css': '.a:has(~ dialog[aria-label="Your cart"]) { opacity: 0 }' }],
    keptBy: {
      'apps/web/src/ui/a.css': '.a:has(~ dialog.side) { opacity: 0 } .b[aria-label="B"] { top: 0 }',
    },
  },
  {
    name: 'no :has() asks the whole page',
    breaches: hasOfThePage,
    brokenBy: [
      { 'apps/web/src/ui/a.css': 'html:has(.bar) .row { top: 0 }' },
      { 'apps/web/src/ui/a.css': ':root[data-theme="night"]:has(.bar) { top: 0 }' },
    ],
    keptBy: {
      'apps/web/src/ui/a.css':
        ':root[data-theme="night"] .choice:has(> :checked) .heat { top: 0 } [data-bar] .row { top: 0 }',
    },
  },
  {
    name: 'a button whose press is under way keeps the focus',
    breaches: disabledWhileBusy,
    brokenBy: [
      { 'apps/web/src/ui/a.tsx': '<button type="button" disabled={isPending} onClick={() => send()}>Send</button>' },
      {
        'apps/web/src/ui/a.tsx': '<button onClick={() => send()} disabled={!isOnline || send.isPending}>Send</button>',
      },
    ],
    keptBy: {
      'apps/web/src/ui/a.tsx': '<button disabled={!isOnline} onClick={send} {...heldIf(isPending)}>Send</button>',
      'apps/web/src/ui/b.tsx': '<select disabled={isPending} />',
    },
  },
  {
    name: 'a list that scrolls on its own holds what is read aloud in it',
    breaches: scrollersWithoutPlace,
    brokenBy: [{ 'apps/web/src/ui/a.tsx': '<ul className="max-h-[50dvh] overflow-y-auto border-y" />' }],
    keptBy: {
      'apps/web/src/ui/a.tsx': '<ul className="relative max-h-[50dvh] overflow-y-auto border-y" />',
      'apps/web/src/ui/b.tsx': '<ul className="max-h-52" />',
    },
  },
]

checkRules(RULES, readSourceFiles(import.meta.dirname))
