/** What a number counts, inside its field's frame: an `extra` of it. Who cannot see it has the label or a hint. */
export function Unit({ unit }: { unit: string }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
      {unit}
    </span>
  )
}
