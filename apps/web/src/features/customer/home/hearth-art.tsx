/** A tandoor, its fire and four spices around it: the brand's one big picture, drawn, so that it weighs a kilobyte. */
export function HearthArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 460 460" className={className} aria-hidden="true" focusable="false">
      <circle cx="230" cy="230" r="206" fill="var(--brand-mark-ground)" />
      <circle cx="230" cy="230" r="190" fill="none" stroke="var(--saffron)" strokeWidth="1.5" />
      <circle
        cx="230"
        cy="230"
        r="178"
        fill="none"
        stroke="var(--saffron)"
        strokeWidth="7"
        strokeDasharray="0.1 20.6"
        strokeLinecap="round"
      />
      <Petals />
      <Pot />
      <Flames />
    </svg>
  )
}

const PETAL_ANGLES = Array.from({ length: 16 }, (_, index) => index * 22.5)

function Petals() {
  return (
    <g fill="none" stroke="var(--saffron)" strokeOpacity=".55" strokeWidth="1.4">
      {PETAL_ANGLES.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle} 230 230)`}
          d="M230 66c15 16 15 38 0 54-15-16-15-38 0-54Zm0 14c7 8 7 18 0 26-7-8-7-18 0-26Z"
        />
      ))}
    </g>
  )
}

function Pot() {
  return (
    <g>
      <path d="M150 246c-17 40-13 88 22 112h116c35-24 39-72 22-112Z" fill="oklch(0.6 0.13 45)" />
      <path d="M150 246c-17 40-13 88 22 112h22c-28-28-32-74-16-112Z" fill="oklch(0.68 0.125 52)" />
      <ellipse cx="230" cy="246" rx="84" ry="21" fill="oklch(0.74 0.11 60)" />
      <ellipse cx="230" cy="247" rx="68" ry="14" fill="oklch(0.2 0.05 30)" />
      <g fill="none" stroke="oklch(0.42 0.1 40)" strokeWidth="3" strokeLinecap="round">
        <path d="M149 290c50 14 112 14 162 0" />
        <path d="M152 308c50 13 106 13 156 0" strokeDasharray="1 11" />
        <path d="M160 330c44 10 96 10 140 0" />
      </g>
    </g>
  )
}

function Flames() {
  return (
    <g>
      <path
        d="M236 120c8 40-12 58-32 80-16 18-26 34-22 50h98c8-24 0-46-16-62-2 12-8 20-18 26 8-34 6-66-10-94Z"
        fill="var(--saffron)"
      />
      <path
        d="M234 178c4 22-8 34-20 48-8 9-10 17-8 26h52c4-14-1-26-9-36-2 7-5 11-11 14 4-18 4-34-4-52Z"
        fill="oklch(0.64 0.19 38)"
      />
      <path
        d="M232 216c2 12-5 18-11 26-3 4-3 8-2 12h28c2-8-1-14-5-20-2 4-4 6-7 7 2-9 1-17-3-25Z"
        fill="oklch(0.93 0.1 92)"
      />
      <g fill="var(--saffron)">
        <circle cx="282" cy="170" r="4" />
        <circle cx="182" cy="182" r="3" />
        <circle cx="266" cy="140" r="2.6" />
        <circle cx="198" cy="150" r="2.2" />
      </g>
    </g>
  )
}
