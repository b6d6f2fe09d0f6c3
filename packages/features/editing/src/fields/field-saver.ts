import { messages } from '../messages'
import { thisPage, type UnsavedEdit } from '../unsaved/unsaved-edit'
import type { FieldDraft } from './field-draft'
import {
  type Checked,
  type FieldRules,
  isSame,
  type Known,
  type Retry,
  type Saved,
} from './field-state'
import { type Refusal, refusalOf } from './refusal'

type Due = Extract<Checked, { isGood: true }> & {
  /** Whether its failure is told beyond the field: not where nobody has just asked for it. */
  isTold: boolean
  /** Whether it goes out again upon the revision that a conflict told of. */
  isRebased?: boolean
}

/** Saves one field: one save at a time, of the newest value. */
export class FieldSaver {
  readonly draft: FieldDraft
  readonly #isSignedIn: () => boolean
  /** What is to be sent next. */
  #due: Due | null = null
  /** What is on its way. */
  #sending: Due | null = null
  /** What was sent last without an answer that tells what became of it. */
  #uncertain: Due | null = null
  /** Whether it is being typed: it is not sent before it is left. */
  #isTyping = false
  /** Whether what was typed was in the browser's storage when it was last looked at. */
  #wasKept = false

  constructor(draft: FieldDraft, isSignedIn: () => boolean) {
    this.draft = draft
    this.#isSignedIn = isSignedIn
  }

  /** Takes what the newest render says; what was kept from before goes out with the first. */
  update(rules: FieldRules): void {
    const { isLoaded } = this.draft
    this.draft.rules = rules
    if (!isLoaded) this.retry('wait')
  }
  change(value: unknown): void {
    this.#isTyping = true
    this.draft.change(value)
  }
  /** Saves what was changed. */
  leave(isTold = true): void {
    this.#isTyping = false
    const { state, rules, isLoaded, known } = this.draft
    if (state.draft === null || state.theirs !== null || rules === null || !isLoaded) return
    const checked = rules.check(state.draft.value)
    const before = this.#due ?? this.#sending
    const now = before ? before.value : this.draft.resent(known.value)
    if (isSame(checked.isGood ? checked.value : state.draft.value, now)) {
      const phase = state.phase === 'failed' ? 'unchanged' : state.phase
      if (before === null) this.draft.drop({ phase })
    } else if (checked.isGood) {
      this.#due = { ...checked, isTold }
      void this.#run()
    } else {
      this.#due = null
      this.draft.patch({ phase: 'failed', reason: checked.words, retry: null })
    }
  }
  /** Its panel closes: what is being typed is left, too. The browser does not say so. */
  close(): void {
    if (this.#isTyping) this.leave()
  }
  /** Tries again what waits for it, unless it is being typed. */
  retry(kind: Retry): void {
    if (this.draft.state.retry === kind && !this.#isTyping) this.leave(false)
  }

  /** Takes what was kept from before. */
  restore(edit: UnsavedEdit): void {
    this.#wasKept = true
    this.draft.take({ ...edit, by: thisPage }, { reason: messages.kept, retry: 'wait' })
  }
  /** Another tab keeps something newer, or nothing any more. */
  follow(kept: UnsavedEdit | undefined): void {
    const { draft } = this.draft.state
    const isGone = this.#wasKept && kept === undefined
    this.#wasKept = kept !== undefined
    if (kept && kept.by !== thisPage) {
      const why = { reason: messages.otherTab, retry: 'focus' } as const
      if (this.draft.take(kept, why)) this.#due = null
    } else if (isGone && draft !== null && this.#isSignedIn()) void this.#followSaved()
  }
  /** What another tab has saved, or given up, is asked for; what is newer here stays. */
  async #followSaved(): Promise<void> {
    const learnt = await this.#reload()
    const { draft, phase } = this.draft.state
    if (draft === null || learnt === null) return
    const isTheirs = draft.by !== thisPage
    if (isTheirs || isSame(this.draft.sendable(draft.value), this.draft.resent(learnt.value)))
      this.draft.drop({ learnt, phase: 'unchanged' })
    else if (phase !== 'saving') this.draft.rebase(learnt)
  }

  keepMine(): void {
    const { theirs } = this.draft.state
    if (theirs === null) return
    this.draft.rebase(theirs)
    this.leave()
  }
  takeTheirs(): void {
    const { theirs } = this.draft.state
    if (theirs !== null) this.draft.drop({ learnt: theirs, phase: 'unchanged' })
  }

  async #run(): Promise<void> {
    if (this.#sending !== null) return
    while (this.#due !== null) {
      const sent: Due = this.#due
      this.#due = null
      this.#sending = sent
      await this.#send(sent)
      this.#sending = null
    }
  }
  async #send(sent: Due): Promise<void> {
    if (!this.#isSignedIn()) return this.#fail({ kind: 'sign-in', words: messages.signInAgain })
    this.draft.patch({ phase: 'saving', reason: undefined, retry: null })
    try {
      this.#settle(sent, await sent.save(this.draft.base))
    } catch (cause) {
      await this.#refuse(sent, cause)
    }
  }
  #settle({ value }: Due, saved: Saved): void {
    this.#uncertain = null
    const { rules, state } = this.draft
    const isTold = rules?.read(saved.value) !== undefined
    const learnt = { value: isTold ? saved.value : value, revision: saved.revision }
    const { draft } = state
    if (draft === null || isSame(this.draft.sendable(draft.value), value))
      this.draft.drop({ learnt, phase: 'saved' })
    else this.draft.rebase(learnt)
    rules?.onSaved(value)
  }
  async #refuse(sent: Due, cause: unknown): Promise<void> {
    const refusal = refusalOf(cause)
    if (refusal.kind === 'conflict' && (await this.#resolve(sent))) return
    this.#uncertain = refusal.kind === 'wait' ? sent : null
    // Something newer goes out next: what became of this one is of no interest.
    if (this.#due !== null) return
    this.#fail(refusal)
    if (sent.isTold) this.draft.rules?.onFailed(refusal, cause)
  }
  #fail({ kind, words }: Refusal): void {
    const retry = kind === 'wait' || kind === 'sign-in' ? kind : null
    this.draft.patch({ phase: 'failed', reason: words, retry })
  }

  /** Whether a conflict is dealt with: it came from oneself, or both values are shown. */
  async #resolve(sent: Due): Promise<boolean> {
    const theirs = await this.#reload()
    if (theirs === null) this.#fail({ kind: 'wait', words: messages.changedMeanwhile })
    else if (this.draft.state.draft === null) return false
    else if (isSame(this.draft.resent(theirs.value), sent.value)) this.#settle(sent, theirs)
    else if (this.#isOwn(theirs)) return this.#sendUpon(theirs, sent)
    else this.#show(theirs)
    return true
  }
  /** Whether nobody else has changed it: only an answer was lost, or it was changed back. */
  #isOwn(theirs: Known): boolean {
    const now = this.draft.resent(theirs.value)
    const isUncertain = this.#uncertain !== null && isSame(now, this.#uncertain.value)
    return isUncertain || isSame(now, this.draft.resent(this.draft.known.value))
  }
  /** Once; where that is refused too, it is for another reason. */
  #sendUpon(theirs: Known, sent: Due): boolean {
    if (sent.isRebased) return false
    this.draft.rebase(theirs)
    this.#due ??= { ...sent, isRebased: true }
    return true
  }
  #show(theirs: Known): void {
    this.#due = null
    this.draft.patch({ phase: 'failed', reason: messages.changedMeanwhile, theirs, retry: null })
  }
  async #reload(): Promise<Known | null> {
    const asked = this.draft.rules?.reload() ?? null
    return (await asked?.catch(() => null)) ?? null
  }
}
