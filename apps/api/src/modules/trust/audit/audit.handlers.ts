import type { Handlers } from '../../../contract/operations.ts'
import type { AuditService } from './audit.service.ts'

export const auditHandlers = (audit: AuditService) =>
  ({
    listAuditEntries: ({ query }) => audit.list(query),
  }) satisfies Partial<Handlers>
