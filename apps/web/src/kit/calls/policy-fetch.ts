import { createPolicyFetch } from './request-policy.ts'

/** One for the whole page: the gates belong to addresses, whichever screen calls them. */
export const policyFetch = createPolicyFetch({
  fetch: (input, init) => fetch(input, init),
  random: Math.random,
  // biome-ignore lint/suspicious/noConsole: the specification's warnings are for who looks into the console
  warn: (text) => console.warn(text),
})
