import type { Database } from '../../../db/connect.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import { auditHandlers } from './audit.handlers.ts'
import { createAuditRepository } from './audit.repository.ts'
import { createAuditService } from './audit.service.ts'

/** The audit log, which the modules that write on behalf of users record to. */
export function createAuditModule({ database }: { readonly database: Database }) {
  const audit = createAuditService(createAuditRepository(database.db))
  return {
    audit,
    tasks: [
      { name: 'prune-audit-log', cron: '50 3 * * *', run: audit.prune },
    ] satisfies ScheduledTask[],
    handlers: auditHandlers(audit),
  }
}
