import type { ModerationOutcome } from '@edbazaar/api-client'
import { defineMessages, type MessageDescriptor } from '@edbazaar/feature-platform'
import { msg } from '@edbazaar/feature-platform/macro'

/** Texts for owners about the review of their listings. */
export const messages = defineMessages(
  'editing/review/notices',
  import.meta.glob('./locales/*.po'),
  {
    decisions: {
      approved: (name: string) => msg`${name} is approved`,
      changes: (name: string) => msg`${name} needs changes`,
      rejected_fields: (name: string) => msg`Some changes to ${name} were not accepted`,
      hidden: (name: string) => msg`${name} is hidden`,
      removed: (name: string) => msg`${name} is removed`,
      ignored: (name: string) => msg`${name} stays as it is`,
      shown: (name: string) => msg`${name} is shown again`,
    } satisfies Record<ModerationOutcome, (name: string) => MessageDescriptor>,
    notPublic: msg`It is not visible to the public.`,
    reason: (reason: string) => msg`Reason: ${reason}.`,
    fieldReason: (field: string, reason: string) => msg`${field}: ${reason}.`,
    decided: (day: string, reference: string) => msg`Decided ${day}. Case ${reference}.`,
    appealUntil: (day: string) => msg`You can appeal until ${day}.`,
    appeal: msg`Appeal`,
    appealed: (day: string) => msg`You appealed on ${day}. We will decide within 7 days.`,
    upheld: msg`Your appeal was upheld.`,
    refused: msg`Your appeal was refused.`,
    undone: msg`We have undone this decision and closed your appeal.`,
    hide: msg`Hide`,

    waiting: msg`Waiting for review`,
    waitingText: msg`Parents see the earlier value until an admin has reviewed the new one, usually within two days.`,
    heldEdit: (field: string, value: string) => msg`${field}: ${value}`,
    heldEditOf: (name: string, field: string, value: string) => msg`${name}, ${field}: ${value}`,
    claimOpen: (name: string) => msg`You asked to manage ${name}. We are checking your request.`,
    claimRefused: (name: string) => msg`Your request to manage ${name} was refused`,

    appealTitle: (name: string) => msg`Appeal: ${name}`,
    appealText: msg`Explain why the decision is wrong. We decide within 7 days, where possible by another admin. You can appeal once.`,
    appealLabel: msg`Your reasons`,
    appealRequired: msg`Enter your reasons.`,
    send: msg`Send appeal`,
    cancel: msg`Cancel`,
    close: msg`Close`,
    sent: (day: string) => msg`Appeal sent. We will reply by ${day}.`,
  },
)
