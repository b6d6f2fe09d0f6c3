import { AppError, invalid, TooManyRequests } from '../../../app-error.ts'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { hourSeconds } from '../../platform/dates/durations.ts'
import type { Limit, LimitsService } from '../../platform/rate-limits/limits.service.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { LinkPurpose } from '../link-tokens/link-purpose.ts'
import type { LinkTokensService } from '../link-tokens/link-tokens.service.ts'
import type { Passkeys } from './passkeys.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import type { SecondFactorRepository } from './second-factor.repository.ts'
import { stepOfCode } from './totp.ts'

export type SecondStep = ReturnType<typeof createSecondStep>
export type Proof = Schema<'SecondFactorProof'>
type Method = Schema<'SecondFactorMethod'>
type ChallengePurpose = Extract<LinkPurpose, 'second-step' | 'second-factor-change'>

export interface SecondStepDeps {
  readonly repository: SecondFactorRepository
  readonly links: LinkTokensService
  readonly limits: LimitsService
  readonly passkeys: Passkeys
  readonly secretBox: SecretBox
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Wrong codes of one account in an hour: a thief of the password guesses one in 30,000. */
const wrongCodes: Limit = { name: 'second-step-wrong', max: 10, seconds: hourSeconds }
/** All codes of one account in an hour, correct ones included. */
const allCodes: Limit = { name: 'second-step-all', max: 60, seconds: hourSeconds }

/** Asks for the second factor of an account, and checks it. */
export function createSecondStep(deps: SecondStepDeps) {
  const { repository, links, limits, passkeys, secretBox, now } = deps

  async function factorsOf(tx: Db, userId: number) {
    const authenticator = await repository.authenticatorOf(tx, userId)
    return {
      secret: authenticator?.secret ?? null,
      passkeys: await repository.passkeysOf(tx, userId),
      codesLeft: await repository.recoveryCodesLeft(tx, userId),
    }
  }

  const isCorrectTotp = async (tx: Db, userId: number, code: string) => {
    const { secret } = await factorsOf(tx, userId)
    if (secret === null) return false
    const step = stepOfCode(await secretBox.decrypt(secret, String(userId)), code, now())
    return step !== null && (await repository.useStep(tx, userId, step))
  }

  const isCorrectAssertion = async (
    tx: Db,
    userId: number,
    { challenge, credential }: Proof,
  ): Promise<boolean> => {
    if (!credential) throw invalid('credential', 'is required')
    const all = await repository.passkeysOf(tx, userId)
    const passkey = all.find(({ credentialId }) => credentialId === credential.id)
    if (!passkey) return false
    const counter = await passkeys.counterAfter(challenge, credential, passkey)
    if (counter === null) return false
    await repository.usePasskey(tx, passkey.id, counter)
    return true
  }

  const isCorrect = (tx: Db, userId: number, proof: Proof): Promise<boolean> => {
    const { method, code } = proof
    if (method === 'passkey') return isCorrectAssertion(tx, userId, proof)
    if (code === undefined) throw invalid('code', 'is required')
    return method === 'totp'
      ? isCorrectTotp(tx, userId, code)
      : repository.useRecoveryCode(tx, userId, hashRecoveryCode(code))
  }

  /** Counts an attempt before it is checked. Throws `too_many_requests`. */
  async function countAttempt(userId: number): Promise<() => Promise<void>> {
    const key = String(userId)
    const wait =
      (await limits.retryAfterSeconds(wrongCodes, key)) ||
      (await limits.retryAfterSeconds(allCodes, key))
    if (wait > 0) throw new TooManyRequests('Too many attempts. Please try again in an hour.', wait)
    return () => limits.refund(wrongCodes, key)
  }

  const secondStep = {
    countAttempt,

    /** Whether the user has a second factor. */
    async isOn(tx: Db, userId: number): Promise<boolean> {
      const factors = await factorsOf(tx, userId)
      return factors.secret !== null || factors.passkeys.length > 0
    },

    /**
     * Checks the proof of a caller who has a second factor, before a change of the account. Throws
     * `invalid_request` for the field `proof` if it is missing, and what `prove` throws.
     */
    async requireIfOn(userId: number, proof: Proof | undefined): Promise<void> {
      if (proof) return secondStep.prove(proof, 'second-factor-change', async () => {}, userId)
      const isOn = await repository.transaction((tx) => secondStep.isOn(tx, userId))
      if (isOn) throw invalid('proof', 'is required')
    },

    /** Creates a challenge; null if the user has no second factor. */
    async begin(
      tx: Db,
      userId: number,
      purpose: ChallengePurpose,
    ): Promise<Schema<'SecondStep'> | null> {
      const factors = await factorsOf(tx, userId)
      const methods: Method[] = []
      if (factors.secret !== null) methods.push('totp')
      if (factors.passkeys.length > 0) methods.push('passkey')
      if (methods.length === 0) return null
      if (factors.codesLeft > 0) methods.push('recovery_code')
      const challenge = await links.create(tx, { userId, purpose })
      return {
        status: purpose === 'second-step' ? 202 : 201,
        msg: 'Confirm that it is you.',
        challenge,
        methods,
        passkey_options: methods.includes('passkey')
          ? passkeys.requestOptions(challenge, factors.passkeys)
          : null,
      }
    },

    /**
     * Checks a proof, then runs `work` in the transaction that consumes its challenge. If the proof
     * is wrong, the challenge stays valid. Throws `not_found`, `wrong_credentials`,
     * `too_many_requests` and `invalid_request`.
     */
    async prove<Result>(
      proof: Proof,
      purpose: ChallengePurpose,
      work: (tx: Db, userId: number) => Promise<Result>,
      ofUser?: number,
    ): Promise<Result> {
      const owner = await links.peek(proof.challenge, purpose)
      const userId = owner?.userId
      if (!userId || (ofUser !== undefined && userId !== ofUser)) throw expired()
      const refund = await countAttempt(userId)
      const result = await repository.transaction(async (tx) => {
        if (!(await links.use(tx, proof.challenge, purpose))) throw expired()
        if (!(await isCorrect(tx, userId, proof))) throw wrongProof(proof.method)
        return work(tx, userId)
      })
      await refund()
      return result
    },
  }
  return secondStep
}

const expired = () => new AppError('not_found', 'This step has expired. Please start again.')

export const wrongProof = (method: Method) =>
  method === 'passkey'
    ? new AppError('wrong_credentials', 'This passkey does not belong to the account.')
    : new AppError('wrong_credentials', 'This code is incorrect or has already been used.', [
        { field: 'code', msg: 'is incorrect or has already been used' },
      ])
