import type { Schema } from '../../../contract/operations.ts'
import { addDays } from '../../platform/dates/days.ts'
import { todayInIndia } from '../../platform/dates/today-in-india.ts'
import type { MetricsRepository } from './metrics.repository.ts'
import type { StatusRepository } from './status.repository.ts'

export type StatusService = ReturnType<typeof createStatusService>

const maxImports = 5
const maxErrors = 20
/** Days for which server errors are kept. */
const keptDays = 90
/** Errors that a process writes at once; beyond that it counts none, as the database may be the cause. */
const maxPending = 2

interface StatusDeps {
  readonly repository: StatusRepository
  readonly metrics: Pick<MetricsRepository, 'check' | 'decisions'>
  /** Hours within which a case should be decided. */
  readonly targetHours: number
}

/** Shows admins how the site does, and counts server errors. */
export function createStatusService({ repository, metrics, targetHours }: StatusDeps) {
  let pending = 0
  return {
    /** The response of `getStatus`. */
    async status(): Promise<Schema<'SiteStatus'>> {
      const to = todayInIndia()
      const [queues, today, mail, tasks, bytes, imports, errors, check, decisions, enquiries] =
        await Promise.all([
          repository.queues(),
          repository.today(),
          repository.mail(),
          repository.tasks(),
          repository.databaseBytes(),
          repository.imports(maxImports),
          repository.errors(maxErrors),
          metrics.check(),
          metrics.decisions({ from: addDays(to, -29), to }),
          repository.enquiries(),
        ])
      return {
        as_of: new Date().toISOString(),
        queues,
        today,
        mail,
        tasks,
        database_bytes: bytes,
        imports,
        errors,
        check,
        decisions,
        target_hours: targetHours,
        enquiries,
      }
    },

    /** The response of `countWaiting`. */
    waiting: async (): Promise<Schema<'WaitingCounts'>> => ({ data: await repository.waiting() }),

    /** Counts a server error by what failed and its class, without the message. Never throws. */
    async countError(source: string, error: unknown): Promise<void> {
      if (pending >= maxPending) return
      pending++
      try {
        await repository.addError(source, nameOf(error))
      } catch {
        // The log has the error.
      } finally {
        pending--
      }
    },

    prune: () => repository.pruneErrors(keptDays),
  }
}

/** The code of a database or system error, otherwise its class. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown'
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return `${error.name}${code}`.slice(0, 100)
}
