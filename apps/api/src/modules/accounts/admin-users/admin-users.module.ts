import type { Config } from '../../../config.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { Database } from '../../../db/connect.ts'
import type { Platform } from '../../platform/platform.module.ts'
import type { ScheduledTask } from '../../platform/queue/task-queue.ts'
import { createAdminTable } from '../../trust/admin-tables/table/admin-table.service.ts'
import { tableHandlers } from '../../trust/admin-tables/table/table-handlers.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { ProfileViews } from '../profile-views/profile-views.ts'
import type { SessionsService } from '../sessions/sessions.service.ts'
import { adminUsersHandlers } from './admin-users.handlers.ts'
import { createAdminAccountsRepository } from './admins/accounts.repository.ts'
import { createUserBlocks } from './blocks/user-blocks.service.ts'
import { createUserDetailRepository } from './detail/user-detail.repository.ts'
import { createUserDetail, type PlanOfUser } from './detail/user-detail.service.ts'
import { userRows } from './list/user-rows.repository.ts'
import { createPermissionChangesRepository } from './permission-changes/permission-changes.repository.ts'
import { createPermissionChanges } from './permission-changes/permission-changes.service.ts'

interface AdminUsersDeps {
  readonly audit: AuditService
  readonly config: Pick<Config, 'basePath' | 'publicUrl'>
  readonly database: Database
  readonly planOf: (userId: number) => Promise<PlanOfUser>
  readonly links: LinkTokensService
  readonly platform: Platform
  readonly profileViews: ProfileViews
  readonly sessions: SessionsService
}

/** Lets admins read, block and change the accounts of users. */
export function createAdminUsersModule(deps: AdminUsersDeps) {
  const { audit, config, database, planOf, links, platform, profileViews, sessions } = deps
  const { db } = database
  const { exportLog, outbox, userLimit } = platform
  const site = config.publicUrl + config.basePath
  const rows = userRows(db)
  const accounts = createAdminAccountsRepository(db)
  const changesRepository = createPermissionChangesRepository(db)
  const changes = createPermissionChanges({
    accounts,
    audit,
    outbox,
    repository: changesRepository,
    site,
  })
  const detail = createUserDetail({
    db,
    changes: changesRepository,
    planOf,
    profileViews,
    repository: createUserDetailRepository(db),
    rows,
    sessions,
  })
  const blocks = createUserBlocks({ accounts, audit, links, outbox, sessions, site })
  const table = tableHandlers(
    'users',
    createAdminTable({ log: exportLog, userLimit }, { name: 'users', rows, isPersonal: true }),
  )
  return {
    tasks: [
      { name: 'expire-permission-changes', cron: '10 * * * *', run: changes.expire },
    ] satisfies ScheduledTask[],
    handlers: {
      listAdminUsers: table.list,
      downloadAdminUsers: table.download,
      ...adminUsersHandlers({ blocks, changes, detail }),
    } satisfies Partial<Handlers>,
  }
}
