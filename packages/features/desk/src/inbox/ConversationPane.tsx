import { FailedLoad } from '@edbazaar/feature-list-kit/failed-load'
import * as inboxStyles from '@edbazaar/feature-list-kit/inbox.css'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { EmptyState } from '@edbazaar/ui/EmptyState'
import {
  BanIcon,
  CalendarIcon,
  MailIcon,
  PhoneIcon,
  ShieldCheckIcon,
  StickyNoteIcon,
} from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Link } from '@edbazaar/ui/Link'
import { Notice } from '@edbazaar/ui/Notice'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { ConflictNotice } from './ConflictNotice'
import { ConsentSection } from './ConsentSection'
import { ConversationHead } from './ConversationHead'
import { Composer } from './composer/Composer'
import { type ComposerKind, setDraftAtom } from './composer/drafts'
import { closedKindsOf, useRefusal } from './composer/use-refusal'
import * as styles from './conversation.css'
import type { OpenDialog } from './DeskDialog'
import type { Enquiry } from './enquiry-types'
import type { LoadedInbox } from './load-inbox'
import { messages } from './messages'
import { Thread } from './Thread'
import { type ContactState, contactStateOf, useConsentSummary } from './use-consent-summary'
import type { Inbox } from './use-inbox'

interface ConversationPaneProps {
  inbox: Inbox
  enquiry: LoadedInbox['enquiry']
  now: number
  /** The composer that is open over a phone's page. */
  sheet: ComposerKind | null
  onSheet: (sheet: ComposerKind | null) => void
  onDialog: (dialog: OpenDialog) => void
}

/** The open enquiry: what was said, and the reply. */
export function ConversationPane({ enquiry, ...pane }: ConversationPaneProps) {
  const t = useMessages(messages)
  return (
    <article className={inboxStyles.openedPane}>
      <div className={inboxStyles.scroller}>
        {enquiry === null && (
          <EmptyState title={t(messages.chooseTitle)} className={styles.choose}>
            {t(messages.chooseText)}
          </EmptyState>
        )}
        {enquiry === 'missing' && (
          <EmptyState title={t(messages.missingTitle)} actions={<BackButton inbox={pane.inbox} />}>
            {t(messages.missingText)}
          </EmptyState>
        )}
        {enquiry === 'failed' && <FailedEnquiry />}
        {typeof enquiry === 'object' && enquiry !== null && (
          <Conversation key={enquiry.id} enquiry={enquiry} {...pane} />
        )}
      </div>
    </article>
  )
}

function BackButton({ inbox }: { inbox: Inbox }) {
  const t = useMessages(messages)
  return (
    <Button variant="act" onClick={() => inbox.go({ enquiry: null })}>
      {t(messages.backTo(t(messages.list)))}
    </Button>
  )
}

function FailedEnquiry() {
  const t = useMessages(messages)
  return (
    <FailedLoad title={t(messages.enquiryFailed)} retryLabel={t(messages.retry)}>
      {t(messages.listFailedText)}
    </FailedLoad>
  )
}

interface ConversationProps extends Omit<ConversationPaneProps, 'enquiry'> {
  enquiry: Enquiry
}

function Conversation({ inbox, enquiry, now, sheet, onSheet, onDialog }: ConversationProps) {
  const t = useMessages(messages)
  const summary = useConsentSummary(enquiry.consent, now)
  const contact = contactStateOf(enquiry.consent)
  const canAnswer = enquiry.my_rights.answer && enquiry.merged_into === null
  const name = enquiry.name ?? t(messages.nameHidden)
  return (
    <>
      <ConversationHead inbox={inbox} enquiry={enquiry} onDialog={onDialog} />
      <details className={styles.consentLine}>
        <summary className={styles.consentSummary} data-contact={contact}>
          {contactIcons[contact]}
          {summary}
        </summary>
        <ConsentSection enquiry={enquiry} now={now} isTitled={false} />
      </details>
      {enquiry.is_test && <Notice title={t(messages.test)}>{t(messages.testText)}</Notice>}
      <ConflictNotice enquiry={enquiry} now={now} />
      {enquiry.merged_into && (
        <Notice title={t(messages.mergedInto(enquiry.merged_into.reference))}>
          <Link href={inbox.pathWith({ enquiry: enquiry.merged_into.id })}>
            {t(messages.openIt)}
          </Link>
        </Notice>
      )}
      <Thread enquiry={enquiry} now={now} />
      {canAnswer && (
        <>
          <div className={styles.inlineComposer}>
            <Composer enquiry={enquiry} now={now} />
          </div>
          <ActionBar enquiry={enquiry} now={now} onSheet={onSheet} />
          {sheet !== null && (
            <Dialog
              isOpen
              shape="panel"
              title={t(messages.composer(name))}
              description={summary}
              closeLabel={t(messages.close)}
              onClose={() => onSheet(null)}
            >
              <Composer enquiry={enquiry} now={now} isInSheet onSent={() => onSheet(null)} />
            </Dialog>
          )}
        </>
      )}
    </>
  )
}

interface ActionBarProps {
  enquiry: Enquiry
  now: number
  onSheet: (sheet: ComposerKind) => void
}

/** On a phone, in place of the site's bottom bar: the kinds of reply that the permission allows. */
function ActionBar({ enquiry, now, onSheet }: ActionBarProps) {
  const t = useMessages(messages)
  const setDraft = useSetAtom(setDraftAtom)
  const closed = closedKindsOf(useRefusal(enquiry, now)).kinds
  const [main, ...others] = barKinds.filter((kind) => !closed.includes(kind))
  function open(kind: ComposerKind) {
    setDraft(enquiry.id, { kind })
    onSheet(kind)
  }
  if (main === undefined) return null
  return (
    <div className={styles.actionBar}>
      <Button variant="main" className={styles.mainAction} onClick={() => open(main)}>
        {barIcons[main]}
        {t(messages.kinds[main])}
      </Button>
      {others.map((kind) =>
        kind === 'note' ? (
          <IconButton
            key={kind}
            variant="quiet"
            label={t(messages.kinds.note)}
            icon={barIcons.note}
            onClick={() => open(kind)}
          />
        ) : (
          <Button key={kind} onClick={() => open(kind)}>
            {barIcons[kind]}
            {t(messages.kinds[kind])}
          </Button>
        ),
      )}
    </div>
  )
}

const contactIcons: Readonly<Record<ContactState, ReactNode>> = {
  allowed: <ShieldCheckIcon size="small" />,
  waiting: <CalendarIcon size="small" />,
  forbidden: <BanIcon size="small" />,
}

const barKinds = ['email', 'call', 'note'] as const

const barIcons = { email: <MailIcon />, call: <PhoneIcon />, note: <StickyNoteIcon /> }
