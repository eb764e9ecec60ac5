import { randomUUID } from 'node:crypto'
import type { House } from '../../house.ts'
import type { Person } from '../../kit/context.ts'
import type { AnyOperation } from '../../kit/operation.ts'
import { runOperation } from '../../kit/run-operation.ts'

/** Calls of the program as somebody who is signed in makes them now, with input as its schema leaves it. A full kitchen may refuse. */
export function callsOf({ log, clock, database }: House, who: Person) {
  return (operation: AnyOperation, input: unknown) => {
    const request = { requestId: randomUUID(), address: '127.0.0.1', log, setCookie: () => undefined }
    return runOperation(operation, input, { ...request, who, now: clock(), clock }, database, undefined)
  }
}
