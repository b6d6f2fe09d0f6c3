import type { Handlers } from '../../../contract/operations.ts'
import { tableHandlers } from '../admin-tables/table/table-handlers.ts'
import type { AuditLogService } from './log/audit-log.service.ts'

export function auditHandlers(log: AuditLogService) {
  const { list, download } = tableHandlers('audit-log', log)
  return { listAuditEntries: list, downloadAuditEntries: download } satisfies Partial<Handlers>
}
