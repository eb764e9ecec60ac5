const HEAT = { mild: 1, medium: 2, hot: 3 } as const
const NAMES = { mild: 'Mild', medium: 'Medium', hot: 'Hot' } as const

/** One, two or three chillies: counted, so colour is not needed to read it. */
export function HeatMark({ level, className = 'size-4' }: { level: keyof typeof HEAT; className?: string }) {
  return (
    <span className="inline-flex items-center text-chilli" title={`${NAMES[level]} heat`}>
      <span className="sr-only">{NAMES[level]} heat</span>
      {[1, 2, 3].slice(0, HEAT[level]).map((step) => (
        <svg key={step} viewBox="0 0 16 16" className={`-mr-1 ${className}`} aria-hidden="true" focusable="false">
          <path
            fill="currentColor"
            d="M10.8 4.2c2 .5 3 2.2 2.5 4.3-.9 3.6-4.9 6-10 5.8 3.6-1.1 5.3-2.9 6-5.6.4-1.7.5-3.3 1.5-4.5Z"
          />
          <path
            d="M10.6 4.4c.1-1.3.9-2.3 2.4-2.7"
            fill="none"
            stroke="var(--coriander)"
            strokeWidth="1.5"
            strokeLinecap="round"
          />
        </svg>
      ))}
    </span>
  )
}
