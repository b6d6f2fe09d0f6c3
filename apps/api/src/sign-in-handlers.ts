import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import { googleHandlers } from './modules/accounts/google-sign-in/google.handlers.ts'
import { createGoogleSignIn } from './modules/accounts/google-sign-in/google-sign-in.service.ts'
import { linkSignInHandlers } from './modules/accounts/link-sign-in/link-sign-in.handlers.ts'
import { createLinkSignIn } from './modules/accounts/link-sign-in/link-sign-in.service.ts'
import { createLinkTokensRepository } from './modules/accounts/link-tokens/link-tokens.repository.ts'
import { createLinkTokensService } from './modules/accounts/link-tokens/link-tokens.service.ts'
import { passwordSignInHandlers } from './modules/accounts/password-sign-in/password-sign-in.handlers.ts'
import { addCustomer } from './modules/accounts/password-sign-in/password-sign-in.repository.ts'
import { createPasswordSignIn } from './modules/accounts/password-sign-in/password-sign-in.service.ts'
import type { GuessLimits } from './modules/accounts/passwords/guess-limits.ts'
import type { OwnPassword } from './modules/accounts/passwords/own-password.ts'
import { passwordsHandlers } from './modules/accounts/passwords/passwords.handlers.ts'
import { createPasswordsRepository } from './modules/accounts/passwords/passwords.repository.ts'
import { createPasswordsService } from './modules/accounts/passwords/passwords.service.ts'
import type { SessionsService } from './modules/accounts/sessions/sessions.service.ts'
import { createDoorsRepository } from './modules/accounts/users/passwordless-sign-in.repository.ts'
import { createDoors } from './modules/accounts/users/passwordless-sign-in.service.ts'
import { createUsersRepository } from './modules/accounts/users/users.repository.ts'
import { createImages } from './modules/platform/images/image-addresses.ts'
import type { Outbox } from './modules/platform/mail/outbox.service.ts'
import type { FormLimit } from './modules/platform/rate-limits/form-limit.ts'
import type { LimitsService } from './modules/platform/rate-limits/limits.service.ts'
import { createUserLimit } from './modules/platform/rate-limits/user-limit.ts'

type SignInConfig = Pick<
  Config,
  'basePath' | 'publicUrl' | 'site' | 'googleIssuer' | 'googleKeysUrl' | 'signInRateLimit'
>

interface SignInDeps {
  readonly db: Db
  readonly outbox: Outbox
  readonly sessions: SessionsService
  readonly limits: LimitsService
  readonly formLimit: FormLimit
  readonly guesses: GuessLimits
  readonly ownPassword: OwnPassword
}

/** Who answers the operations by which one signs in, registers, and sets a password. */
export function signInHandlers(config: SignInConfig, needs: SignInDeps) {
  const { db, outbox, sessions, limits, formLimit, guesses, ownPassword } = needs
  const site = config.publicUrl + config.basePath
  const links = createLinkTokensService(createLinkTokensRepository(db))
  const repository = createDoorsRepository(db)
  const users = createUsersRepository(db, createImages(config.basePath))
  const doors = createDoors({ repository, users, sessions, links, outbox, site })
  const google = googleOptions(config)
  const passwords = createPasswordsRepository(db)
  return {
    ...googleHandlers(
      google && createGoogleSignIn({ google, repository, doors, links, outbox }),
      limits,
    ),
    ...linkSignInHandlers(createLinkSignIn({ repository, doors, links, limits, outbox, site }), {
      formLimit,
      userLimit: createUserLimit(limits),
    }),
    ...passwordSignInHandlers(
      createPasswordSignIn({
        ...{ repository: passwords, addCustomer, users, guesses, sessions, links, limits, outbox },
        ...{ perIpPrefix: config.signInRateLimit, site },
      }),
    ),
    ...passwordsHandlers(
      createPasswordsService({
        ...{ repository: passwords, ownPassword, guesses, sessions, links, limits, outbox, site },
      }),
      formLimit,
    ),
  }
}

function googleOptions({ site, googleIssuer: issuer, googleKeysUrl: keysUrl }: SignInConfig) {
  const { googleClientId: clientId } = site
  return clientId === undefined ? null : { clientId, issuer, keysUrl }
}
