export function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (rating <= 0) return null
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 20 20" className="size-4 text-saffron-ink" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="m10 1.6 2.5 5.4 5.9.7-4.4 4 1.2 5.8L10 14.6 4.8 17.5 6 11.7l-4.4-4 5.9-.7Z" />
      </svg>
      <span>
        <span className="font-semibold">{rating.toFixed(1)}</span>
        <span className="text-soft max-sm:sr-only"> from {reviewCount} reviews</span>
      </span>
    </span>
  )
}
