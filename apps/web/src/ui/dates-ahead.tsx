/** Holidays that come, each on a line of its own. */
export function DatesAhead({ dates }: { dates: readonly string[] | undefined }) {
  return dates?.map((date) => (
    <p key={date} className="font-semibold">
      {date}
    </p>
  ))
}
