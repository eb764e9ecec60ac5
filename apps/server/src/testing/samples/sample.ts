import type { TestApp } from '../test-app.ts'

/** For each route of a contract module: valid input, as it travels. Generated tests bend it and walk the access matrix with it. */
export type SamplesOf<Module> = {
  [Name in keyof Module as Module[Name] extends { may: string } ? Name : never]: (app: TestApp) => unknown
}
