import type { AdminAccountsRepository } from './accounts.repository.ts'

export type LockedUser = NonNullable<Awaited<ReturnType<AdminAccountsRepository['lock']>>['target']>
