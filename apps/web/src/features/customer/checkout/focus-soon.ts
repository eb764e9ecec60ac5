import { afterPress } from '../../../ui/after-press.ts'

export function focusFirstProblem(form: HTMLFormElement | null): void {
  focusSoon(form, '[aria-invalid="true"]')
}

/** After the screen has drawn what is new, so that sentences are read with their field; what is in sight already does not move. */
export function focusSoon(form: HTMLFormElement | null, selector: string): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(selector)
    field?.scrollIntoView({ block: 'nearest' })
    field?.focus({ preventScroll: true })
  })
}

/** What is said at a field that was left stands clear of the bar at the bottom; what has the focus by then still more. */
export function showWhatIsSaid(field: string): void {
  afterPress(() => {
    document.querySelector(`[name="${field}"]`)?.scrollIntoView({ block: 'nearest' })
    document.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  })
}
