import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'
import type { QueueName } from '../../queue-switch/queue-places'
import type { QueueState, Tab } from './queue-url'

/** Texts of the queue: its tabs, filters, views and table. */
export const messages = defineMessages(
  'admin/moderation/queue',
  import.meta.glob('./locales/*.po'),
  {
    titles: {
      schools: msg`All schools`,
      stores: msg`All stores`,
      products: msg`All products`,
      jobs: msg`Job postings`,
      blogs: msg`All blogs`,
      videos: msg`All videos`,
    } satisfies Record<QueueName, MessageDescriptor>,
    search: msg`Search cases`,
    searchPlaceholder: msg`Name, owner or case`,

    tabsLabel: msg`Kinds of case`,
    oldest: (age: string) => msg`Oldest ${age}`,
    noneOpen: msg`None open`,
    lastDays: msg`Last 30 days, can be undone`,
    median: (time: string, hours: number) =>
      msg`Median this week <b>${time}</b>, target ${hours} h`,

    viewsLabel: msg`Saved views`,
    views: {
      all: msg`All`,
      held: msg`Held fields`,
      with_findings: msg`With findings`,
      mine: msg`Claimed by me`,
    },
    overdueView: (hours: number) => msg`Over ${hours} h`,

    sort: msg`Sort`,
    sorts: {
      oldest: msg`Oldest first`,
      newest: msg`Newest first`,
      priority: msg`Highest priority`,
      waiting: msg`Urgent first`,
    } satisfies Record<QueueState['sort'], MessageDescriptor>,
    filters: msg`Filters`,
    filtersActive: (count: number) => msg`Filters, ${count} active`,
    priority: msg`Priority`,
    anyPriority: msg`Any priority`,
    checks: msg`Automatic checks`,
    anyFinding: msg`Any result`,
    field: msg`Field`,
    anyField: msg`Any field`,
    claimedBy: msg`Claimed by`,
    claimants: { me: msg`Me`, others: msg`Others`, nobody: msg`Nobody` },
    anybody: msg`Anyone`,
    ownerFilter: msg`One owner`,
    removeFilter: msg`remove filter`,
    clearFilters: msg`Clear filters`,

    columnSubject: {
      school: msg`School`,
      store: msg`Store`,
      product: msg`Product`,
      job: msg`Job`,
      blog: msg`Blog`,
      video: msg`Video`,
      other: msg`Record`,
    },
    columnChanged: msg`Changed`,
    columnWaiting: msg`Waiting`,
    columnDecision: msg`Decision`,
    columnDecidedBy: msg`Decided by`,
    columnDecidedAt: msg`When`,
    overTarget: msg`over the target`,
    more: (count: number) => msg`+${count}`,
    reports: (count: number) => msg`${plural(count, { one: '# report', other: '# reports' })}`,
    changes: (count: number) => msg`${plural(count, { one: '# change', other: '# changes' })}`,
    findings: (count: number) => msg`${plural(count, { one: '# finding', other: '# findings' })}`,
    newRecord: msg`New record`,
    asksToManage: msg`Request to manage it`,
    appealsDecision: msg`Appeal against a decision`,
    claimYou: (minutes: number) => msg`You, ${minutes} min left`,
    claimOther: (name: string, minutes: number) => msg`${name}, ${minutes} min left`,
    heldNote: msg`Held: not public until decided. All other edits are already public.`,
    pages: msg`Pages of cases`,
    select: (name: string) => msg`Select ${name}`,
    selectPage: msg`Select all on this page`,

    hints: {
      move: msg`next, previous`,
      select: msg`select`,
      open: msg`open`,
      approve: msg`approve`,
    },
    hintReject: msg`reject`,
    hintUndo: msg`undo`,
    hintAll: msg`all shortcuts`,

    emptyTabs: {
      new: msg`No new cases`,
      edited: msg`No edited listings`,
      reported: msg`No reports`,
      claims: msg`No claims`,
      appeals: msg`No appeals`,
      decided: msg`Nothing decided yet`,
    } satisfies Record<Tab, MessageDescriptor>,
    emptyText: msg`New cases appear here automatically.`,
    noMatch: msg`No cases match`,
    noMatchText: msg`Remove filters or search for something else.`,
    showAll: msg`Show all`,
    firstPage: msg`First page`,
    listFailed: msg`The queue could not be loaded`,
    caseFailed: msg`The case could not be loaded`,
    failedText: msg`Check your connection and try again.`,
    retry: msg`Retry`,

    selected: (count: number) => msg`${count} selected`,
    clearSelection: msg`Clear selection`,
    selectAll: (count: string) => msg`Select all ${count}`,
    bulkApprove: (count: number) => msg`Approve ${count}`,
    bulkHeld: (count: number) =>
      msg`${plural(count, { one: '# has a held field and needs its own decision.', other: '# have held fields and need their own decision.' })}`,
  },
)
