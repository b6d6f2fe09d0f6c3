import type { PasswordlessSignInRepository } from './passwordless-sign-in.repository.ts'

/** The columns of a user that decide whether a sign-in without a password succeeds. */
export type SignInCandidate = NonNullable<
  Awaited<ReturnType<PasswordlessSignInRepository['findByEmail']>>
>
