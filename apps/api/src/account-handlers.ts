import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { exitedUsersHandlers } from './modules/exited-users/exited-users.handlers.ts'
import { createExitedUsersRepository } from './modules/exited-users/exited-users.repository.ts'
import { createExitedUsersService } from './modules/exited-users/exited-users.service.ts'
import type { FiltersService } from './modules/filters/filters.service.ts'
import type { Images } from './modules/images/image-addresses.ts'
import type { FormLimit } from './modules/limits/form-limit.ts'
import type { LimitsService } from './modules/limits/limits.service.ts'
import { createUserLimit } from './modules/limits/user-limit.ts'
import { listedHandlers } from './modules/listed/listed.handlers.ts'
import { createListedRepository } from './modules/listed/listed.repository.ts'
import { createListedService } from './modules/listed/listed.service.ts'
import type { Outbox } from './modules/mail/outbox.service.ts'
import { uploadsHandlers } from './modules/media/uploads.handlers.ts'
import type { UploadsService } from './modules/media/uploads.service.ts'
import { createAccountDeletionService } from './modules/my-data/account-deletion.service.ts'
import { myDataHandlers } from './modules/my-data/my-data.handlers.ts'
import { createMyDataRepository } from './modules/my-data/my-data.repository.ts'
import { createMyDataService } from './modules/my-data/my-data.service.ts'
import { createMyListingsRepository } from './modules/my-data/my-listings.repository.ts'
import type { OwnPassword } from './modules/passwords/own-password.ts'
import type { PlansService } from './modules/plans/plans.service.ts'
import { createLinkTokensRepository } from './modules/tokens/link-tokens.repository.ts'
import { createLinkTokensService } from './modules/tokens/link-tokens.service.ts'
import { emailChangeHandlers } from './modules/users/email-change.handlers.ts'
import { createEmailChangeService } from './modules/users/email-change.service.ts'
import { profileHandlers } from './modules/users/profile.handlers.ts'
import { createProfileService } from './modules/users/profile.service.ts'
import { createProfileImages } from './modules/users/profile-images.ts'
import { createUsersRepository } from './modules/users/users.repository.ts'

type AccountConfig = Pick<Config, 'basePath' | 'publicUrl'>

interface AccountDeps {
  readonly db: Db
  readonly filters: FiltersService
  readonly images: Images
  readonly plans: PlansService
  readonly uploads: UploadsService
  readonly outbox: Outbox
  readonly limits: LimitsService
  readonly formLimit: FormLimit
  readonly ownPassword: OwnPassword
}

/** Who answers the operations on one's own account. */
export function accountHandlers({ basePath, publicUrl }: AccountConfig, needs: AccountDeps) {
  const { db, filters, images, plans, uploads, outbox, limits, formLimit, ownPassword } = needs
  const site = publicUrl + basePath
  const userLimit = createUserLimit(limits)
  const repository = createUsersRepository(db, images)
  const links = createLinkTokensService(createLinkTokensRepository(db))
  const profileImages = createProfileImages({ repository, uploads, basePath })
  const profile = createProfileService({ repository, profileImages })
  const kept = createMyDataRepository(db)
  return {
    ...profileHandlers(profile),
    ...myDataHandlers({
      myData: createMyDataService({
        repository: kept,
        listings: createMyListingsRepository(db),
        users: repository,
        profile,
      }),
      deletion: createAccountDeletionService({
        repository: kept,
        users: repository,
        ownPassword,
        uploads,
        outbox,
      }),
      userLimit,
    }),
    ...emailChangeHandlers(
      createEmailChangeService({ repository, ownPassword, links, limits, outbox, site }),
      userLimit,
    ),
    ...listedHandlers(
      createListedService({ repository: createListedRepository(db), filters, images, plans }),
    ),
    ...exitedUsersHandlers(createExitedUsersService(createExitedUsersRepository(db)), formLimit),
    ...uploadsHandlers(uploads, userLimit),
  }
}
