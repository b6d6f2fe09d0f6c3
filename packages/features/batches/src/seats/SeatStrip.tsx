import type { Ref } from 'react'
import * as styles from './seats.css'

/**
 * The state of a seat: taken outside EdBazaar, by a booking, until a family confirms, by an offer, in
 * a single session or kept for a family in line.
 */
const kinds = ['elsewhere', 'confirmed', 'held', 'offered', 'other', 'free'] as const
type SeatKind = (typeof kinds)[number]

type SeatCounts = Readonly<Partial<Record<Exclude<SeatKind, 'free'>, number>>>

interface SeatStripProps {
  /** The value as text: "11 of 14 seats taken". */
  label: string
  seats: number
  taken: SeatCounts
  /** Whether families cannot join. @default false */
  isPaused?: boolean
  /** @default 'small' */
  size?: 'small' | 'large'
}

/** More seats than this are parts of one bar, because cells would be too thin. */
const maxCells = 40

/** The seats of a batch, one cell a seat; hatched is held, outlined is offered, a line is free. */
export function SeatStrip({ label, seats, taken, isPaused, size = 'small' }: SeatStripProps) {
  const parts = partsOf(seats, taken)
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.strip[size]}
      data-paused={isPaused || undefined}
    >
      {total > maxCells
        ? parts.map(({ kind, count }) => (
            <span key={kind} className={styles.cell[kind]} ref={grows(count)} />
          ))
        : parts.flatMap(({ kind, count }) =>
            Array.from({ length: count }, (_, at) => (
              <span key={`${kind} ${at}`} className={styles.cell[kind]} />
            )),
          )}
    </div>
  )
}

/** A ref, because the Content-Security-Policy blocks style attributes. */
const grows =
  (share: number): Ref<HTMLSpanElement> =>
  (part) =>
    part?.style.setProperty('flex-grow', String(share))

/** The parts in order, with free seats last. More may be taken than there are. */
function partsOf(seats: number, taken: SeatCounts): { kind: SeatKind; count: number }[] {
  const counts = kinds.flatMap((kind) =>
    kind === 'free' ? [] : [{ kind, count: taken[kind] ?? 0 }],
  )
  const free = seats - counts.reduce((sum, { count }) => sum + count, 0)
  return [...counts, { kind: 'free' as const, count: Math.max(free, 0) }].filter(
    ({ count }) => count > 0,
  )
}
