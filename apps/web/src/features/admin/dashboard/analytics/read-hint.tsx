/** How a picture is read, where there is a pointer and where there is a finger. */
export function ReadHint({ what }: { what: string }) {
  return (
    <span className="text-soft">
      <span className="pointer-coarse:hidden max-sm:hidden">Point at</span>
      <span className="hidden pointer-coarse:inline max-sm:inline">Tap</span> {what} to read it.
    </span>
  )
}
