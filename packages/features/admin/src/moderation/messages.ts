import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg, plural } from '@edbazaar/feature-platform/macro'
import type { FindingCode, Outcome, Priority } from './case-types'
import type { Tab } from './queue/queue-url'
import type { Shortcut } from './shortcuts'

/** Texts of the queue, the case, decisions and undo. */
export const messages = defineMessages('admin/moderation', import.meta.glob('./locales/*.po'), {
  tabs: {
    new: msg`New`,
    edited: msg`Edited`,
    reported: msg`Reported`,
    claims: msg`Claims`,
    appeals: msg`Appeals`,
    decided: msg`Decided`,
  } satisfies Record<Tab, MessageDescriptor>,

  priorities: {
    high: msg`High`,
    medium: msg`Medium`,
    low: msg`Low`,
  } satisfies Record<Priority, MessageDescriptor>,

  caption: (tab: string) => msg`Cases: ${tab}`,
  held: msg`Held`,
  nobody: msg`Nobody`,
  selectMode: msg`Select`,
  endSelection: msg`End selection`,
  untitled: msg`Deleted record`,

  findingNames: {
    phone: msg`Phone number`,
    email: msg`Email address`,
    link: msg`Link`,
    ranking: msg`Ranking without a source`,
    fees_up: msg`Large fee increase`,
    moved: msg`Moved`,
    new_domain: msg`New email domain`,
    new_name: msg`New name`,
    word: msg`Flagged word`,
    exported_address: msg`Email to a check row`,
    many_invalid: msg`Many marked as invalid`,
    many_lost: msg`Many marked as lost`,
    many_reveals: msg`Many phone numbers opened`,
    asks_fee: msg`Asks for money`,
    asks_papers: msg`Asks for identity documents`,
    asks_elsewhere: msg`Asks for replies elsewhere`,
    pay_high: msg`Unusually high pay`,
    copied_text: msg`Copied text`,
    shared_link: msg`Link shared by several new accounts`,
    own_listing: msg`Written by the provider`,
    other_text: msg`Different text`,
  } satisfies Record<FindingCode, MessageDescriptor>,
  feesUp: (percent: string) => msg`Fees up ${percent}%`,
  movedBy: (km: string) => msg`Moved ${km} km`,
  manyInvalid: (percent: string) => msg`${percent}% marked as invalid`,
  manyLost: (percent: string) => msg`${percent}% marked as lost`,
  manyInvalidText: (percent: string) =>
    msg`The desk marked ${percent}% of its enquiries as invalid, more than three times the median.`,
  manyLostText: (percent: string) =>
    msg`The desk marked ${percent}% of its enquiries as lost, more than three times the median.`,
  findingTexts: {
    phone: (text: string) => msg`“${text}” is a phone number.`,
    email: (text: string) => msg`“${text}” is an email address.`,
    link: (text: string) => msg`“${text}” is a link.`,
    ranking: (text: string) => msg`“${text}” is a ranking without a source.`,
    word: (text: string) => msg`“${text}” is on the list of flagged words.`,
    asks_fee: (text: string) => msg`“${text}” asks applicants for money.`,
    asks_papers: (text: string) => msg`“${text}” asks applicants for identity documents.`,
    shared_link: (text: string) => msg`At least three new accounts linked to ${text} today.`,
    asks_elsewhere: (text: string) => msg`“${text}” asks applicants to answer outside EdBazaar.`,
    many_reveals: (text: string) =>
      msg`${text} reached the limit for opening phone numbers of parents.`,
    exported_address: (text: string) =>
      msg`An email arrived at an address that only one exported file contains (${text}).`,
  },
  copiedText: (percent: string) =>
    msg`${percent}% of the text also appears in another published text.`,
  otherText: (percent: string) => msg`${percent}% of the approved text was replaced.`,
  ownListing: msg`The text names the author’s own school or store. It carries the label “Written by the provider”.`,
  newDomain: msg`The email domain has changed.`,
  newName: msg`The name has changed.`,
  payHighText: (rupees: string) =>
    msg`The pay, ₹${rupees} a month, is more than three times what nearly all similar jobs pay.`,

  close: msg`Close`,
  cancel: msg`Cancel`,

  undo: msg`Undo`,

  fieldHead: msg`Field`,
  nothing: msg`Nothing`,
  words: (removed: number, added: number) =>
    msg`${plural(removed, { one: '# word', other: '# words' })} removed, ${added} added`,
  unchanged: (count: number) => msg`${count} unchanged`,
  yes: msg`Yes`,
  no: msg`No`,
  feeRow: (classes: string, parts: string) => msg`${classes}: ${parts}`,
  feeParts: {
    admission: (amount: string) => msg`admission ${amount}`,
    tuition: (amount: string) => msg`tuition ${amount}`,
    transport: (amount: string) => msg`transport ${amount}`,
    books: (amount: string) => msg`books ${amount}`,
  },
  seatsLeftOf: (left: string, total: string) => msg`${left} of ${total} left`,
  seatsLeft: (left: string) => msg`${left} left`,
  formsOpen: (day: string) => msg`Forms open on ${day}`,
  formsClose: (day: string) => msg`Forms close on ${day}`,
  dateOf: (day: string, label: string) => msg`${day}: ${label}`,
  imageSize: (width: number, height: number) => msg`${width} × ${height}`,

  addNote: msg`Add a note`,
  noteHint: msg`The owner does not see it.`,

  none: msg`None`,

  keep: msg`Keep as it is`,
  askForChanges: msg`Ask for changes`,
  reject: msg`Reject`,
  hide: msg`Hide`,
  remove: msg`Remove`,
  outcomes: {
    approved: msg`Approved`,
    changes: msg`Changes requested`,
    rejected_fields: msg`Partly rejected`,
    hidden: msg`Hidden`,
    removed: msg`Removed`,
    ignored: msg`Kept`,
    shown: msg`Shown again`,
  } satisfies Record<Outcome, MessageDescriptor>,

  nothingToUndo: msg`You have not decided anything on this page yet. The tab Decided lists the last 30 days.`,

  shortcuts: msg`Keyboard shortcuts`,
  keyGroups: { move: msg`Move`, select: msg`Select`, decide: msg`Decide`, other: msg`Other` },
  keyNames: {
    next: msg`next case`,
    previous: msg`previous case`,
    open: msg`open`,
    back: msg`close`,
    search: msg`search`,
    select: msg`select`,
    tab: msg`switch tab`,
    approve: msg`approve`,
    changes: msg`ask for changes`,
    reject: msg`reject fields`,
    hide: msg`hide`,
    send: msg`send the decision`,
    undo: msg`undo`,
    claim: msg`claim or release`,
    public: msg`public page`,
    note: msg`note`,
    help: msg`show shortcuts`,
  } satisfies Record<Shortcut, MessageDescriptor>,
  nextRow: msg`next row`,
  previousRow: msg`previous row`,
  useKeys: msg`Use single-letter shortcuts`,
  useKeysHint: msg`When off, only shortcuts with Ctrl work. Remove never has a shortcut.`,
})
