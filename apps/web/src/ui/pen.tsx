type PenProps = { path: string; width: string; className: string; size?: number }

/** Draws every sign: 20 units, one stroke. */
export function Pen({ path, width, className, size }: PenProps) {
  return (
    <svg
      viewBox="0 0 20 20"
      width={size}
      height={size}
      className={`shrink-0 ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
