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
