import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { TableRow, TableRows } from '../../../db/table-rows.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { createAdminTable } from '../../trust/admin-tables/table/admin-table.service.ts'
import { tableHandlers } from '../../trust/admin-tables/table/table-handlers.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { withCaller } from './assigned.repository.ts'
import { contactMessageRows, readContactMessages } from './contact-message-rows.repository.ts'
import { exitedUserRows, readExitedUsers } from './exited-user-rows.repository.ts'
import { followUpKinds } from './follow-up-kinds.ts'
import { createFollowUpUndoables } from './follow-up-undoables.ts'
import { createFollowUpsRepository } from './follow-ups.repository.ts'
import { createFollowUps } from './follow-ups.service.ts'

interface FollowUpsModuleDeps {
  readonly audit: AuditService
  readonly db: Db
  readonly platform: Pick<Platform, 'exportLog' | 'userLimit'>
}

/** Exited users and contact messages for admins: their tables, and who follows up on them. */
export function createFollowUpsModule({ audit, db, platform }: FollowUpsModuleDeps) {
  const repository = createFollowUpsRepository(db)
  const tableDeps = { log: platform.exportLog, userLimit: platform.userLimit }
  const table = <Request extends object, Row extends TableRow>(
    name: string,
    rows: TableRows<Request, Row>,
  ) => tableHandlers(name, createAdminTable(tableDeps, { name, rows, isPersonal: true }))

  const exitedUsers = table('exited-users', exitedUserRows(db))
  const messages = table('contact-messages', contactMessageRows(db))
  const exitedUserChanges = createFollowUps({
    audit,
    kind: followUpKinds.exitedUser,
    repository,
    read: readExitedUsers,
  })
  const messageChanges = createFollowUps({
    audit,
    kind: followUpKinds.contactMessage,
    repository,
    read: readContactMessages,
  })
  return {
    undoables: createFollowUpUndoables(repository),
    handlers: {
      listAdmins: async () => ({ data: await repository.admins() }),
      listAdminExitedUsers: (request) => exitedUsers.list(withCaller(request)),
      downloadAdminExitedUsers: (request, reply) =>
        exitedUsers.download(withCaller(request), reply),
      getAdminExitedUser: (request) => exitedUserChanges.show(request.params.id),
      followUpExitedUser: (request) =>
        exitedUserChanges.change(userOf(request), request.params.id, request.body),
      listAdminContactMessages: (request) => messages.list(withCaller(request)),
      downloadAdminContactMessages: (request, reply) =>
        messages.download(withCaller(request), reply),
      getAdminContactMessage: (request) => messageChanges.show(request.params.id),
      followUpContactMessage: (request) =>
        messageChanges.change(userOf(request), request.params.id, request.body),
    } satisfies Partial<Handlers>,
  }
}
