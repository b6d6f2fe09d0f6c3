import { Readable } from 'node:stream'
import { type Caller, requireRecentPassword } from '../../../../caller.ts'
import type { Query, Schema } from '../../../../contract/operations.ts'
import { pagingOf, sliceOf } from '../../../../contract/page.ts'
import { csvHead, csvLine } from '../../../platform/csv/csv-line.ts'
import { isoDayInIndia } from '../../../platform/dates/dates-in-india.ts'
import type { AnswerRatesRepository } from '../answers/answer-rates.repository.ts'
import { applicationStates, type SentState } from '../states/application-states.ts'
import type { ApplicationAccess } from './application-access.ts'
import { checkRowOf } from './check-row.ts'
import type { EmployerListRepository, ListFilter } from './employer-list.repository.ts'
import { toEmployerRow } from './employer-row.ts'
import type { JobScope } from './job-scope.ts'

export type EmployerListService = ReturnType<typeof createEmployerList>

interface EmployerListDeps {
  readonly access: ApplicationAccess
  readonly repository: EmployerListRepository
  readonly rates: AnswerRatesRepository
}

/** Applications that one statement of an export reads. */
const chunkSize = 200
const sentStates = applicationStates.filter((state): state is SentState => state !== 'draft')
const columns = [
  'Job',
  'Applicant',
  'State',
  'Told',
  'Received',
  'Experience in years',
  'Expected pay',
  'Qualifications',
  'City',
  'Score',
  'Interview',
  'Files',
]

/** Lists, the board and exports of applications. */
export function createEmployerList({ access, repository, rates }: EmployerListDeps) {
  async function* linesOf(
    scope: JobScope,
    filter: ListFilter,
    exportId: number,
  ): AsyncGenerator<string, void> {
    yield csvHead(columns)
    let after = 0
    for (;;) {
      const rows = await repository.exported(scope, filter, after, chunkSize)
      const lines = rows.map((row) => lineOf(toEmployerRow(row, false), row.files))
      const middle = Math.floor(rows.length / 2)
      const before = after === 0 ? rows[middle] : undefined
      if (before)
        lines.splice(
          middle + 1,
          0,
          lineOf(checkRowOf(exportId, toEmployerRow(before, false)), null),
        )
      yield lines.join('')
      const last = rows.at(-1)
      if (!last || rows.length < chunkSize) return
      after = last.id
    }
  }

  return {
    /** One page of the applications. Throws `not_found`, `forbidden`. */
    async list(
      caller: Caller,
      request: Query<'listApplications'>,
    ): Promise<Schema<'Applications'>> {
      const { scope, listing, rights } = await access.scope(
        caller,
        request.job_id,
        'see applications',
      )
      const [rows, { counts, untold }, jobs, rate] = await Promise.all([
        repository.list(scope, request, request.sort, sliceOf(request)),
        repository.counts(scope, request),
        repository.jobs(scope),
        rates.ofListing(listing),
      ])
      const total =
        request.state === undefined
          ? sentStates.reduce((sum, state) => sum + counts[state], 0)
          : counts[request.state]
      return {
        data: rows.map((row) => toEmployerRow(row, rights.decide)),
        total,
        ...pagingOf(request, total),
        counts,
        untold,
        jobs,
        answer_rate: rate,
        my_rights: rights,
      }
    },

    /** The applications by their state. Throws `not_found`, `forbidden`. */
    async board(
      caller: Caller,
      request: Query<'getApplicationBoard'>,
    ): Promise<Schema<'ApplicationBoard'>> {
      const { scope, rights } = await access.scope(caller, request.job_id, 'see applications')
      const [rows, { counts, untold }] = await Promise.all([
        repository.board(scope, request),
        repository.counts(scope, request),
      ])
      const cards = rows.map((row) => toEmployerRow(row, rights.decide))
      return {
        columns: sentStates.map((state) => ({
          state,
          count: counts[state],
          cards: cards.filter((card) => card.state === state),
        })),
        untold,
        my_rights: rights,
      }
    },

    /** The file as a stream. The export is logged before. Throws `not_found`, `forbidden`, `confirm_password`. */
    async export(caller: Caller, request: Query<'downloadApplications'>): Promise<Readable> {
      const { scope } = await access.scope(caller, request.job_id, 'export applications')
      requireRecentPassword(caller)
      const rows = await repository.countExported(scope, request)
      const exportId = await repository.logExport(caller.userId, { ...request }, rows)
      return Readable.from(linesOf(scope, request, exportId), { objectMode: false })
    },
  }
}

const dayOf = (at: string | null) => (at === null ? null : isoDayInIndia(new Date(at)))

/** The names of files may contain that of the applicant. */
const lineOf = (row: Schema<'ApplicationRow'>, files: string | null): string =>
  csvLine([
    row.job.title,
    row.label,
    row.state,
    row.is_told ? 'yes' : 'no',
    dayOf(row.submitted_at),
    row.experience_years,
    row.expected_pay,
    row.qualifications,
    row.city,
    row.score,
    dayOf(row.interview_at),
    row.is_hidden ? null : files,
  ])
