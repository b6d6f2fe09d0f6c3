import type { AuditEntry, AuditEntryList } from '@edbazaar/api-client'

/** An entry with the names that its values refer to by id. */
export interface AuditRow extends AuditEntry {
  readonly people: AuditEntryList['people']
  readonly filterValues: AuditEntryList['filter_values']
}
