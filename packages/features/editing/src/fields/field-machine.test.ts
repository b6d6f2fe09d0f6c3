import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { FieldEvent, FieldEventType } from './field-events'
import { reduceField } from './field-machine'
import { validationBy } from './field-rules'
import type { Draft, FieldState, NewerInput, Problem, Save, SaveFailure } from './field-state'
import { fieldTable, nameOf, type Outcome, type StateName } from './field-table'

const rules = {
  read: (stored: unknown) => (typeof stored === 'string' ? stored : undefined),
  validate: validationBy(v.pipe(v.string(), v.trim(), v.minLength(2, 'Too short'))),
}

// The values of the examples. An invalid input has one letter.
const [original, changed, newer, theirs, unconfirmed, earlier] = [
  'aa',
  'bb',
  'cc',
  'dd',
  'ee',
  'ff',
]
const inputs = [original, changed, newer, 'x']

const saved = { value: original, revision: 4 }
const draftOf = (value: string, at = 100): Draft => ({ value, base: 4, baseValue: original, at })
/** Of an earlier visit, and of one with an earlier version of the app. */
const olderDraftsOf = (value: string): Draft[] => [
  { value, base: 3, baseValue: earlier, at: 100 },
  { value, base: 3, at: 100 },
]
const saveOf = (value: string, parts: Partial<Save> = {}): Save => ({
  input: value,
  value,
  isQuiet: false,
  isRebased: false,
  attempts: 0,
  ...parts,
})
const problem: Problem = { text: 'Problem' }
const failure: SaveFailure = { kind: 'rejected', problem, cause: null }

/** Examples of every state, by all that their transitions depend on. */
function examplesOf(name: StateName): FieldState[] {
  if (name === 'clean' || name === 'saved') return [{ status: name, saved }]
  const edits = inputs.map((input) => ({ saved, draft: draftOf(input), unconfirmed: null }))
  switch (name) {
    case 'typing':
      return edits.map((edit) => ({ ...edit, status: name, problem }))
    case 'waiting':
      return edits.map((edit) => ({ ...edit, status: name, problem, attempts: 2 }))
    case 'conflict':
      return [...edits, { saved, draft: draftOf(theirs), unconfirmed: null }].map((edit) => ({
        ...edit,
        status: name,
        problem,
        theirs: { value: theirs, revision: 9 },
      }))
    case 'invalid':
    case 'refused':
    case 'signedOut':
    case 'otherTab':
      return edits.map((edit) => ({ ...edit, status: name, problem }))
    default:
      return inFlightExamples(name)
  }
}

function inFlightExamples(
  name: Extract<StateName, `saving${string}` | `comparing${string}`>,
): FieldState[] {
  const [status, newerInput = 'none'] = name.split(' + ')
  const requests = [false, true].flatMap((isQuiet) =>
    [false, true].map((isRebased) => saveOf(changed, { isQuiet, isRebased })),
  )
  return requests.flatMap((request) =>
    newerExamples(newerInput)
      .flatMap((parts) => [
        parts,
        ...olderDraftsOf(String(parts.draft.value)).map((draft) => ({ ...parts, draft })),
      ])
      .map((parts) => {
        const sent = { saved, unconfirmed: { value: unconfirmed }, request, ...parts }
        return status === 'saving'
          ? { ...sent, status: 'saving' }
          : { ...sent, status: 'comparing', refusal: failure }
      }),
  )
}

/** The saves that follow the request, and the draft of each. */
function newerExamples(newerInput: string) {
  const example = (input: string, kind: NewerInput, queued: Save | null = null) => ({
    draft: draftOf(input),
    newer: kind,
    queued,
    problem: kind === 'invalid' ? problem : null,
  })
  if (newerInput === 'none') return [example(changed, 'none')]
  if (newerInput === 'queued') return [example(newer, 'queued', saveOf(newer))]
  if (newerInput === 'invalid') return [example('x', 'invalid')]
  return inputs.flatMap((input) => [
    example(input, 'typing'),
    example(input, 'typing', saveOf(newer)),
  ])
}

/** Examples of every event. */
const events: {
  readonly [Type in FieldEventType]: readonly Extract<FieldEvent, { type: Type }>[]
} = {
  typed: [{ type: 'typed', value: newer, at: 200 }],
  left: [{ type: 'left' }],
  submitted: inputs.map((value) => ({ type: 'submitted', value, at: 200 })),
  closed: [{ type: 'closed' }],
  timerFired: [{ type: 'timerFired' }],
  returned: [{ type: 'returned' }],
  signedIn: [{ type: 'signedIn' }],
  saved: [{ type: 'saved', result: { value: changed, revision: 5 } }],
  refused: [{ type: 'refused', failure }],
  unavailable: [{ type: 'unavailable', failure }],
  unauthenticated: [{ type: 'unauthenticated', failure }],
  unsent: [{ type: 'unsent' }],
  conflicted: [{ type: 'conflicted', failure }],
  compared: [original, changed, theirs, unconfirmed, earlier].map((value) => ({
    type: 'compared',
    theirs: { value, revision: 9 },
  })),
  compareFailed: [{ type: 'compareFailed' }],
  keptMine: [{ type: 'keptMine' }],
  tookTheirs: [{ type: 'tookTheirs' }],
  restored: [100, 101].map((at) => ({ type: 'restored', draft: draftOf(newer, at) })),
  otherTabTyped: [100, 101].map((at) => ({ type: 'otherTabTyped', draft: draftOf(newer, at) })),
  otherTabDone: [{ type: 'otherTabDone' }],
  refreshed: [
    { type: 'refreshed', saved: { value: theirs, revision: 3 } },
    { type: 'refreshed', saved: { value: theirs, revision: 5 } },
    { type: 'refreshed', saved: { value: changed, revision: 5 } },
  ],
  loaded: [
    { type: 'loaded', saved: { value: theirs, revision: 4 } },
    { type: 'loaded', saved: { value: theirs, revision: 5 } },
  ],
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record) as Key[]

const textOf = (outcomes: readonly Outcome[]) =>
  [...new Set(outcomes.map((outcome) => outcome.join(', ')))].toSorted()

/** The outcomes of a pair over all its examples, without those that change nothing. */
function outcomesOf(name: StateName, type: FieldEventType): Outcome[] {
  return examplesOf(name).flatMap((state) =>
    events[type].flatMap((event): Outcome[] => {
      const next = reduceField(state, event, rules)
      if (next.state === state && next.effects.length === 0) return []
      return [[nameOf(next.state), ...next.effects.map((effect) => effect.type)]]
    }),
  )
}

describe.each(keysOf(fieldTable))('%s', (name) => {
  test('has examples of itself', () => {
    expect(new Set(examplesOf(name).map(nameOf))).toEqual(new Set([name]))
  })

  test.each(keysOf(events))('%s', (type) => {
    expect(textOf(outcomesOf(name, type))).toEqual(textOf(fieldTable[name][type] ?? []))
  })
})

test.each([
  ['the loaded value, if the draft does not say more', { base: 4 }, original, 'saving'],
  [
    'the value that an earlier visit has stored',
    { base: 3, baseValue: earlier },
    earlier,
    'saving',
  ],
  ['another value', { base: 3, baseValue: earlier }, original, 'conflict'],
  ['a value that may be newer than an older draft', { base: 3 }, original, 'conflict'],
])('a draft based on %s, compared with the server', (_, base, current, status) => {
  const draft: Draft = { value: changed, at: 100, ...base }
  const request = saveOf(changed)
  const sent = { saved, draft, unconfirmed: null, request, newer: 'none', queued: null } as const
  const comparing: FieldState = { ...sent, status: 'comparing', problem: null, refusal: failure }
  const { state, effects } = reduceField(
    comparing,
    { type: 'compared', theirs: { value: current, revision: 9 } },
    rules,
  )
  expect(state.status).toBe(status)
  if (status === 'saving')
    expect(effects.at(-1)).toEqual({ type: 'save', input: changed, revision: 9 })
})

test('every transition leaves the state that it starts from unchanged', () => {
  const freeze = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze)
    return Object.freeze(value)
  }
  for (const name of keysOf(fieldTable)) {
    for (const state of examplesOf(name).map(freeze)) {
      for (const event of Object.values(events).flat().map(freeze))
        expect(() => reduceField(state, event, rules)).not.toThrow()
    }
  }
})
