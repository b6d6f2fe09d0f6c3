import type { Channel, ConsentTerms } from './permission.ts'

/** A consent as JSON of the database. */
export interface ConsentJson {
  readonly channels: readonly Channel[]
  readonly days: readonly number[]
  readonly fromMinute: number
  readonly toMinute: number
  readonly givenAt: string
  readonly expiresAt: string
  readonly withdrawnAt: string | null
  readonly ownerChangedAt: string | null
}

export const termsOf = (consents: readonly ConsentJson[]): ConsentTerms[] =>
  consents.map(({ givenAt, expiresAt, withdrawnAt, ownerChangedAt, ...consent }) => ({
    ...consent,
    givenAt: new Date(givenAt),
    expiresAt: new Date(expiresAt),
    withdrawnAt: withdrawnAt === null ? null : new Date(withdrawnAt),
    ownerChangedAt: ownerChangedAt === null ? null : new Date(ownerChangedAt),
  }))
