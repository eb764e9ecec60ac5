/** For a ref: the dialog it stands in begins here. React's own property gives the focus before the dialog is open. */
export function beginHere(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}

/** For a form's ref: its dialog begins at what is chosen, else at the first thing to choose or to fill in. */
export function beginInForm(form: HTMLElement | null): void {
  beginHere(
    form?.querySelector<HTMLElement>('input:checked') ??
      form?.querySelector(':is(input, select, textarea, button):enabled') ??
      null,
  )
}
