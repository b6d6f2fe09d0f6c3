import { useLocale, useMessages } from '@edbazaar/feature-platform'
import type { Enquiry, TimelineEntry } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { dayInWords, fullMoment } from '../moments'
import { messages as routeMessages } from '../routes/messages'
import { messages as taskMessages } from '../tasks/messages'
import { messages } from './messages'

/** The title of an entry of the conversation, and the text after it. */
interface EntryTitle {
  title: string
  actor?: string
}

/** Names the entries of an enquiry. */
export function useEntryTitle(enquiry: Enquiry, now: number): (entry: TimelineEntry) => EntryTitle {
  const t = useMessages(messages, inboxMessages)
  const ofTasks = useMessages(taskMessages)
  const ofRoutes = useMessages(routeMessages)
  const locale = useLocale()
  const parent = enquiry.name ?? t(inboxMessages.parent)
  /** An event with the member who caused it. */
  const event = (title: string, { author }: TimelineEntry): EntryTitle =>
    author === null ? { title } : { title, actor: author.name }

  return (entry) => {
    const by = entry.author?.name ?? t(messages.somebody)
    switch (entry.kind) {
      case 'enquiry':
      case 'message':
        return { title: parent }
      case 'email':
        return { title: by, actor: t(messages.byEmail) }
      case 'note':
        return { title: by, actor: t(messages.privateNote) }
      case 'call': {
        const texts = entry.channel === 'whatsapp' ? messages.whatsappOf : messages.callOf
        return { title: t(texts[entry.outcome ?? 'reached'](by)) }
      }
      case 'task':
        return event(ofTasks(taskMessages.events[taskEventOf(entry.reason)]), entry)
      case 'state':
        return event(
          t(messages.movedTo(t(inboxMessages.stages[entry.to_state ?? enquiry.state]))),
          entry,
        )
      case 'assign':
        return event(
          entry.assigned_to
            ? t(messages.assignedEvent(entry.assigned_to.name))
            : t(messages.unassignedEvent),
          entry,
        )
      case 'snooze':
        return event(
          entry.day
            ? t(messages.snoozedEvent(dayInWords(entry.day, { now, locale })))
            : t(messages.unsnoozedEvent),
          entry,
        )
      case 'reveal':
        return { title: t(messages.revealEvent(by)) }
      case 'consent':
        return { title: t(messages.consentEvent) }
      case 'merge':
        return { title: t(messages.mergeEvent), ...mergeReason(entry.reason) }
      case 'unmerge':
        return event(t(messages.unmergeEvent), entry)
      case 'attempt':
        return { title: t(messages.attemptEvent) }
      case 'family':
        return { title: t(messages.familyEvent) }
      case 'invalid':
        return event(t(messages.invalidEvent), entry)
      case 'objection':
        return { title: t(messages.objectionEvent) }
      case 'visit':
        return event(visitChange(entry.visit), entry)
      case 'route':
        return event(routeChange(entry.route), entry)
      case 'withdrawal':
        return { title: t(messages.withdrawalEvent) }
    }
  }

  function visitChange(visit: TimelineEntry['visit']): string {
    if (visit === null) return t(inboxMessages.visitTitle)
    return t(messages.visitChanges[visit.change](fullMoment(visit.starts_at, { now, locale })))
  }

  function routeChange(route: TimelineEntry['route']): string {
    if (route === null) return ofRoutes(routeMessages.title)
    return ofRoutes(routeMessages.events[route.change](route.name))
  }

  function mergeReason(reason: string | null) {
    const found = Object.entries(messages.mergeReasons).find(([name]) => name === reason)
    return found && { actor: t(found[1]) }
  }
}

const taskEvents = ['added', 'changed', 'done', 'reopened'] as const

const taskEventOf = (reason: string | null) =>
  taskEvents.find((event) => event === reason) ?? 'changed'
