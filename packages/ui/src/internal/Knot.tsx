import * as styles from './knot.css'

const corners = [
  [9, 9],
  [23, 9],
  [9, 23],
  [23, 23],
] as const

interface KnotProps {
  /** Size in pixels. */
  size: number
}

/** The EdBazaar logo: a kolam knot. */
export function Knot({ size }: KnotProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={styles.mark}>
      <path
        className={styles.knot}
        d="M16 5.2C19 1.6 25.6 1.4 28 5.4C30.2 9.2 28.6 13.4 26.8 16C28.6 18.6 30.2 22.8 28 26.6C25.6 30.6 19 30.4 16 26.8C13 30.4 6.4 30.6 4 26.6C1.8 22.8 3.4 18.6 5.2 16C3.4 13.4 1.8 9.2 4 5.4C6.4 1.4 13 1.6 16 5.2Z"
        transform="translate(16 16) scale(.92) translate(-16 -16)"
      />
      <path className={styles.knot} d="M16 9.5L22.5 16L16 22.5L9.5 16Z" strokeLinejoin="round" />
      <g className={styles.dot}>
        {corners.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="2" />
        ))}
      </g>
    </svg>
  )
}
