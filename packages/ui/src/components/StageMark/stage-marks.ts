/**
 * The shapes of a stage, in the order of a process: `begun` is a dotted ring, then the ring fills by
 * quarters, `done` has a tick. `over` (a dash) ended without success, `nil` (a cross) does not count.
 */
export const stageMarks = ['begun', 'quarter', 'half', 'most', 'done', 'over', 'nil'] as const
export type StageMarkShape = (typeof stageMarks)[number]
