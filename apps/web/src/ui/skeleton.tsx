/** A pale shape where something will be; the container says in words that it is loading. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block rounded-lg bg-line/60 breathe ${className}`} />
}
