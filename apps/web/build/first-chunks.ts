import type { Rolldown } from 'vite'

/** The house's name and what nearly every screen calls the server with, from the root: in one file of the first script. */
export const CALLS = [
  'apps/web/src/kit/api.ts',
  'apps/web/src/kit/store.ts',
  'apps/web/src/kit/lazy-part.ts',
  'apps/web/src/kit/calls/policy-fetch.ts',
  'apps/web/src/kit/session/session.ts',
  'apps/web/src/kit/toast/toast.ts',
  'apps/web/src/brand/brand.ts',
  'packages/domain/src/brand/house.ts',
  'packages/contract/src/client.ts',
  'packages/domain/src/calls/failure-gate.ts',
  // Small, and needed by the first page and by parts that open at a press: otherwise each would be a file of its own.
  'apps/web/src/kit/new-id.ts',
  'packages/domain/src/among.ts',
  'packages/domain/src/characters.ts',
  'packages/domain/src/record.ts',
  'packages/domain/src/cart/limits.ts',
]

/** What the dialogs of the menu are made of. They are fetched together at the first touch of a page. */
export const DIALOGS = [
  'apps/web/src/ui/dialog.tsx',
  'apps/web/src/ui/dialog-head.tsx',
  'apps/web/src/ui/confirm-dialog.tsx',
  'apps/web/src/ui/stepper.tsx',
  'apps/web/src/ui/text-area.tsx',
]

/** What can be chosen with a dish, and what it comes to. */
export const CHOICES = [
  'apps/web/src/kit/cart/option-menu.ts',
  'packages/domain/src/cart/chosen-line.ts',
  'packages/domain/src/cart/line-key.ts',
  'packages/domain/src/menu/options.ts',
  'packages/domain/src/menu/options-canonical.ts',
  'packages/domain/src/menu/options-choices.ts',
  'packages/domain/src/menu/options-note.ts',
  'packages/domain/src/menu/options-now.ts',
  'packages/domain/src/menu/options-price.ts',
  'packages/domain/src/menu/options-sold-out.ts',
]

/** The lines of a cart or an order. */
export const LINES = [
  'apps/web/src/kit/cart/checkout-state.ts',
  'apps/web/src/ui/line-rows.tsx',
  'packages/domain/src/order/line-words.ts',
]

export const FIRST_CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler).|rolldown.runtime/ },
  { name: 'calls', test: oneOf(CALLS) },
  // Without what they import: that would draw parts of the first script into them.
  { name: 'dialogs', test: oneOf(DIALOGS), includeDependenciesRecursively: false },
  { name: 'choices', test: oneOf(CHOICES), includeDependenciesRecursively: false },
  { name: 'lines', test: oneOf(LINES), includeDependenciesRecursively: false },
]

function oneOf(files: readonly string[]) {
  return (id: string) => files.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`))
}
