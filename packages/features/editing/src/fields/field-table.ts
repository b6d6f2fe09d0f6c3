import type { FieldEffectType, FieldEventType } from './field-events'
import { type FieldState, isInFlight, type NewerInput } from './field-state'

type InFlightName = 'saving' | 'comparing'
type NewerName = Exclude<NewerInput, 'none'>

/** The name of a field's state. While a request runs, it also says what the user has done since the start. */
export type StateName =
  | Exclude<FieldState['status'], InFlightName>
  | InFlightName
  | `${InFlightName} + ${NewerName}`

export function nameOf(state: FieldState): StateName {
  if (!isInFlight(state) || state.newer === 'none') return state.status
  return `${state.status} + ${state.newer}`
}

/** The next state, and the effects in their order. */
export type Outcome = readonly [StateName, ...FieldEffectType[]]
type Outcomes = readonly Outcome[]

// Cells that several states share.
const typing: Outcomes = [['typing', 'storeDraft']]
const commit: Outcomes = [['saving', 'save'], ['invalid'], ['clean', 'dropDraft']]
/** A form also sends an unchanged value. */
const submit: Outcomes = [
  ['saving', 'storeDraft', 'save'],
  ['invalid', 'storeDraft'],
]
const restored: Outcomes = [['waiting', 'startTimer']]
const otherTab: Outcomes = [['otherTab']]
const typingWhileSaving: Outcomes = [['saving + typing', 'storeDraft']]
const leaveWhileSaving: Outcomes = [['saving'], ['saving + queued'], ['saving + invalid']]
const submitWhileSaving: Outcomes = [
  ['saving', 'storeDraft'],
  ['saving + queued', 'storeDraft'],
  ['saving + invalid', 'storeDraft'],
]
const typingWhileComparing: Outcomes = [['comparing + typing', 'storeDraft']]
const leaveWhileComparing: Outcomes = [
  ['comparing'],
  ['comparing + queued'],
  ['comparing + invalid'],
]
const submitWhileComparing: Outcomes = [
  ['comparing', 'storeDraft'],
  ['comparing + queued', 'storeDraft'],
  ['comparing + invalid', 'storeDraft'],
]
/** The failure of an automatic retry is shown at the field only. */
const failWhileTyping: Outcomes = [
  ['typing', 'announceFailure'],
  ['typing'],
  ['saving + typing', 'save'],
]
const failWhileInvalid: Outcomes = [['invalid', 'announceFailure'], ['invalid']]
const sendQueued: Outcomes = [['saving', 'save']]

/**
 * The effect of each event in each state. Several outcomes depend on the values: whether the input is
 * valid, the same as the saved value or as the one being sent, or newer than that of another tab. An
 * event that is not listed changes nothing.
 */
export const fieldTable: Readonly<
  Record<StateName, Readonly<Partial<Record<FieldEventType, Outcomes>>>>
> = {
  clean: {
    typed: typing,
    submitted: submit,
    restored,
    otherTabTyped: otherTab,
    loaded: [['clean']],
  },
  saved: {
    typed: typing,
    submitted: submit,
    restored,
    otherTabTyped: otherTab,
    loaded: [['saved']],
  },
  typing: {
    typed: typing,
    left: commit,
    submitted: submit,
    closed: commit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['typing', 'refresh']],
    refreshed: [['typing', 'storeDraft']],
  },
  invalid: {
    typed: typing,
    left: commit,
    submitted: submit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['invalid', 'refresh']],
    refreshed: [
      ['invalid', 'storeDraft'],
      ['clean', 'dropDraft'],
    ],
  },
  refused: {
    typed: typing,
    left: commit,
    submitted: submit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['refused', 'refresh']],
    refreshed: [
      ['refused', 'storeDraft'],
      ['clean', 'dropDraft'],
    ],
  },
  signedOut: {
    typed: typing,
    left: commit,
    submitted: submit,
    signedIn: commit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['signedOut', 'refresh']],
    refreshed: [
      ['signedOut', 'storeDraft'],
      ['clean', 'dropDraft'],
    ],
  },
  waiting: {
    typed: typing,
    left: commit,
    submitted: submit,
    timerFired: commit,
    returned: commit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['waiting', 'refresh']],
    refreshed: [
      ['waiting', 'storeDraft'],
      ['clean', 'dropDraft'],
    ],
  },
  otherTab: {
    typed: typing,
    left: commit,
    submitted: submit,
    returned: commit,
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['otherTab', 'refresh']],
    refreshed: [['clean', 'dropDraft']],
  },
  conflict: {
    typed: [['conflict', 'storeDraft']],
    keptMine: [
      ['saving', 'storeDraft', 'save'],
      ['invalid', 'storeDraft'],
      ['clean', 'storeDraft', 'dropDraft'],
    ],
    tookTheirs: [['clean', 'dropDraft']],
    restored,
    otherTabTyped: otherTab,
    otherTabDone: [['conflict', 'refresh']],
    refreshed: [['conflict']],
  },
  saving: {
    typed: typingWhileSaving,
    submitted: submitWhileSaving,
    saved: [['saved', 'dropDraft', 'announceSaved']],
    refused: [['refused', 'announceFailure'], ['refused']],
    unavailable: [
      ['waiting', 'startTimer', 'announceFailure'],
      ['waiting', 'startTimer'],
    ],
    unauthenticated: [['signedOut', 'announceFailure'], ['signedOut']],
    unsent: [['signedOut']],
    conflicted: [['comparing', 'compare']],
  },
  'saving + typing': {
    typed: typingWhileSaving,
    left: leaveWhileSaving,
    submitted: submitWhileSaving,
    closed: leaveWhileSaving,
    saved: [
      ['typing', 'storeDraft', 'announceSaved'],
      ['saving + typing', 'storeDraft', 'announceSaved', 'save'],
    ],
    refused: failWhileTyping,
    unavailable: failWhileTyping,
    unauthenticated: failWhileTyping,
    unsent: [['typing'], ['saving + typing', 'save']],
    conflicted: [['comparing + typing', 'compare']],
  },
  'saving + queued': {
    typed: typingWhileSaving,
    submitted: submitWhileSaving,
    saved: [['saving', 'storeDraft', 'announceSaved', 'save']],
    refused: sendQueued,
    unavailable: sendQueued,
    unauthenticated: sendQueued,
    unsent: sendQueued,
    conflicted: [['comparing + queued', 'compare']],
  },
  'saving + invalid': {
    typed: typingWhileSaving,
    submitted: submitWhileSaving,
    saved: [['invalid', 'storeDraft', 'announceSaved']],
    refused: failWhileInvalid,
    unavailable: failWhileInvalid,
    unauthenticated: failWhileInvalid,
    unsent: [['invalid']],
    conflicted: [['comparing + invalid', 'compare']],
  },
  comparing: {
    typed: typingWhileComparing,
    submitted: submitWhileComparing,
    compared: [
      ['saved', 'dropDraft', 'announceSaved'],
      ['saving', 'storeDraft', 'save'],
      ['refused', 'announceFailure'],
      ['refused'],
      ['conflict'],
    ],
    compareFailed: [['waiting', 'startTimer']],
  },
  'comparing + typing': {
    typed: typingWhileComparing,
    left: leaveWhileComparing,
    submitted: submitWhileComparing,
    closed: leaveWhileComparing,
    compared: [
      ['typing', 'storeDraft', 'announceSaved'],
      ['saving + typing', 'storeDraft', 'announceSaved', 'save'],
      ['saving + typing', 'storeDraft', 'save'],
      ['typing', 'announceFailure'],
      ['typing'],
      ['saving + typing', 'save'],
      ['conflict'],
    ],
    compareFailed: [['typing'], ['saving + typing', 'save']],
  },
  'comparing + queued': {
    typed: typingWhileComparing,
    submitted: submitWhileComparing,
    compared: [
      ['saving', 'storeDraft', 'announceSaved', 'save'],
      ['saving', 'storeDraft', 'save'],
      ['saving', 'save'],
      ['conflict'],
    ],
    compareFailed: sendQueued,
  },
  'comparing + invalid': {
    typed: typingWhileComparing,
    submitted: submitWhileComparing,
    compared: [
      ['invalid', 'storeDraft', 'announceSaved'],
      ['saving + invalid', 'storeDraft', 'save'],
      ['invalid', 'announceFailure'],
      ['invalid'],
      ['conflict'],
    ],
    compareFailed: [['invalid']],
  },
}
