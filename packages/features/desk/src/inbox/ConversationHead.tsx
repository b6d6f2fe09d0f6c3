import { BackToList, MoreMenu } from '@edbazaar/feature-list-kit/inbox'
import * as openedStyles from '@edbazaar/feature-list-kit/opened.css'
import { useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { BanIcon, BellIcon, UserIcon } from '@edbazaar/ui/Icon'
import { IconButton } from '@edbazaar/ui/IconButton'
import { Select } from '@edbazaar/ui/Select'
import { StageMark } from '@edbazaar/ui/StageMark'
import * as styles from './conversation.css'
import type { OpenDialog } from './DeskDialog'
import type { Enquiry } from './enquiry-types'
import { focusIds } from './focus-ids'
import { messages } from './messages'
import { markOf, stageOf } from './stages'
import { useChange } from './use-change'
import type { Inbox } from './use-inbox'

interface ConversationHeadProps {
  inbox: Inbox
  enquiry: Enquiry
  onDialog: (dialog: OpenDialog) => void
}

/** The sender and subject, the stage, and the actions. */
export function ConversationHead({ inbox, enquiry, onDialog }: ConversationHeadProps) {
  const t = useMessages(messages)
  const name = enquiry.name ?? t(messages.nameHidden)
  const canAnswer = enquiry.my_rights.answer && enquiry.merged_into === null
  const { state } = inbox.state
  const backTo = state === null ? t(messages.all) : t(messages.stages[state])
  return (
    <header className={styles.head}>
      <BackToList label={t(messages.backTo(backTo))} onBack={() => inbox.go({ enquiry: null })} />
      <div className={styles.who}>
        <h2 className={openedStyles.name} lang={languageOf(name)}>
          {name}
        </h2>
        <p className={styles.quiet}>
          <Subject enquiry={enquiry} />{' '}
          <span className={styles.reference}>{enquiry.reference}</span>
        </p>
      </div>
      <div className={openedStyles.actions}>
        {canAnswer ? (
          <>
            <StageSelect enquiry={enquiry} onDialog={onDialog} />
            <IconButton
              variant="quiet"
              label={t(messages.snooze)}
              icon={<BellIcon />}
              onClick={() => onDialog({ kind: 'snooze', enquiry })}
            />
            <Actions enquiry={enquiry} onDialog={onDialog} />
          </>
        ) : (
          <StageMark mark={markOf[enquiry.state]} label={t(messages.stages[enquiry.state])} />
        )}
      </div>
    </header>
  )
}

function Subject({ enquiry }: { enquiry: Enquiry }) {
  const t = useMessages(messages)
  const wanted = [enquiry.class_sought, enquiry.wanted_from].filter(Boolean).join(', ')
  const about = enquiry.subject?.name ?? (wanted === '' ? enquiry.listing?.name : undefined)
  return (
    <>
      {enquiry.child_name !== null && t(messages.forChild(enquiry.child_name))}{' '}
      {wanted !== '' && t(messages.wanted(wanted))}{' '}
      {about !== undefined && t(messages.about(about))}
    </>
  )
}

function StageSelect({ enquiry, onDialog }: Omit<ConversationHeadProps, 'inbox'>) {
  const t = useMessages(messages)
  const { change, isBusy } = useChange()
  const canBeInvalid = enquiry.invalid.until !== null
  const next = enquiry.next_states.filter((state) => state !== 'invalid')
  const options = [enquiry.state, ...next, ...(canBeInvalid ? ['invalid' as const] : [])]
  function onChoose(text: string) {
    const state = stageOf(text)
    if (state === undefined || state === enquiry.state) return
    if (state === 'lost' || state === 'invalid') onDialog({ kind: state, enquiry })
    else void change(enquiry, { state })
  }
  return (
    <div className={openedStyles.stage}>
      <Select
        id={focusIds.stage(enquiry.id)}
        label={t(messages.stage)}
        labelPlace="hidden"
        value={enquiry.state}
        disabled={isBusy}
        options={options.map((state) => ({ value: state, label: t(messages.stages[state]) }))}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  )
}

function Actions({ enquiry, onDialog }: Omit<ConversationHeadProps, 'inbox'>) {
  const t = useMessages(messages)
  const items = [
    ...(enquiry.members.length > 1 || enquiry.assigned_to !== null
      ? [
          {
            label: t(messages.assign),
            icon: <UserIcon />,
            onSelect: () => onDialog({ kind: 'assign', enquiry }),
          },
        ]
      : []),
    ...(enquiry.invalid.until === null
      ? []
      : [
          {
            label: t(messages.markInvalid),
            icon: <BanIcon />,
            onSelect: () => onDialog({ kind: 'invalid', enquiry }),
          },
        ]),
  ]
  if (items.length === 0) return null
  return <MoreMenu label={t(messages.more)} items={items} />
}
