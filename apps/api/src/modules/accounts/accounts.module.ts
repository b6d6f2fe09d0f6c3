import type { Config } from '../../config.ts'
import type { Handlers } from '../../contract/operations.ts'
import type { Database } from '../../db/connect.ts'
import type { Platform } from '../platform/platform.module.ts'
import { createSecretBox } from '../platform/secrets/secret-box.ts'
import { secretKeyReader } from '../platform/secrets/secret-key.ts'
import type { AuditService } from '../trust/audit/audit.service.ts'
import { createAdminUsersModule } from './admin-users/admin-users.module.ts'
import { createAdminAccountsRepository } from './admin-users/admins/accounts.repository.ts'
import type { PlanOfUser } from './admin-users/detail/user-detail.service.ts'
import { createChildrenRepository } from './children/children.repository.ts'
import { createChildrenService } from './children/children.service.ts'
import { confirmPasswordHandlers } from './confirm-password/confirm-password.handlers.ts'
import { createConfirmPassword } from './confirm-password/confirm-password.service.ts'
import { googleHandlers } from './google-sign-in/google.handlers.ts'
import { createGoogleSignIn } from './google-sign-in/google-sign-in.service.ts'
import { linkSignInHandlers } from './link-sign-in/link-sign-in.handlers.ts'
import { createLinkSignIn } from './link-sign-in/link-sign-in.service.ts'
import { createLinkTokensRepository } from './link-tokens/link-tokens.repository.ts'
import { createLinkTokensService } from './link-tokens/link-tokens.service.ts'
import { passwordSignInHandlers } from './password-sign-in/password-sign-in.handlers.ts'
import { addCustomer } from './password-sign-in/password-sign-in.repository.ts'
import { createPasswordSignIn } from './password-sign-in/password-sign-in.service.ts'
import { createCurrentPasswordCheck } from './passwords/current-password.ts'
import { createPasswordAttemptLimits } from './passwords/password-attempt-limits.ts'
import { passwordsHandlers } from './passwords/passwords.handlers.ts'
import { createPasswordsRepository } from './passwords/passwords.repository.ts'
import { createPasswordsService } from './passwords/passwords.service.ts'
import { createAccountDataRepository } from './personal-data/account-data.repository.ts'
import {
  type BookingsOfAccount,
  createAccountDeletionService,
  type ListingsOfAccount,
} from './personal-data/account-deletion.service.ts'
import { createApplicationDataRepository } from './personal-data/application-data.repository.ts'
import { createBillingDataRepository } from './personal-data/billing-data.repository.ts'
import { createBookingDataRepository } from './personal-data/booking-data.repository.ts'
import { createContactDataRepository } from './personal-data/contact-data.repository.ts'
import { createContentDataRepository } from './personal-data/content-data.repository.ts'
import { createContestDataRepository } from './personal-data/contest-data.repository.ts'
import { createDeskWorkRepository } from './personal-data/desk-work.repository.ts'
import { createModerationDataRepository } from './personal-data/moderation-data.repository.ts'
import { createOwnedListingsRepository } from './personal-data/owned-listings.repository.ts'
import { personalDataHandlers } from './personal-data/personal-data.handlers.ts'
import { createPersonalDataService } from './personal-data/personal-data.service.ts'
import { createSentEnquiriesRepository } from './personal-data/sent-enquiries.repository.ts'
import { createProfileViewsRepository } from './profile-views/profile-views.repository.ts'
import { createProfileViews } from './profile-views/profile-views.ts'
import { createPasskeys } from './second-factor/passkeys.ts'
import { secondFactorHandlers } from './second-factor/second-factor.handlers.ts'
import { createSecondFactorRepository } from './second-factor/second-factor.repository.ts'
import { createSecondFactorService } from './second-factor/second-factor.service.ts'
import { createSecondStep } from './second-factor/second-step.service.ts'
import { createSignInCompletion } from './second-factor/sign-in-completion.ts'
import { sessionsHandlers } from './sessions/sessions.handlers.ts'
import { createSessionsRepository } from './sessions/sessions.repository.ts'
import { createSessionsService } from './sessions/sessions.service.ts'
import { emailChangeHandlers } from './users/email-change.handlers.ts'
import { createEmailChangeService } from './users/email-change.service.ts'
import { createPasswordlessSignInRepository } from './users/passwordless-sign-in.repository.ts'
import { createPasswordlessSignIn } from './users/passwordless-sign-in.service.ts'
import { profileHandlers } from './users/profile.handlers.ts'
import { createProfileService } from './users/profile.service.ts'
import { createProfileFieldEditor } from './users/profile-field-editor.ts'
import { createProfileImages } from './users/profile-images.ts'
import { createUsersRepository } from './users/users.repository.ts'

type AccountsConfig = Pick<
  Config,
  | 'basePath'
  | 'publicUrl'
  | 'site'
  | 'googleIssuer'
  | 'googleKeysUrl'
  | 'signInRateLimit'
  | 'requireAdmin2fa'
  | 'secretKey'
  | 'dataDir'
>

export interface AccountsDeps {
  readonly audit: AuditService
  readonly config: AccountsConfig
  readonly database: Database
  readonly planOf: (userId: number) => Promise<PlanOfUser>
  readonly listingPurge: ListingsOfAccount
  readonly bookings: BookingsOfAccount
  readonly platform: Platform
}

/** Users, sessions, sign-in, profiles and personal data. */
export function createAccountsModule({
  audit,
  config,
  database,
  planOf,
  listingPurge,
  bookings,
  platform,
}: AccountsDeps) {
  const { db } = database
  const { images, limits, formLimit, userLimit, editLimit, outbox, uploads } = platform
  const site = config.publicUrl + config.basePath
  const users = createUsersRepository(db, images)
  const sessions = createSessionsService(createSessionsRepository(db))
  const links = createLinkTokensService(createLinkTokensRepository(db))
  const passwords = createPasswordsRepository(db)
  const attemptLimits = createPasswordAttemptLimits({
    limits,
    sessions,
    perIpPrefix: config.signInRateLimit,
  })
  const currentPassword = createCurrentPasswordCheck({ repository: passwords, attemptLimits })

  const secondFactorRepository = createSecondFactorRepository(db)
  const passkeys = createPasskeys(config.publicUrl)
  const secretBox = createSecretBox(secretKeyReader(config), 'authenticator')
  const secondStep = createSecondStep({
    repository: secondFactorRepository,
    links,
    limits,
    passkeys,
    secretBox,
    now: () => Date.now(),
  })
  const completion = createSignInCompletion({
    sessions,
    users,
    secondStep,
    isRequiredForAdmins: config.requireAdmin2fa,
  })
  const secondFactor = createSecondFactorService({
    audit,
    repository: secondFactorRepository,
    secondStep,
    completion,
    currentPassword,
    sessions,
    links,
    outbox,
    passkeys,
    secretBox,
    isRequiredForAdmins: config.requireAdmin2fa,
    site,
    now: () => Date.now(),
  })
  const signInRepository = createPasswordlessSignInRepository(db)
  const passwordlessSignIn = createPasswordlessSignIn({
    repository: signInRepository,
    completion,
    sessions,
    links,
    outbox,
    site,
  })
  const google = googleOptions(config)
  const googleSignIn =
    google &&
    createGoogleSignIn({ google, repository: signInRepository, passwordlessSignIn, links, outbox })
  const linkSignIn = createLinkSignIn({
    repository: signInRepository,
    passwordlessSignIn,
    links,
    limits,
    outbox,
    site,
  })
  const passwordSignIn = createPasswordSignIn({
    repository: passwords,
    addCustomer,
    completion,
    attemptLimits,
    links,
    limits,
    outbox,
    perIpPrefix: config.signInRateLimit,
    site,
  })

  const profileViews = createProfileViews({
    limits,
    outbox,
    repository: createProfileViewsRepository(db),
    site,
  })
  const adminUsers = createAdminUsersModule({
    audit,
    config,
    database,
    planOf,
    links,
    platform,
    profileViews,
    sessions,
  })
  const children = createChildrenRepository(db)
  const profile = createProfileService({
    profileViews,
    repository: users,
    children,
    fieldEditor: createProfileFieldEditor({
      audit,
      repository: users,
      images: createProfileImages({ uploads, urls: images }),
      children,
    }),
  })
  const contactData = createContactDataRepository(db)
  const contentData = createContentDataRepository(db)
  const sentEnquiries = createSentEnquiriesRepository(db)

  return {
    children: createChildrenService(children),
    sessions,
    nameOfUser: users.nameOf,
    tasks: adminUsers.tasks,
    handlers: {
      ...adminUsers.handlers,
      ...sessionsHandlers(sessions),
      ...googleHandlers(googleSignIn, limits),
      ...linkSignInHandlers(linkSignIn, { formLimit, userLimit }),
      ...passwordSignInHandlers(passwordSignIn),
      ...secondFactorHandlers(secondFactor, userLimit),
      ...passwordsHandlers(
        createPasswordsService({
          audit,
          repository: passwords,
          currentPassword,
          attemptLimits,
          secondStep,
          sessions,
          links,
          limits,
          outbox,
          site,
        }),
        formLimit,
      ),
      ...confirmPasswordHandlers(createConfirmPassword({ currentPassword, secondStep, sessions })),
      ...profileHandlers(profile, editLimit),
      ...emailChangeHandlers(
        createEmailChangeService({
          audit,
          repository: users,
          currentPassword,
          secondStep,
          links,
          limits,
          outbox,
          site,
        }),
        userLimit,
      ),
      ...personalDataHandlers({
        personalData: createPersonalDataService({
          applicationData: createApplicationDataRepository(db),
          bookingData: createBookingDataRepository(db),
          contestData: createContestDataRepository(db),
          deskWork: createDeskWorkRepository(db),
          moderationData: createModerationDataRepository(db),
          sentEnquiries,
          accountData: createAccountDataRepository(db),
          billingData: createBillingDataRepository(db),
          contactData,
          contentData,
          secondFactor,
          listings: createOwnedListingsRepository(db),
          users,
          profile,
        }),
        deletion: createAccountDeletionService({
          admins: createAdminAccountsRepository(db),
          audit,
          sentEnquiries,
          contactData,
          contentData,
          users,
          currentPassword,
          secondStep,
          uploads,
          outbox,
          listingPurge,
          bookings,
        }),
        userLimit,
      }),
    } satisfies Partial<Handlers>,
  }
}

function googleOptions({ site, googleIssuer: issuer, googleKeysUrl: keysUrl }: AccountsConfig) {
  const { googleClientId: clientId } = site
  return clientId === undefined ? null : { clientId, issuer, keysUrl }
}
