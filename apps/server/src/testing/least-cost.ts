import type { PasswordCost } from '../kit/password-hash.ts'

/**
 * What passwords cost in tests. It stands beside each hash in the database, so that signing up and in go their whole way;
 * at full cost, 40 ms of computing with the other tests around, two thousand passwords took the tests a minute and a half.
 */
export const LEAST_COST: PasswordCost = { memory: 8, passes: 1, parallelism: 1 }
