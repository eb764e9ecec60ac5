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
  'packages/domain/src/record.ts',
  'packages/domain/src/among.ts',
  'packages/domain/src/cart/limits.ts',
]

export const FIRST_CHUNKS = [
  { name: 'react', test: /node_modules.(react|react-dom|react-router|scheduler).|rolldown.runtime/ },
  { name: 'calls', test: (id: string) => CALLS.some((file) => id.replaceAll('\\', '/').endsWith(`/${file}`)) },
]
