import type { RegisterColumn } from './register-record.ts'

/**
 * Reports a field that was changed or dropped, as one line of rejected.csv. The column is empty if the
 * report is about the whole row. The reason begins with `row refused`, `field dropped`, `field cut`,
 * `repaired` or `kept`.
 */
export type ReportValue = (column: RegisterColumn | '', value: string, reason: string) => void
