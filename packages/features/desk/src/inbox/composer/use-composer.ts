import { answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { useSetFieldAtom } from '@edbazaar/feature-platform/set-field-atom'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Enquiry, Template } from '../enquiry-types'
import { messages as inboxMessages } from '../messages'
import { daysLater, dueMoment } from '../moments'
import {
  type ComposerKind,
  clearSentTextAtom,
  type DraftChanges,
  setDraftAtom,
  useDraft,
} from './drafts'
import { messages } from './messages'
import { filledTemplate } from './template-text'
import { closedKindsOf, useRefusal } from './use-refusal'

interface SendOptions {
  snoozeDays?: number
  /** A moment in the permitted hours. */
  at?: string
}

/** The draft of an enquiry, why it cannot be sent, and sending it. */
export function useComposer(enquiry: Enquiry, now: number, onSent?: () => void) {
  const t = useMessages(messages, inboxMessages)
  const time = { now, locale: useLocale() }
  const draft = useDraft(enquiry.id)
  const setDraft = useSetFieldAtom(setDraftAtom)
  const clearSentText = useSetAtom(clearSentTextAtom)
  const { run, isBusy } = usePageRequest()
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState<readonly string[]>([])
  const refusalOf = useRefusal(enquiry, now)
  const { kind, texts, outcome } = draft
  const text = texts[kind]
  const permitted = enquiry.consent.channels.filter((channel) => channel !== 'email')
  const channel = permitted.includes(draft.channel) ? draft.channel : (permitted[0] ?? 'phone')

  const set = (changes: DraftChanges) => setDraft(enquiry.id, changes)
  function write(next: string, into: ComposerKind = kind) {
    setProblem(undefined)
    // Another text is another act.
    set({ texts: { [into]: next }, requestKey: crypto.randomUUID() })
  }
  function insert(template: Template) {
    const filled = filledTemplate(template.text, enquiry.fields)
    setMissing(filled.missing)
    write(text.trim() === '' ? filled.text : `${text}\n\n${filled.text}`)
  }
  /** Whether there is a text; the form says if it is missing. */
  function isWritten(): boolean {
    if (text.trim() !== '') return true
    setProblem(t(inboxMessages.writeFirst))
    return false
  }
  /** Sends what was typed: now, or at a time; and sets the day of the next action. */
  async function send({ snoozeDays, at }: SendOptions = {}) {
    if (kind !== 'call' && !isWritten()) return
    const requestKey = draft.requestKey ?? crypto.randomUUID()
    set({ requestKey })
    const body = {
      kind: kind === 'whatsapp' ? ('call' as const) : kind,
      request_key: requestKey,
      ...(text.trim() !== '' && { text: text.trim() }),
      ...(kind === 'call' && { outcome, channel }),
      ...(kind === 'whatsapp' && { outcome: 'reached' as const, channel: kind }),
      ...(at !== undefined && { send_at: at }),
      ...(snoozeDays !== undefined && { snooze_until: daysLater(Date.now(), snoozeDays) }),
    }
    const answer = await run(
      (api) =>
        answerOf(
          api.POST('/desk/enquiries/{id}/messages', {
            params: { path: { id: enquiry.id } },
            body,
          }),
        ),
      { toast: ({ send_at: sendAt }) => sentText(sendAt) },
    )
    if (answer === null) return
    setMissing([])
    clearSentText(enquiry.id, kind, text)
    onSent?.()
  }
  function sentText(at: string | null): string {
    if (kind === 'note') return t(messages.noteSaved)
    if (kind === 'call') return t(messages.callLogged)
    if (kind === 'whatsapp') return t(messages.whatsAppLogged)
    return at === null ? t(messages.emailSent) : t(messages.emailWaits(dueMoment(at, time)))
  }

  const email = enquiry.consent.now.find(({ channel: each }) => each === 'email')
  /** When an email that is sent now leaves; null for at once. */
  const waitsUntil = email?.state === 'outside_hours' ? email.next_at : null
  const hints = {
    note: [t(messages.noteHint)],
    call: [t(messages.callHint)],
    whatsapp: [t(messages.whatsAppHint)],
    email: [
      ...(enquiry.email === null ? [] : [t(messages.emailHint(enquiry.email, enquiry.reference))]),
      ...(enquiry.state === 'new' ? [t(messages.movesToContacted)] : []),
      ...(waitsUntil === null ? [] : [t(messages.sendLater(dueMoment(waitsUntil, time)))]),
      ...(missing.length > 0 ? [t(messages.emptyFields(missing.join(', ')))] : []),
    ],
  }
  const name = enquiry.name ?? t(inboxMessages.nameHidden)
  return {
    kind,
    text,
    outcome,
    channel,
    channels: permitted,
    problem,
    isBusy,
    waitsUntil,
    refusal: refusalOf(kind)?.text ?? null,
    closedKinds: closedKindsOf(refusalOf),
    hint: hints[kind],
    labels: {
      form: t(inboxMessages.composer(name)),
      text: {
        email: t(messages.emailText(name)),
        whatsapp: t(messages.whatsAppText(name)),
        note: t(messages.noteText),
        call: t(messages.callNote),
      }[kind],
      send: {
        email:
          waitsUntil === null
            ? t(messages.sendEmail)
            : t(messages.sendAt(dueMoment(waitsUntil, time))),
        whatsapp: t(messages.openWhatsApp),
        note: t(messages.saveNote),
        call: t(messages.logCall),
      }[kind],
    },
    set,
    isWritten,
    write,
    insert,
    send,
    choose(next: ComposerKind) {
      setProblem(undefined)
      set({ kind: next, requestKey: crypto.randomUUID() })
    },
  }
}

export type Composing = ReturnType<typeof useComposer>
