import type { BatchDesk } from '../../batch-types'

type SeatPart = 'confirmed' | 'elsewhere' | 'held' | 'offered' | 'other' | 'free'

/**
 * The seats of a batch by how they are taken. `other` are those of single sessions, or kept for a
 * family in line. Together they are all seats, or all children if there are more children than seats.
 */
export function seatParts({
  seats_left: free,
  taken_elsewhere: elsewhere,
  taken,
  figures: { confirmed, held, offered },
}: Pick<BatchDesk, 'seats_left' | 'taken_elsewhere' | 'taken' | 'figures'>): Record<
  SeatPart,
  number
> {
  const other = Math.max(taken - confirmed - held - offered, 0)
  return { confirmed, elsewhere, held, offered, other, free }
}
