import type { Db } from '../../../db/connect.ts'
import type { StoredFinding } from '../../../db/schema/index.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { findingsIn } from '../../trust/cases/findings.ts'
import { isPaySuspicious, type ScamHit, scanText } from '../scanner/scanner.ts'
import type { JobPostFields } from './post-rules.ts'
import type { PostRow, PostsRepository } from './posts.repository.ts'

export type PostChecks = ReturnType<typeof createPostChecks>

interface PostChecksDeps {
  readonly posts: Pick<PostsRepository, 'usualPay'>
}

const codes: Readonly<Record<ScamHit['rule'], string>> = {
  fee: 'asks_fee',
  papers: 'asks_papers',
  elsewhere: 'asks_elsewhere',
}

/** The texts that applicants read: title, description and questions. A block of the description is a line. */
export const textOf = ({ title, description, questions }: JobPostFields) =>
  [
    title,
    plainText(description, '\n'),
    ...questions.flatMap(({ prompt, options }) => [prompt, ...options]),
  ].join('\n')

/** Rupees a month; null for pay by the hour or by a scale. */
function monthlyPay({ pay_period: period, salary_max: highest }: JobPostFields): number | null {
  if (highest === null || period === 'hour') return null
  return period === 'month' ? highest : highest / 12
}

/** The automatic checks of job posts. */
export function createPostChecks({ posts }: PostChecksDeps) {
  async function highPay(tx: Db, { listing: { state } }: PostRow, fields: JobPostFields) {
    const pay = monthlyPay(fields)
    if (pay === null || !isPaySuspicious(pay, await posts.usualPay(tx, fields.role, state)))
      return []
    return [{ code: 'pay_high', field: 'salary_max', excerpt: null, amount: Math.round(pay) }]
  }

  return {
    /**
     * Findings of the checks in a post that were not there before. A suspicious post waits for an admin;
     * the other findings, such as a phone number, are only shown to them.
     */
    async run(
      tx: Db,
      row: PostRow,
      after: JobPostFields,
      before: JobPostFields | null,
    ): Promise<{ findings: StoredFinding[]; isSuspicious: boolean }> {
      const known = before === null ? '' : textOf(before)
      const scam = scanText(textOf(after))
        .filter(({ excerpt }) => !known.includes(excerpt))
        .map(({ rule, excerpt }) => ({
          code: codes[rule],
          field: 'description',
          excerpt: excerpt.slice(0, 200),
          amount: null,
        }))
      const isPayChecked =
        before === null || monthlyPay(before) !== monthlyPay(after) || before.role !== after.role
      const suspicious = [...scam, ...(isPayChecked ? await highPay(tx, row, after) : [])]
      const others = findingsIn([
        { field: 'title', before: before?.title ?? null, after: after.title },
        { field: 'description', before: before?.description ?? null, after: after.description },
      ])
      return { findings: [...suspicious, ...others], isSuspicious: suspicious.length > 0 }
    },
  }
}
