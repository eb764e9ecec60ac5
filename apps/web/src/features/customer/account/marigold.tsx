type Point = readonly [x: number, y: number]

/** One flower in two colours and one mango leaf, to be used many times. */
export function MarigoldShapes() {
  return (
    <>
      <g id="marigold-gold">
        <Flower petals="oklch(0.79 0.155 74)" shade="oklch(0.66 0.155 60)" heart="oklch(0.86 0.14 85)" />
      </g>
      <g id="marigold-flame">
        <Flower petals="oklch(0.68 0.18 48)" shade="oklch(0.56 0.175 38)" heart="oklch(0.76 0.165 58)" />
      </g>
      <g id="mango-leaf">
        <path d="M0 0c13 10 14 30 0 52C-14 30-13 10 0 0Z" fill="oklch(0.5 0.1 148)" />
        <path d="M0 3v44" stroke="oklch(0.66 0.11 145)" strokeWidth="1.5" />
      </g>
    </>
  )
}

function Flower({ petals, shade, heart }: { petals: string; shade: string; heart: string }) {
  return (
    <>
      <circle r="10" fill="none" stroke={petals} strokeWidth="8" strokeDasharray="4.9 2.3" strokeLinecap="round" />
      <circle r="10" fill={petals} />
      <circle r="7" fill="none" stroke={shade} strokeWidth="2.2" strokeDasharray="2.6 2" />
      <circle r="3.6" fill={heart} />
    </>
  )
}

type GarlandProps = { from: Point; to: Point; sag: number; flowers: number; drop: number }

/** A string of marigolds hung between two nails; every few flowers a leaf and a short string hang from it. */
export function Garland({ from, to, sag, flowers, drop }: GarlandProps) {
  const beads = Array.from({ length: flowers }, (_, index) => hang(from, to, sag, index / (flowers - 1)))
  return (
    <g>
      {beads.map(
        ([x, y], index) => index % drop === Math.floor(drop / 2) && <use key={x} href="#mango-leaf" x={x} y={y + 6} />,
      )}
      {beads.map(([x, y], index) => (
        <use key={x} href={index % 2 ? '#marigold-flame' : '#marigold-gold'} x={x} y={y} />
      ))}
    </g>
  )
}

/** A parabola is near enough to how a string hangs. */
function hang(from: Point, to: Point, sag: number, part: number): Point {
  const x = from[0] + (to[0] - from[0]) * part
  const y = from[1] + (to[1] - from[1]) * part + 4 * sag * part * (1 - part)
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
}
