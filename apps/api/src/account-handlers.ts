import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { createLinkTokensRepository } from './modules/accounts/link-tokens/link-tokens.repository.ts'
import { createLinkTokensService } from './modules/accounts/link-tokens/link-tokens.service.ts'
import type { OwnPassword } from './modules/accounts/passwords/own-password.ts'
import { createAccountDeletionService } from './modules/accounts/personal-data/account-deletion.service.ts'
import { myDataHandlers } from './modules/accounts/personal-data/my-data.handlers.ts'
import { createMyDataRepository } from './modules/accounts/personal-data/my-data.repository.ts'
import { createMyDataService } from './modules/accounts/personal-data/my-data.service.ts'
import { createMyListingsRepository } from './modules/accounts/personal-data/my-listings.repository.ts'
import { emailChangeHandlers } from './modules/accounts/users/email-change.handlers.ts'
import { createEmailChangeService } from './modules/accounts/users/email-change.service.ts'
import { profileHandlers } from './modules/accounts/users/profile.handlers.ts'
import { createProfileService } from './modules/accounts/users/profile.service.ts'
import { createProfileImages } from './modules/accounts/users/profile-images.ts'
import { createUsersRepository } from './modules/accounts/users/users.repository.ts'
import type { FiltersService } from './modules/catalogue/filters/filters.service.ts'
import { exitedUsersHandlers } from './modules/leads/exited-users/exited-users.handlers.ts'
import { createExitedUsersRepository } from './modules/leads/exited-users/exited-users.repository.ts'
import { createExitedUsersService } from './modules/leads/exited-users/exited-users.service.ts'
import type { Images } from './modules/platform/images/image-addresses.ts'
import type { Outbox } from './modules/platform/mail/outbox.service.ts'
import { uploadsHandlers } from './modules/platform/media/uploads.handlers.ts'
import type { UploadsService } from './modules/platform/media/uploads.service.ts'
import type { FormLimit } from './modules/platform/rate-limits/form-limit.ts'
import type { LimitsService } from './modules/platform/rate-limits/limits.service.ts'
import { createUserLimit } from './modules/platform/rate-limits/user-limit.ts'
import { listedHandlers } from './modules/providers/my-listings/listed.handlers.ts'
import { createListedRepository } from './modules/providers/my-listings/listed.repository.ts'
import { createListedService } from './modules/providers/my-listings/listed.service.ts'
import type { PlansService } from './modules/providers/plans/plans.service.ts'

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
