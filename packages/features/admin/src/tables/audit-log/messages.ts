import type { AuditEntry } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of the audit log. */
export const auditMessages = defineMessages(
  'admin/tables/audit-log',
  import.meta.glob('./locales/*.po'),
  {
    title: msg`Audit log`,
    standfirst: msg`Every change by owners, members, admins and the system: who, what, and from which value to which.`,
    search: msg`Search by a person’s name or email`,
    time: msg`Time`,
    actor: msg`Who`,
    record: msg`What`,
    change: msg`Before → after`,
    action: msg`Action`,
    actions: {
      created: msg`Added`,
      edited: msg`Edited`,
      removed: msg`Deleted`,
      restored: msg`Restored`,
      read: msg`Viewed`,
    } satisfies Record<AuditEntry['action'], MessageDescriptor>,
    entity: msg`Record`,
    field: msg`Field`,
    role: msg`Role`,
    roles: {
      owner: msg`Owner`,
      member: msg`Member`,
      admin: msg`Admin`,
      system: msg`System`,
    } satisfies Record<AuditEntry['actor_role'], MessageDescriptor>,
    system: msg`The system`,
    formerActor: msg`Former user`,
    formerUser: (id: number) => msg`Former user #${id}`,
    recordOf: (kind: string, name: string) => msg`${kind}: ${name}`,
    from: msg`From`,
    to: msg`To`,
    onePerson: (name: string) => msg`Person: ${name}`,
    oneRecord: (name: string) => msg`Record: ${name}`,
    removeFilter: (filter: string) => msg`Remove the filter ${filter}`,
    empty: msg`empty`,
    notStored: msg`Values are not stored`,
    yes: msg`Yes`,
    no: msg`No`,
    undone: msg`Undone`,
    undo: msg`Undo`,
    undoOf: (entry: string) => msg`Undo: ${entry}`,
    open: msg`Open`,
    openEntry: (entry: string) => msg`Open: ${entry}`,
  },
)
