import type { Draft, SavedValue, SaveFailure } from './field-state'

export type FieldEvent =
  /** The user changed the input. */
  | { type: 'typed'; value: unknown; at: number }
  /** The user left the field, or used a control that saves at once. */
  | { type: 'left' }
  /** The user pressed the save button of a form, which also saves an unchanged value. */
  | { type: 'submitted'; value: unknown; at: number }
  /** The field was removed from the page, which fires no blur event. */
  | { type: 'closed' }
  /** The time of an automatic retry has come. */
  | { type: 'timerFired' }
  /** The connection is back, or the user has opened the editor or returned to the window. */
  | { type: 'returned' }
  | { type: 'signedIn' }
  | { type: 'saved'; result: SavedValue }
  /** The API rejected the value. */
  | { type: 'refused'; failure: SaveFailure }
  /** The API could not be reached or was busy. */
  | { type: 'unavailable'; failure: SaveFailure }
  /** The session has expired. */
  | { type: 'unauthenticated'; failure: SaveFailure }
  /** There is no session, so nothing was sent. */
  | { type: 'unsent' }
  /** The API reported that the value was changed elsewhere. */
  | { type: 'conflicted'; failure: SaveFailure }
  /** The current value was loaded after a conflict. */
  | { type: 'compared'; theirs: SavedValue }
  | { type: 'compareFailed' }
  | { type: 'keptMine' }
  | { type: 'tookTheirs' }
  /** Storage holds an edit of an earlier visit. */
  | { type: 'restored'; draft: Draft }
  /** Storage holds an edit of another tab. */
  | { type: 'otherTabTyped'; draft: Draft }
  /** The edit is no longer in storage: another tab saved or discarded it. */
  | { type: 'otherTabDone' }
  /** The value that another tab left on the server was loaded. */
  | { type: 'refreshed'; saved: SavedValue }
  /** The page has loaded the value, for the first time or again. */
  | { type: 'loaded'; saved: SavedValue }

export type FieldEventType = FieldEvent['type']

/** The effects that the machine's environment carries out. */
export type FieldEffect =
  /** Save a draft, based on a revision; answered by one of the events from `saved` to `conflicted`. */
  | { type: 'save'; input: unknown; revision: number }
  /** Load the current value after a conflict; answered by `compared` or `compareFailed`. */
  | { type: 'compare' }
  /** Load the current value; answered by `refreshed` if that succeeds. */
  | { type: 'refresh' }
  /** Report `timerFired` after a number of milliseconds; replaces an earlier timer. */
  | { type: 'startTimer'; delay: number }
  | { type: 'storeDraft'; draft: Draft }
  | { type: 'dropDraft'; draft: Draft }
  | { type: 'announceSaved'; value: unknown }
  | { type: 'announceFailure'; failure: SaveFailure }

export type FieldEffectType = FieldEffect['type']
