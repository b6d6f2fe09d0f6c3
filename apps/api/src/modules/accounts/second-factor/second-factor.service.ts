import { AppError, invalid, notSignedIn } from '../../../app-error.ts'
import { type Caller, forbidden } from '../../../caller.ts'
import type { Body, Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import type { Outbox } from '../../platform/mail/outbox.service.ts'
import {
  type SecondFactorChange,
  secondFactorChangedEmail,
} from '../../platform/mail/templates/second-factor-changed.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { AuditService } from '../../trust/audit/audit.service.ts'
import { ownAccount } from '../../trust/audit/own-account.ts'
import { blockedMessage } from '../blocks/blocked-message.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { SessionsService, Visitor } from '../sessions/sessions.service.ts'
import type { Passkeys } from './passkeys.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'
import type { SecondFactorRepository } from './second-factor.repository.ts'
import { type Proof, type SecondStep, wrongProof } from './second-step.service.ts'
import type { SignInCompletion } from './sign-in-completion.ts'
import { newTotpSecret, stepOfCode, totpSetUp } from './totp.ts'

export type SecondFactorService = ReturnType<typeof createSecondFactorService>

export interface SecondFactorDeps {
  readonly audit: AuditService
  readonly repository: SecondFactorRepository
  readonly secondStep: SecondStep
  readonly completion: SignInCompletion
  /** Throws unless the caller has typed the current password. */
  readonly currentPassword: {
    readonly require: (caller: Caller, typed: string | undefined, field: string) => Promise<unknown>
  }
  readonly sessions: SessionsService
  readonly links: LinkTokensService
  readonly outbox: Outbox
  readonly passkeys: Passkeys
  readonly secretBox: SecretBox
  /** REQUIRE_ADMIN_2FA. */
  readonly isRequiredForAdmins: boolean
  /** Origin and BASE_PATH, such as https://edbazaar.in. */
  readonly site: string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type User = NonNullable<Awaited<ReturnType<SecondFactorRepository['lockUser']>>>
type Permission = Body<'addAuthenticator'>

const maximumPasskeys = 10

/** Adds and removes second factors, and completes sign-ins with them. */
export function createSecondFactorService(deps: SecondFactorDeps) {
  const { audit, repository, secondStep, completion, currentPassword, sessions } = deps
  const { links, outbox, passkeys, secretBox, isRequiredForAdmins, site, now } = deps

  async function lock(tx: Db, userId: number): Promise<User> {
    const user = await repository.lockUser(tx, userId)
    if (!user) throw notSignedIn()
    return user
  }

  /** Records a change in the audit log and tells the user by email. Codes and secrets stay out. */
  async function announce(tx: Db, user: User, field: string, change: SecondFactorChange) {
    await audit.recordEdits(tx, { ...ownAccount(user.id), edits: [{ field }] })
    const url = `${site}/users/forgot-password`
    await outbox.put(tx, secondFactorChangedEmail({ email: user.email, url, change }))
  }

  /**
   * Runs `work` if the caller may add a second factor: they prove the one they have, or else repeat
   * their password.
   */
  async function withPermission<Result>(
    caller: Caller,
    { password, proof }: Permission,
    work: (tx: Db, user: User) => Promise<Result>,
  ): Promise<Result> {
    const run = async (tx: Db) => {
      const user = await lock(tx, caller.userId)
      // Otherwise someone could register another person's address and lock them out of it.
      if (!user.emailConfirmedAt) throw emailNotConfirmed()
      return work(tx, user)
    }
    if (proof) return secondStep.prove(proof, 'second-factor-change', run, caller.userId)
    await secondStep.requireIfOn(caller.userId, undefined)
    await currentPassword.require(caller, password, 'password')
    return repository.transaction(run)
  }

  /** Ends access gained before the first second factor was added, and creates recovery codes. */
  async function turnOn(tx: Db, user: User, caller: Caller): Promise<string[]> {
    const codes = newRecoveryCodes()
    await repository.replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode))
    await sessions.revokeAll(tx, user.id, caller.sessionId)
    await links.revokeAll(tx, user.id)
    return codes
  }

  /** Runs `add`, which adds a factor, and returns recovery codes if it is the first. */
  async function addFactor(
    tx: Db,
    caller: Caller,
    field: string,
    add: (user: User) => Promise<void>,
  ): Promise<string[]> {
    const user = await lock(tx, caller.userId)
    const isFirst = !(await secondStep.isOn(tx, user.id))
    await add(user)
    const codes = isFirst ? await turnOn(tx, user, caller) : []
    await announce(tx, user, field, isFirst ? 'on' : 'added')
    return codes
  }

  const proveOwn = <Result>(
    { userId }: Caller,
    proof: Proof,
    work: (tx: Db) => Promise<Result>,
  ): Promise<Result> => secondStep.prove(proof, 'second-factor-change', work, userId)

  return {
    /** Starts the session of a sign-in whose second factor is proved. */
    async completeSignIn(proof: Proof, visitor: Visitor) {
      return secondStep.prove(proof, 'second-step', async (tx, userId) => {
        const user = await lock(tx, userId)
        if (user.isBlocked) throw forbidden(blockedMessage(user))
        return completion.start(tx, userId, visitor)
      })
    },

    /** The response of `getSecondFactor`. */
    async read({
      userId,
      isAdmin,
    }: Pick<Caller, 'userId' | 'isAdmin'>): Promise<Schema<'SecondFactor'>> {
      return repository.transaction(async (tx) => {
        const authenticator = await repository.authenticatorOf(tx, userId)
        const all = await repository.passkeysOf(tx, userId)
        return {
          is_required: isRequiredForAdmins && isAdmin,
          can_add_passkeys: passkeys.isAvailable,
          authenticator_since: authenticator?.confirmedAt?.toISOString() ?? null,
          passkeys: all.map(({ id, name, createdAt, lastUsedAt }) => ({
            id,
            name,
            created_at: createdAt.toISOString(),
            last_used_at: lastUsedAt?.toISOString() ?? null,
          })),
          recovery_codes_left: await repository.recoveryCodesLeft(tx, userId),
        }
      })
    },

    /** Throws `conflict` if the caller has no second factor. */
    async challenge({ userId }: Caller): Promise<Schema<'SecondStep'>> {
      const challenge = await repository.transaction((tx) =>
        secondStep.begin(tx, userId, 'second-factor-change'),
      )
      if (!challenge) throw new AppError('conflict', 'Two-step sign-in is not set up yet.')
      return challenge
    },

    /** Creates the secret of a new app. */
    addAuthenticator: (caller: Caller, permission: Permission) =>
      withPermission(caller, permission, async (tx, user) => {
        const secret = newTotpSecret()
        const encrypted = await secretBox.encrypt(secret, String(user.id))
        await repository.setPendingSecret(tx, user.id, encrypted)
        return totpSetUp(secret, user.email)
      }),

    /** Throws `not_found` without a set-up, and `wrong_credentials`, which leaves it valid. */
    async confirmAuthenticator(caller: Caller, code: string): Promise<string[]> {
      const { userId } = caller
      const refund = await secondStep.countAttempt(userId)
      const codes = await repository.transaction((tx) =>
        addFactor(tx, caller, 'authenticator', async () => {
          const pending = (await repository.authenticatorOf(tx, userId))?.pendingSecret
          if (!pending) throw setUpExpired()
          const secret = await secretBox.decrypt(pending, String(userId))
          const step = stepOfCode(secret, code, now())
          if (step === null) throw wrongProof('totp')
          await repository.confirmSecret(tx, userId, pending, step)
        }),
      )
      await refund()
      outbox.wake()
      return codes
    },

    /** Creates the options for a new passkey. */
    startPasskey: (caller: Caller, permission: Permission) => {
      if (!passkeys.isAvailable)
        throw new AppError(
          'conflict',
          'Passkeys do not work when this site is opened by its IP address.',
        )
      return withPermission(caller, permission, async (tx, user) => {
        const existing = await repository.passkeysOf(tx, user.id)
        requireRoomForPasskey(existing)
        const challenge = await links.create(tx, { userId: user.id, purpose: 'new-passkey' })
        const name = `${user.firstname} ${user.lastname}`.trim()
        const { id, email } = user
        return {
          challenge,
          options: passkeys.creationOptions(challenge, { id, email, name }, existing),
        }
      })
    },

    /** Throws `not_found`, `wrong_credentials`, or `conflict` if the passkey is registered already or the user has ten. */
    async addPasskey(caller: Caller, { challenge, name, credential }: Body<'addPasskey'>) {
      const passkey = await passkeys.readNew(challenge, credential)
      const codes = await repository.transaction((tx) =>
        addFactor(tx, caller, 'passkey', async ({ id }) => {
          const owner = await links.use(tx, challenge, 'new-passkey')
          if (owner?.userId !== id) throw setUpExpired()
          if (!passkey)
            throw new AppError('wrong_credentials', 'This passkey could not be verified.')
          // Again, because several set-ups may have started before the first ended.
          requireRoomForPasskey(await repository.passkeysOf(tx, id))
          if (!(await repository.addPasskey(tx, id, name.trim(), passkey)))
            throw new AppError('conflict', 'This passkey is already in use.')
        }),
      )
      outbox.wake()
      return codes
    },

    async replaceRecoveryCodes(caller: Caller, proof: Proof): Promise<string[]> {
      const codes = newRecoveryCodes()
      await proveOwn(caller, proof, async (tx) => {
        const user = await lock(tx, caller.userId)
        await repository.replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode))
        await announce(tx, user, 'recovery_codes', 'codes-replaced')
      })
      outbox.wake()
      return codes
    },

    /** Throws `not_found`, or `conflict` if the caller must keep a second factor. */
    async remove(caller: Caller, { factor, passkey_id: id, proof }: Body<'removeSecondFactor'>) {
      if (factor === 'passkey' && id === undefined) throw invalid('passkey_id', 'is required')
      await proveOwn(caller, proof, async (tx) => {
        const user = await lock(tx, caller.userId)
        const isRemoved =
          factor === 'passkey'
            ? await repository.removePasskey(tx, user.id, id ?? 0)
            : await repository.removeAuthenticator(tx, user.id)
        if (!isRemoved) throw new AppError('not_found', 'This has already been removed.')
        const isOn = await secondStep.isOn(tx, user.id)
        if (!isOn && isRequiredForAdmins && user.isAdmin)
          throw new AppError('conflict', 'Admins need two-step sign-in. Add another way first.')
        if (!isOn) await repository.replaceRecoveryCodes(tx, user.id, [])
        await announce(tx, user, factor, isOn ? 'removed' : 'off')
      })
      outbox.wake()
    },
  }
}

function requireRoomForPasskey(existing: readonly unknown[]): void {
  if (existing.length >= maximumPasskeys)
    throw new AppError('conflict', 'You have ten passkeys. Remove one first.')
}

const emailNotConfirmed = () => new AppError('conflict', 'Please confirm your email address first.')
const setUpExpired = () => new AppError('not_found', 'This set-up has expired. Please start again.')
