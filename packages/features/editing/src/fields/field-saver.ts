import { messages } from '../messages'
import { thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import type { FieldDraft } from './field-draft'
import {
  type FieldRules,
  isSameValue,
  type RetryTrigger,
  type SavedValue,
  type SaveResult,
  type Validation,
} from './field-state'
import { type SaveFailure, saveFailureOf } from './save-failure'

type PendingSave = Extract<Validation, { isValid: true }> & {
  /** Whether a failure is also reported outside the field. Automatic retries fail silently. */
  reportsFailure: boolean
  /** Whether this is the one retry on the revision that a conflict returned. */
  isRebased?: boolean
}

/** Saves one field: at most one request at a time, always with the newest value. */
export class FieldSaver {
  readonly draft: FieldDraft
  readonly #isSignedIn: () => boolean
  /** The next save. */
  #pending: PendingSave | null = null
  /** The save whose request is running. */
  #inFlight: PendingSave | null = null
  /** The last save that may or may not have reached the server. */
  #unconfirmed: PendingSave | null = null
  /** While the user is typing, nothing is sent. */
  #isTyping = false
  /** Whether storage held an edit of this field at the last check. */
  #wasStored = false

  constructor(draft: FieldDraft, isSignedIn: () => boolean) {
    this.draft = draft
    this.#isSignedIn = isSignedIn
  }

  /** Takes the rules of the newest render. The first call also saves a restored edit. */
  update(rules: FieldRules): void {
    const { isLoaded } = this.draft
    this.draft.rules = rules
    if (!isLoaded) this.retry('backoff')
  }
  change(value: unknown): void {
    this.#isTyping = true
    this.draft.change(value)
  }
  /** Validates and saves the draft, if it differs from the saved value. */
  commit(reportsFailure = true): void {
    this.#isTyping = false
    const { state, rules, isLoaded, saved } = this.draft
    if (state.draft === null || state.theirs !== null || rules === null || !isLoaded) return
    const validation = rules.validate(state.draft.value)
    const queued = this.#pending ?? this.#inFlight
    const current = queued ? queued.value : this.draft.normalise(saved.value)
    if (isSameValue(validation.isValid ? validation.value : state.draft.value, current)) {
      const phase = state.phase === 'failed' ? 'unchanged' : state.phase
      if (queued === null) this.draft.drop({ phase })
    } else if (validation.isValid) {
      this.#pending = { ...validation, reportsFailure }
      void this.#sendPending()
    } else {
      this.#pending = null
      this.draft.patch({ phase: 'failed', error: validation.message, retry: null })
    }
  }
  /** Saves what the user is typing when the field unmounts: React fires no blur event then. */
  close(): void {
    if (this.#isTyping) this.commit()
  }
  /** Retries a failed save that waits for this trigger, unless the user is typing. */
  retry(trigger: RetryTrigger): void {
    if (this.draft.state.retry === trigger && !this.#isTyping) this.commit(false)
  }

  /** Restores an edit that was stored before the page was loaded. */
  restore(edit: UnsavedEdit): void {
    this.#wasStored = true
    this.draft.adopt({ ...edit, by: thisPage }, { error: messages.restored, retry: 'backoff' })
  }
  /** Follows a change of storage: another tab has a newer edit, or has saved or discarded its edit. */
  syncWithStorage(stored: UnsavedEdit | undefined): void {
    const { draft } = this.draft.state
    const isRemoved = this.#wasStored && stored === undefined
    this.#wasStored = stored !== undefined
    if (stored && stored.by !== thisPage) {
      const why = { error: messages.otherTab, retry: 'focus' } as const
      if (this.draft.adopt(stored, why)) this.#pending = null
    } else if (isRemoved && draft !== null && this.#isSignedIn()) void this.#reloadSaved()
  }
  /** Fetches what another tab has saved; a newer draft in this tab stays. */
  async #reloadSaved(): Promise<void> {
    const latest = await this.#reload()
    const { draft, phase } = this.draft.state
    if (draft === null || latest === null) return
    const isFromOtherTab = draft.by !== thisPage
    const isSaved = isSameValue(
      this.draft.valueToSend(draft.value),
      this.draft.normalise(latest.value),
    )
    if (isFromOtherTab || isSaved) this.draft.drop({ latest, phase: 'unchanged' })
    else if (phase !== 'saving') this.draft.rebase(latest)
  }

  keepMine(): void {
    const { theirs } = this.draft.state
    if (theirs === null) return
    this.draft.rebase(theirs)
    this.commit()
  }
  takeTheirs(): void {
    const { theirs } = this.draft.state
    if (theirs !== null) this.draft.drop({ latest: theirs, phase: 'unchanged' })
  }

  async #sendPending(): Promise<void> {
    if (this.#inFlight !== null) return
    while (this.#pending !== null) {
      const save: PendingSave = this.#pending
      this.#pending = null
      this.#inFlight = save
      await this.#send(save)
      this.#inFlight = null
    }
  }
  async #send(save: PendingSave): Promise<void> {
    if (!this.#isSignedIn())
      return this.#setFailed({ kind: 'sign-in', message: messages.signInAgain })
    this.draft.patch({ phase: 'saving', error: undefined, retry: null })
    try {
      this.#onSaved(save, await save.save(this.draft.base))
    } catch (cause) {
      await this.#onFailed(save, cause)
    }
  }
  #onSaved({ value }: PendingSave, result: SaveResult): void {
    this.#unconfirmed = null
    const { rules, state } = this.draft
    const isReturned = rules?.read(result.value) !== undefined
    const latest = { value: isReturned ? result.value : value, revision: result.revision }
    const { draft } = state
    if (draft === null || isSameValue(this.draft.valueToSend(draft.value), value))
      this.draft.drop({ latest, phase: 'saved' })
    else this.draft.rebase(latest)
    rules?.onSaved(value)
  }
  async #onFailed(save: PendingSave, cause: unknown): Promise<void> {
    const failure = saveFailureOf(cause)
    if (failure.kind === 'conflict' && (await this.#resolveConflict(save))) return
    this.#unconfirmed = failure.kind === 'temporary' ? save : null
    // A newer value is sent next, so this failure no longer matters.
    if (this.#pending !== null) return
    this.#setFailed(failure)
    if (save.reportsFailure) this.draft.rules?.onFailed(failure, cause)
  }
  #setFailed({ kind, message }: SaveFailure): void {
    const retryTriggers = {
      temporary: 'backoff',
      'sign-in': 'sign-in',
      conflict: null,
      rejected: null,
    } as const
    this.draft.patch({ phase: 'failed', error: message, retry: retryTriggers[kind] })
  }

  /** Resolves to whether the conflict was handled: nobody else made a change, or both are shown. */
  async #resolveConflict(save: PendingSave): Promise<boolean> {
    const theirs = await this.#reload()
    if (theirs === null) this.#setFailed({ kind: 'temporary', message: messages.changedElsewhere })
    else if (this.draft.state.draft === null) return false
    else if (isSameValue(this.draft.normalise(theirs.value), save.value))
      this.#onSaved(save, theirs)
    else if (this.#isUnchangedByOthers(theirs)) return this.#resend(save, theirs)
    else this.#showConflict(theirs)
    return true
  }
  /** True if only our own response was lost, or another user changed the value and changed it back. */
  #isUnchangedByOthers(theirs: SavedValue): boolean {
    const current = this.draft.normalise(theirs.value)
    const isOurs = this.#unconfirmed !== null && isSameValue(current, this.#unconfirmed.value)
    return isOurs || isSameValue(current, this.draft.normalise(this.draft.saved.value))
  }
  /** Sends a save again on a newer revision, once: a second conflict has another reason. */
  #resend(save: PendingSave, theirs: SavedValue): boolean {
    if (save.isRebased) return false
    this.draft.rebase(theirs)
    this.#pending ??= { ...save, isRebased: true }
    return true
  }
  #showConflict(theirs: SavedValue): void {
    this.#pending = null
    this.draft.patch({ phase: 'failed', error: messages.changedElsewhere, theirs, retry: null })
  }
  async #reload(): Promise<SavedValue | null> {
    const reloading = this.draft.rules?.reload() ?? null
    return (await reloading?.catch(() => null)) ?? null
  }
}
