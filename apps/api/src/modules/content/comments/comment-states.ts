import type { Schema } from '../../../contract/operations.ts'

export type CommentState = Schema<'CommentState'>

/**
 * The allowed transitions of a comment. Admins show and remove, authors delete, and checks or reports
 * hold a comment. A comment deleted by its author cannot be restored.
 */
export const commentTransitions: Readonly<Record<CommentState, readonly CommentState[]>> = {
  held: ['visible', 'removed', 'taken_back'],
  visible: ['held', 'removed', 'taken_back'],
  removed: ['visible'],
  taken_back: [],
}

/** Minutes within which its author may change a comment. */
export const editMinutes = 15
/** Comments of an account that admins read before anybody else does. */
export const reviewedComments = 5

/** Whether authors may change a comment in this state. */
export const isOpenToAuthor = (state: CommentState): boolean =>
  commentTransitions[state].includes('taken_back')
