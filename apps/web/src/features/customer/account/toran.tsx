import { Garland, MarigoldShapes } from './marigold.tsx'

const SPANS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
const SPAN = 128

/** The garland over a door, as wide as the screen: the small brother of the doorway. */
export function Toran({ className }: { className: string }) {
  return (
    <svg
      viewBox={`0 0 ${SPAN * SPANS.length} 84`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <MarigoldShapes />
      </defs>
      {SPANS.map((span) => (
        <g key={span}>
          <use href="#mango-leaf" x={span * SPAN} y="6" />
          <Garland from={[span * SPAN, 2]} to={[(span + 1) * SPAN, 2]} sag={28} flowers={9} drop={9} />
        </g>
      ))}
    </svg>
  )
}
