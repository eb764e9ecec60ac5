import { RUNS_IN_APP } from '../platform/platform.ts'
import { toast } from './toast/toast.ts'

/** A web view has no printer: who presses there is told where one is, instead of nothing happening. */
export function mayPrint(): boolean {
  if (RUNS_IN_APP) toast('message', 'The app cannot print', 'Open the same page in a browser to print it.')
  return !RUNS_IN_APP
}
