/** What a number counts, inside its field's frame: an `extra` of it. Who cannot see it has the label or a hint. */
export function Unit({ unit }: { unit: string }) {
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-soft">
      {unit}
    </span>
  )
}

/** Of a field for a short number: on a phone it stands beside its label, and what helps is below both. */
export const SHORT_FIELD =
  'min-[20rem]:max-sm:grid min-[20rem]:max-sm:grid-cols-[minmax(0,1fr)_8rem] min-[20rem]:max-sm:items-center min-[20rem]:max-sm:gap-x-4 min-[20rem]:max-sm:[&>label]:mb-0 min-[20rem]:max-sm:[&>:nth-child(n+3)]:col-span-full'
