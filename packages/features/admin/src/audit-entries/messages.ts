import type { AuditEntry } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts of entries of the audit log. */
export const historyMessages = defineMessages(
  'admin/audit-entries',
  import.meta.glob('./locales/*.po'),
  {
    actions: {
      created: (record: string) => msg`${record} added`,
      edited: (record: string) => msg`${record} changed`,
      removed: (record: string) => msg`${record} deleted`,
      restored: (record: string) => msg`${record} restored`,
      read: (record: string) => msg`${record} viewed`,
    },
    readParts: {
      application: msg`Application for a job viewed`,
      application_cv: msg`CV of an applicant opened`,
      applications: msg`List of applications viewed`,
    },
    changedField: (record: string, field: string) => msg`${record}: ${field} changed`,
    records: {
      school: msg`School`,
      store: msg`Store`,
      product: msg`Service`,
      batch: msg`Batch`,
      user: msg`Account`,
      filter_request: msg`Filter request`,
      job: msg`Job`,
      blog: msg`Blog`,
      video: msg`Video`,
      comment: msg`Comment`,
      filter_value: msg`Filter value`,
      moderation_case: msg`Moderation case`,
      exited_user: msg`Exited user`,
      contact_message: msg`Contact message`,
      newsletter_draft: msg`Newsletter draft`,
    } satisfies Record<AuditEntry['entity'], MessageDescriptor>,
    fields: {
      block: msg`block`,
      permissions: msg`permissions`,
      is_admin: msg`admin role`,
      sessions: msg`sessions`,
      password: msg`password`,
      email: msg`email`,
      second_factor: msg`second step`,
      contacted: msg`contact`,
      answered: msg`answer`,
      assigned_to: msg`assignee`,
    },
    blocked: msg`Account blocked`,
    unblocked: msg`Account unblocked`,
    madeAdmin: msg`Became an admin`,
    unmadeAdmin: msg`No longer an admin`,
    signedOut: msg`Signed out by an admin`,
    system: msg`The system`,
    change: (before: string, after: string) => msg`${before} → ${after}`,
    nothing: msg`nothing`,
    noDecision: msg`No decision`,
  },
)
