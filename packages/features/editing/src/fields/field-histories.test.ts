import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { FieldEffect, FieldEvent } from './field-events'
import { reduceField } from './field-machine'
import { validationBy } from './field-rules'
import {
  cleanState,
  type Draft,
  type FieldState,
  isEdited,
  isInFlight,
  type SavedValue,
  type SaveFailure,
} from './field-state'
import { restore } from './field-sync'

const rules = {
  read: (stored: unknown) => (typeof stored === 'string' ? stored : undefined),
  validate: validationBy(v.pipe(v.string(), v.trim(), v.minLength(2, 'Too short'))),
}
const trimmed = (typed: unknown) => String(typed).trim()

const failureOf = (kind: SaveFailure['kind']): SaveFailure => ({
  kind,
  problem: { text: kind },
  cause: null,
})

type Request = Extract<FieldEffect, { type: 'save' | 'compare' | 'refresh' }>

/** One tab with its field, the API, storage, and other users and tabs that change the same field. */
class World {
  server: SavedValue = { value: 'aa', revision: 1 }
  state: FieldState = cleanState(this.server)
  stored: (Draft & { isOtherTabs: boolean }) | null = null
  requests: Request[] = []
  isOnline = true
  isSignedIn = true
  /** The user's latest unsaved input; null if there is none. */
  typed: string | null = null
  #now = 0
  /** Every value that the server has had. */
  readonly #written: unknown[] = [this.server.value]

  /** The values that the person knew when they typed, and those that they have sent. */
  #known = new Set<unknown>()
  #knownInOtherTab: unknown

  dispatch(event: FieldEvent): void {
    const before = this.state
    if (!isEdited(before)) this.#known = new Set([before.saved.value])
    if (event.type === 'keptMine' && before.status === 'conflict')
      this.#known.add(before.theirs.value)
    if (event.type === 'otherTabTyped') this.#known.add(this.#knownInOtherTab)
    if (event.type === 'refreshed') this.#known.add(event.saved.value)
    const { state, effects } = reduceField(before, event, rules)
    this.state = state
    for (const effect of effects) this.#run(effect)
    if (isEdited(before) && !isEdited(state)) this.#checkEnd(before, event.type, state.saved)
    if (isInFlight(before) && !isInFlight(state)) this.#readStorage()
    this.#check()
  }
  type(text: string): void {
    this.typed = text
    this.#now += 1
    this.dispatch({ type: 'typed', value: text, at: this.#now })
  }
  /** Another tab of the same person has a newer edit. */
  typeInOtherTab(text: string): void {
    this.typed = text
    this.#now = Math.max(this.#now, this.stored?.at ?? 0) + 1
    const { revision: base, value: baseValue } = this.server
    this.#knownInOtherTab = baseValue
    this.stored = { value: text, base, baseValue, at: this.#now, isOtherTabs: true }
    this.#readStorage()
  }
  /** The other tab saves its edit. */
  saveInOtherTab(): void {
    if (!this.stored?.isOtherTabs || trimmed(this.stored.value).length < 2) return
    this.write(trimmed(this.stored.value))
    this.#known.add(this.server.value)
    this.stored = null
    this.typed = null
    this.dispatch({ type: 'otherTabDone' })
  }
  /** The page loads its data again. */
  revalidate(): void {
    this.dispatch({ type: 'loaded', saved: this.server })
  }
  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
    if (isOnline) this.dispatch({ type: 'returned' })
  }
  setSignedIn(isSignedIn: boolean): void {
    this.isSignedIn = isSignedIn
    if (isSignedIn) this.dispatch({ type: 'signedIn' })
  }
  write(value: string): void {
    this.#written.push(value)
    this.server = { value, revision: this.server.revision + 1 }
  }
  /** The API answers the oldest request, unless the connection is lost on the way there or back. */
  answer(loss: 'none' | 'request' | 'response' = 'none'): void {
    const request = this.requests.shift()
    if (request === undefined) return
    const isReached = this.isOnline && loss !== 'request'
    const isAnswered = isReached && loss !== 'response'
    if (request.type === 'save') {
      const reply = isReached ? this.#save(request) : null
      this.dispatch(reply !== null && isAnswered ? reply : unavailable)
    } else if (request.type === 'compare')
      this.dispatch(
        isAnswered ? { type: 'compared', theirs: this.server } : { type: 'compareFailed' },
      )
    else if (isAnswered) this.dispatch({ type: 'refreshed', saved: this.server })
  }
  refuse(): void {
    if (this.requests[0]?.type !== 'save') return
    this.requests.shift()
    this.dispatch({ type: 'refused', failure: failureOf('rejected') })
  }
  takeTheirs(): void {
    if (this.state.status === 'conflict') this.typed = null
    this.dispatch({ type: 'tookTheirs' })
  }
  /** The page loads again; running requests may still have reached the API. */
  reload(hasReached: boolean): void {
    for (const request of this.requests)
      if (request.type === 'save' && hasReached && this.isOnline) this.#save(request)
    this.requests = []
    this.state = cleanState(this.server)
    if (this.stored === null) return
    // The draft stores only the value that it is based on, which is enough to detect changes by others.
    this.#known = new Set([this.stored.baseValue])
    this.state = restore(this.state, this.stored).state
    this.stored = { ...this.stored, isOtherTabs: false }
    this.dispatch({ type: 'returned' })
  }
  /** The user leaves the field, is online and signed in, and resolves what is left. */
  finish(): void {
    this.isOnline = true
    this.isSignedIn = true
    this.dispatch({ type: 'closed' })
    for (let step = 0; step < 50 && !this.isDone(); step += 1) {
      if (this.requests.length > 0) this.answer()
      else if (this.state.status === 'conflict') this.dispatch({ type: 'keptMine' })
      else if (this.state.status === 'refused') this.dispatch({ type: 'left' })
      else {
        this.dispatch({ type: 'returned' })
        this.dispatch({ type: 'signedIn' })
      }
    }
  }
  isDone(): boolean {
    const { status } = this.state
    return this.requests.length === 0 && ['clean', 'saved', 'invalid'].includes(status)
  }

  #run(effect: FieldEffect): void {
    switch (effect.type) {
      case 'save':
        this.#known.add(trimmed(effect.input))
        if (this.isSignedIn) this.requests.push(effect)
        else this.dispatch({ type: 'unsent' })
        break
      case 'compare':
      case 'refresh':
        this.requests.push(effect)
        break
      case 'storeDraft':
        if (this.stored === null || this.stored.at <= effect.draft.at)
          this.stored = { ...effect.draft, isOtherTabs: false }
        break
      case 'dropDraft':
        if (this.stored !== null && this.stored.at <= effect.draft.at) this.stored = null
        if (this.stored === null) this.typed = null
        break
      case 'announceSaved':
        expect(this.#written).toContain(effect.value)
        break
      case 'announceFailure':
      case 'startTimer':
        break
    }
  }
  #save({ input, revision }: Extract<Request, { type: 'save' }>): FieldEvent {
    if (this.server.revision > revision)
      return { type: 'conflicted', failure: failureOf('conflict') }
    // Another user's change is never overwritten unseen.
    expect([...this.#known]).toContain(this.server.value)
    this.write(trimmed(input))
    return { type: 'saved', result: this.server }
  }
  #readStorage(): void {
    if (this.stored?.isOtherTabs) this.dispatch({ type: 'otherTabTyped', draft: this.stored })
  }
  /** Input ends only when the field shows a value that is the same, or that was chosen instead. */
  #checkEnd(
    { status, draft }: Extract<FieldState, { draft: Draft }>,
    event: FieldEvent['type'],
    saved: SavedValue,
  ): void {
    const isReplaced = event === 'tookTheirs' || (event === 'refreshed' && status === 'otherTab')
    if (!isReplaced) expect(saved.value).toBe(trimmed(draft.value))
  }
  /** The invariants after every event. */
  #check(): void {
    expect(this.requests.filter(({ type }) => type !== 'refresh').length).toBeLessThanOrEqual(1)
    const isNewerElsewhere = this.stored?.isOtherTabs && isInFlight(this.state)
    if (!isEdited(this.state) || this.typed === null || isNewerElsewhere) return
    // The input is on the screen and on the device.
    const { value, at } = this.state.draft
    expect(value).toBe(this.typed)
    expect(this.stored).toMatchObject({ value, at })
  }
}

const unavailable: FieldEvent = { type: 'unavailable', failure: failureOf('temporary') }

const text = fc.constantFrom('aa', 'bb', 'bb ', 'cc', 'dd', 'x', '')
const other = fc.constantFrom('aa', 'bb', 'cc', 'ee')

/** A step of a history, with a name for the report of a failed one. */
const steps = fc.oneof(
  { weight: 5, arbitrary: text.map((typed) => ['type', typed] as const) },
  { weight: 5, arbitrary: fc.constant(['leave'] as const) },
  { weight: 5, arbitrary: fc.constant(['answer'] as const) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(['lose', 'request'] as const, ['lose', 'response'] as const),
  },
  { weight: 1, arbitrary: fc.constant(['refuse'] as const) },
  { weight: 1, arbitrary: fc.constantFrom(['online', true] as const, ['online', false] as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(['session', true] as const, ['session', false] as const),
  },
  { weight: 1, arbitrary: fc.constant(['timer'] as const) },
  { weight: 1, arbitrary: fc.constant(['revalidate'] as const) },
  { weight: 1, arbitrary: other.map((value) => ['other user', value] as const) },
  { weight: 1, arbitrary: text.map((typed) => ['other tab', typed] as const) },
  { weight: 1, arbitrary: fc.constant(['other tab saves'] as const) },
  { weight: 1, arbitrary: fc.constantFrom(['keep mine'] as const, ['take theirs'] as const) },
  { weight: 1, arbitrary: fc.boolean().map((hasReached) => ['reload', hasReached] as const) },
)
type Step = typeof steps extends fc.Arbitrary<infer Each> ? Each : never

function perform(world: World, [name, value]: Step): void {
  if (name === 'type') world.type(value)
  else if (name === 'leave') world.dispatch({ type: 'left' })
  else if (name === 'answer') world.answer()
  else if (name === 'lose') world.answer(value)
  else if (name === 'refuse') world.refuse()
  else if (name === 'online') world.setOnline(value)
  else if (name === 'session') world.setSignedIn(value)
  else if (name === 'revalidate') world.revalidate()
  else if (name === 'timer') world.dispatch({ type: 'timerFired' })
  else if (name === 'other user') world.write(value)
  else if (name === 'other tab') world.typeInOtherTab(value)
  else if (name === 'other tab saves') world.saveInOtherTab()
  else if (name === 'keep mine') world.dispatch({ type: 'keptMine' })
  else if (name === 'take theirs') world.takeTheirs()
  else world.reload(value)
}

// A failed run prints its seed and its shortest history.
test('in any history, input is kept until it is saved, and saves never overlap', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 40 }), (history) => {
      const world = new World()
      for (const step of history) perform(world, step)
      world.finish()
      expect(world.isDone()).toBe(true)
      // What was typed last has been saved or was the same as the saved value, unless it is invalid.
      if (world.typed === null) return
      expect(world.state).toMatchObject({ status: 'invalid', draft: { value: world.typed } })
      expect(world.stored?.value).toBe(world.typed)
    }),
    { numRuns: 2_000 },
  )
})
