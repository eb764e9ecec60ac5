import './rating.css'

export function Rating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  if (rating <= 0) return null
  return (
    <span className="rating">
      <b className="font-semibold">{rating.toFixed(1)}</b>
      <span className="text-soft max-sm:sr-only"> from {reviewCount} reviews</span>
      <span aria-hidden="true" className="text-soft sm:hidden">{` (${reviewCount})`}</span>
    </span>
  )
}
