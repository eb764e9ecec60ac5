/** Until the booking behind a private link is found. */
export function Looking() {
  return (
    <p role="status" className="breathe">
      Looking for your reservation…
    </p>
  )
}
