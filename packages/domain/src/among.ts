/** Whether a list holds a value of which it is not known yet that it fits. */
export function isAmong<T>(list: readonly T[], value: unknown): value is T {
  return list.some((one) => one === value)
}
