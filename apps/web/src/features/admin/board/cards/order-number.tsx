type OrderNumberProps = { shortNumber: string; onOpen: () => void }

/** The digits carry across the kitchen; the letters of its kitchen before them leave a narrow card of a board with one kitchen. */
export function OrderNumber({ shortNumber, onOpen }: OrderNumberProps) {
  const cut = shortNumber.indexOf('-') + 1
  return (
    <h3 className="shrink-0">
      <button
        type="button"
        className="price -mx-1 flex min-h-10 items-baseline rounded-control px-1 leading-none tracking-tight hover:underline"
        aria-label={`Details of order ${shortNumber}`}
        onClick={onOpen}
      >
        <span className="text-[calc(1.125rem*var(--board-text))] not-in-data-many:@max-[290px]:sr-only">
          {shortNumber.slice(0, cut)}
        </span>
        <span className="text-[calc(2.5rem*var(--board-text))]">{shortNumber.slice(cut)}</span>
      </button>
    </h3>
  )
}
