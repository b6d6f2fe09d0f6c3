import type { Schema } from '../../../../contract/operations.ts'

type Priority = Schema<'ModerationPriority'>

/** The scores of each priority. */
export const priorityBounds: Readonly<Record<Priority, { from: number; below: number }>> = {
  high: { from: 5, below: 1_000_000 },
  medium: { from: 2.5, below: 5 },
  low: { from: 0, below: 2.5 },
}

export function priorityOf(score: number): Priority {
  if (score >= priorityBounds.high.from) return 'high'
  return score >= priorityBounds.medium.from ? 'medium' : 'low'
}
