/** The printer's rule between parts of a menu: two lines and a paisley pair. */
export function Ornament({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 240 20"
      className={`h-5 w-60 max-w-full text-line-strong ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1">
        <path d="M0 10h86M154 10h86" />
        <path d="M12 13.5h66M162 13.5h66" strokeOpacity=".45" />
        <path d="M112 16c-9 .5-13-3-13-7s4-6.5 8-5.5c3.5.9 4.5 4.5 2 6-1.7 1-3.7 0-3.5-1.7M128 16c9 .5 13-3 13-7s-4-6.5-8-5.5c-3.5.9-4.5 4.5-2 6 1.7 1 3.7 0 3.5-1.7" />
      </g>
      <circle cx="120" cy="11" r="2.6" fill="var(--saffron)" />
      <circle cx="91" cy="10" r="1.4" fill="currentColor" />
      <circle cx="149" cy="10" r="1.4" fill="currentColor" />
    </svg>
  )
}
