import type { Database } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import { auditHandlers } from './audit.handlers.ts'
import { createAuditRepository } from './audit.repository.ts'
import { createAuditService } from './audit.service.ts'
import { createAuditLogService } from './log/audit-log.service.ts'
import { createAuditRows } from './log/audit-rows.repository.ts'

interface AuditModuleDeps {
  readonly database: Database
  readonly platform: Pick<Platform, 'exportLog' | 'userLimit'>
}

/** The audit log, which the modules that write on behalf of users record to. */
export function createAuditModule({ database: { db }, platform }: AuditModuleDeps) {
  const audit = createAuditService(createAuditRepository(db))
  const log = createAuditLogService({
    rows: createAuditRows(db),
    log: platform.exportLog,
    userLimit: platform.userLimit,
  })
  return {
    audit,
    tasks: [
      { name: 'prune-audit-log', cron: '50 3 * * *', run: audit.prune },
    ] satisfies ScheduledTask[],
    handlers: auditHandlers(log),
  }
}
