type OrderNumberProps = { shortNumber: string; onOpen: () => void }

/**
 * The digits carry across the kitchen. The letters of its kitchen stand only on a board of several kitchens: before the
 * digits, and above them in a narrow card, where they would push the time to a line of its own.
 */
export function OrderNumber({ shortNumber, onOpen }: OrderNumberProps) {
  const cut = shortNumber.indexOf('-')
  return (
    <h3 className="relative z-1 shrink-0">
      <button
        type="button"
        className="price -mx-1 flex min-h-10 items-baseline rounded-control px-1 leading-none tracking-tight hover:underline @max-[250px]:flex-col @max-[250px]:items-start @max-[250px]:justify-center"
        aria-label={`Details of order ${shortNumber}`}
        onClick={onOpen}
      >
        {cut > 0 && (
          <span className="hidden text-[calc(1.0625rem*var(--board-text))] in-data-many:inline @max-[250px]:text-[0.9375rem]">
            {shortNumber.slice(0, cut)}
            <span className="@max-[250px]:sr-only">-</span>
          </span>
        )}
        <span className="text-[calc(2.5rem*var(--board-text))]">{shortNumber.slice(cut + 1)}</span>
      </button>
    </h3>
  )
}
