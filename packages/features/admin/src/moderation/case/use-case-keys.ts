import type { ModerationCase } from '../case-types'
import type { PressedShortcut } from '../shortcuts'
import { closingDecision } from './closing-decision'
import type { CaseEditor } from './use-case-editor'
import { useClaim } from './use-claim'

/** The keys for the open case. The result says whether the key was used. */
export function useCaseKeys(caseEditor: CaseEditor) {
  const { claim, release } = useClaim()
  return ({ name }: PressedShortcut, opened: ModerationCase): boolean => {
    const { row, rights, next_states: next } = opened
    if (name === 'public') {
      if (row.subject.path === null) return false
      window.open(row.subject.path, '_blank', 'noopener')
      return true
    }
    if (name === 'note') {
      caseEditor.note(true)
      return true
    }
    if (name === 'claim') {
      if (row.claim?.is_mine) void release(row)
      else if (rights.claim) void claim(row, false)
      else return false
      return true
    }
    if (!rights.decide || caseEditor.decision !== null) return false
    if (name === 'approve' && closingDecision(opened) === 'ignored')
      void caseEditor.decideNow(row, 'ignored')
    else if (name === 'approve' && next.includes('approved')) void caseEditor.approve(row)
    else if (name === 'changes' && next.includes('changes'))
      caseEditor.compose({ outcome: 'changes' })
    else if (name === 'hide' && next.includes('hidden')) caseEditor.compose({ outcome: 'hidden' })
    else if (name === 'reject') return reject(opened)
    else return false
    return true
  }

  function reject({ row, changes, next_states: next }: ModerationCase): boolean {
    if (row.why === 'claim' || row.why === 'appeal') {
      if (!next.includes('ignored')) return false
      caseEditor.compose({ outcome: 'ignored' })
      return true
    }
    const possible = changes.filter((change) => change.can_reject).map(({ field }) => field)
    // With a single change there is nothing to choose.
    const fields =
      caseEditor.chosen.length === 0 && possible.length === 1 ? possible : caseEditor.chosen
    if (!next.includes('rejected_fields') || fields.length === 0) return false
    caseEditor.compose({ outcome: 'rejected_fields', fields })
    return true
  }
}
