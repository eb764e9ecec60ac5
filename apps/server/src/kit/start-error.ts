/** Something the owner can mend stopped the start: one plain sentence, printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
