import { useMessages } from '@edbazaar/feature-platform'
import { MailIcon, MessageCircleIcon, PhoneIcon, StickyNoteIcon } from '@edbazaar/ui/Icon'
import { Select } from '@edbazaar/ui/Select'
import { TextArea } from '@edbazaar/ui/TextArea'
import { useId } from 'react'
import * as styles from '../conversation.css'
import type { Enquiry } from '../enquiry-types'
import { focusIds } from '../focus-ids'
import { messages as inboxMessages } from '../messages'
import { CallFields } from './CallFields'
import { composerKinds } from './drafts'
import { messages } from './messages'
import { SendButtons } from './SendButtons'
import { type Composing, useComposer } from './use-composer'
import { WhatsAppButtons } from './WhatsAppButtons'

interface ComposerProps {
  enquiry: Enquiry
  now: number
  /** Whether it fills a panel. */
  isInSheet?: boolean
  onSent?: () => void
}

const kindIcons = {
  email: <MailIcon size="small" />,
  whatsapp: <MessageCircleIcon size="small" />,
  note: <StickyNoteIcon size="small" />,
  call: <PhoneIcon size="small" />,
}

/** An email, a WhatsApp message, a private note or a logged call. What is typed stays until it is sent. */
export function Composer({ enquiry, now, isInSheet = false, onSent }: ComposerProps) {
  const t = useMessages(messages, inboxMessages)
  const composer = useComposer(enquiry, now, onSent)
  const { kind, text, refusal, hint, problem, labels, closedKinds } = composer
  const hintId = useId()
  const reasonsId = useId()
  const reasons = closedKinds.reasons.filter((reason) => reason !== refusal)
  const isLetter = kind === 'email' || kind === 'whatsapp'
  return (
    <form
      className={styles.composer}
      data-sheet={isInSheet || undefined}
      aria-label={labels.form}
      onSubmit={(event) => {
        event.preventDefault()
        // WhatsApp sends it, and only then is it logged.
        const button = event.currentTarget.querySelector('[type="submit"]')
        if (button !== null) void composer.send()
      }}
    >
      <div className={styles.kinds}>
        {composerKinds.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.kind}
            aria-pressed={each === kind}
            disabled={closedKinds.kinds.includes(each)}
            aria-describedby={closedKinds.kinds.includes(each) ? reasonsId : undefined}
            onClick={() => composer.choose(each)}
          >
            {kindIcons[each]}
            {t(inboxMessages.kinds[each])}
          </button>
        ))}
        {isLetter && refusal === null && <TemplateSelect enquiry={enquiry} composer={composer} />}
      </div>
      {reasons.length > 0 && (
        <p id={reasonsId} className={styles.reasons}>
          {reasons.join(' ')}
        </p>
      )}
      {refusal === null ? (
        <>
          {kind === 'call' && <CallFields composer={composer} />}
          <TextArea
            id={isInSheet ? undefined : focusIds.text(enquiry.id)}
            label={labels.text}
            labelPlace="hidden"
            placeholder={isLetter ? undefined : labels.text}
            rows={isInSheet ? 10 : isLetter ? 6 : 3}
            maxLength={4000}
            value={text}
            error={problem}
            aria-describedby={hintId}
            data-note={kind === 'note' || undefined}
            className={styles.text}
            onChange={({ target }) => composer.write(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') event.currentTarget.blur()
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              event.currentTarget.form?.requestSubmit()
            }}
          />
          <div id={hintId} className={styles.hint}>
            {hint.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          {kind === 'whatsapp' ? (
            <WhatsAppButtons key={enquiry.id} enquiry={enquiry} composer={composer} />
          ) : (
            <SendButtons enquiry={enquiry} composer={composer} now={now} />
          )}
        </>
      ) : (
        <p className={styles.refusal}>{refusal}</p>
      )}
    </form>
  )
}

/** Replaces the text with a template, its fields filled in. */
function TemplateSelect({ enquiry, composer }: { enquiry: Enquiry; composer: Composing }) {
  const t = useMessages(messages, inboxMessages)
  if (enquiry.templates.length === 0) return null
  return (
    <div className={styles.template}>
      <Select
        label={t(messages.template)}
        labelPlace="hidden"
        value=""
        options={[
          { value: '', label: t(messages.noTemplate) },
          ...enquiry.templates.map(({ id, title }) => ({ value: `${id}`, label: title })),
        ]}
        onChange={({ target }) => {
          const chosen = enquiry.templates.find(({ id }) => `${id}` === target.value)
          if (chosen) composer.insert(chosen)
        }}
      />
    </div>
  )
}
