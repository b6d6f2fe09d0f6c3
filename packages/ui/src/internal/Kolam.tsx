import * as styles from './kolam.css'

/** Thirteen dots in a diamond. */
const dots: readonly (readonly [number, number])[] = [20, 40, 60, 80, 100].flatMap((x) => {
  const reach = 40 - Math.abs(60 - x)
  const steps = reach / 20
  return Array.from({ length: 2 * steps + 1 }, (_, index): [number, number] => [
    x,
    60 - reach + 20 * index,
  ])
})

export interface KolamProps {
  /** Whether an interrupted line is drawn; otherwise only dots. */
  isBroken: boolean
}

/** The drawing of an empty state (only dots) or an error state (an interrupted line). */
export function Kolam({ isBroken }: KolamProps) {
  return (
    <svg viewBox="0 0 120 120" width="132" height="132" aria-hidden="true">
      {isBroken && (
        <>
          <path
            className={styles.thread}
            d="M60 90L30 60L60 30C70 20 70 10 60 10C50 10 50 20 60 30L74 44"
          />
          <path className={styles.cut} d="M74 44L90 60L74 76" />
        </>
      )}
      <g className={styles.dots}>
        {dots.map(([x, y]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" />
        ))}
      </g>
    </svg>
  )
}
