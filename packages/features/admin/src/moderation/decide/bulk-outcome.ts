/** What can be decided about several cases at once. */
export type BulkOutcome = 'approved' | 'changes' | 'hidden' | 'removed' | 'ignored'
