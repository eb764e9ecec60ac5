const FORGET_AFTER_MS = 60_000

/** Hands a text to the browser as a file that was made here. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read it only after a question to the person.
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}
