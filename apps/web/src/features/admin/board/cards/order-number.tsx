type OrderNumberProps = { shortNumber: string; onOpen: () => void }

/**
 * The heading of its card, and the way to its details. The digits carry across the kitchen. The letters of its kitchen stand only on a board of several kitchens, as a tag:
 * numbers repeat between kitchens. It is before the digits, and above them in a narrow card, where they would push the time to a line of its own.
 */
export function OrderNumber({ shortNumber, onOpen }: OrderNumberProps) {
  const cut = shortNumber.indexOf('-')
  return (
    <h3 className="relative z-1 shrink-0">
      <button
        type="button"
        className="price -mx-1 flex min-h-10 items-baseline rounded-control px-1 leading-none tracking-tight hover:underline @max-[15.625rem]:flex-col @max-[15.625rem]:items-start @max-[15.625rem]:justify-center"
        aria-label={`Order ${shortNumber}`}
        aria-description="Opens its details"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {cut > 0 && (
          <span className="mr-1.5 hidden self-center rounded-sm bg-ink px-1 py-0.5 text-[0.9375rem] tracking-normal text-paper in-data-many:inline @max-[15.625rem]:mr-0 @max-[15.625rem]:self-start">
            {shortNumber.slice(0, cut)}
            {/* Not drawn: with it what is seen is what the button is called. */}
            <span className="text-[0]">-</span>
          </span>
        )}
        <span className="text-[calc(2.5rem*var(--board-text))]">{shortNumber.slice(cut + 1)}</span>
      </button>
    </h3>
  )
}
