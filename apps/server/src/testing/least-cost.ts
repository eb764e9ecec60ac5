import type { PasswordCost } from '../kit/password-hash.ts'

/**
 * What passwords cost in tests. It stands beside each hash in the database, so that signing up and in go their whole way.
 * At full cost, with thousands of sign-ups and sign-ins, passwords would be a good part of the computing.
 */
export const LEAST_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
