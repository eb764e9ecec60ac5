/** Whether somebody is likely to type: a field may have the focus at once. On glass its letters would cover what stands below it. */
export function hasKeys(): boolean {
  return matchMedia('(pointer: fine)').matches
}
