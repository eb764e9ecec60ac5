import { createStore } from '../store.ts'

export type ToastKind = 'success' | 'error' | 'message'
export type ToastRequest = { id: number; kind: ToastKind; text: string; description: string | undefined }

/** Waiting to be shown: the toaster is loaded after the page, and an early toast must not be lost. */
export const NO_TOASTS: readonly ToastRequest[] = []
export const toastQueue = createStore(NO_TOASTS)
let lastId = 0

export function toast(kind: ToastKind, text: string, description?: string): void {
  lastId += 1
  toastQueue.set([...toastQueue.get(), { id: lastId, kind, text, description }])
}
