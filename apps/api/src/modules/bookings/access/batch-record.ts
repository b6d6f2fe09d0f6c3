import type { BatchRecordRepository } from './batch-record.repository.ts'

export type BatchRecord = NonNullable<Awaited<ReturnType<BatchRecordRepository['find']>>>
