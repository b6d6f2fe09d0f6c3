/** The decisions that are possible for several cases at once. */
export type BulkOutcome = 'approved' | 'changes' | 'hidden' | 'removed' | 'ignored'
