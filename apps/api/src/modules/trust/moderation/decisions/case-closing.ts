import type { Db } from '../../../../db/connect.ts'
import type { ActionEntry } from '../../audit/audit.service.ts'
import type { CaseOutcome } from '../../cases/case-states.ts'
import type { CaseRecord } from '../queue/case-record.ts'
import type { DecidedValues } from './decided-values.ts'
import type { DecisionEmails } from './decision-emails.ts'
import type { ClosingDecision, DecisionsRepository } from './decisions.repository.ts'

export type CaseClosing = ReturnType<typeof createCaseClosing>

interface CaseClosingDeps {
  readonly repository: Pick<DecisionsRepository, 'close' | 'settleReports'>
  readonly values: DecidedValues
  readonly emails: Pick<DecisionEmails, 'tellReporters'>
}

/** The outcomes that agree with those who reported the record. */
const agreeing: readonly CaseOutcome[] = ['changes', 'rejected_fields', 'hidden', 'removed']

/** Closes cases for every decision: one at a time, several at once, or from a table of records. */
export function createCaseClosing({ repository, values, emails }: CaseClosingDeps) {
  return {
    /**
     * Closes locked cases with the values that the decision is about, settles their reports and tells
     * the reporters. Call it before the records change. Returns the entries for the audit log.
     */
    async closeCases(
      tx: Db,
      cases: readonly CaseRecord[],
      decision: ClosingDecision,
    ): Promise<ActionEntry[]> {
      if (cases.length === 0) return []
      const { outcome } = decision
      const ids = cases.map(({ id }) => id)
      const isAgreed = agreeing.includes(outcome)
      const visitors = await repository.settleReports(tx, ids, isAgreed)
      const names = new Map(cases.map(({ id, subjectName }) => [id, subjectName]))
      const reporters = visitors.map(({ caseId, email }) => ({
        email,
        name: names.get(caseId) ?? '',
      }))
      await emails.tellReporters(tx, reporters, isAgreed)
      await repository.close(tx, ids, decision, await values.of(tx, cases))
      return cases.map(({ id, revision }) => ({
        entity: 'moderation_case',
        entityId: id,
        field: 'decision',
        before: null,
        after: outcome,
        revision: revision + 1,
      }))
    },
  }
}
