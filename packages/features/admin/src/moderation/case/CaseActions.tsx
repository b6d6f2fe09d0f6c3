import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { EllipsisIcon, EyeIcon, EyeOffIcon, MessageCircleIcon, TrashIcon } from '@edbazaar/ui/Icon'
import { Menu } from '@edbazaar/ui/Menu'
import type { ModerationCase } from '../case-types'
import { key } from '../key.css'
import { messages as moderationMessages } from '../messages'
import * as styles from './case.css'
import { closingDecision } from './closing-decision'
import { messages } from './messages'
import type { CaseEditor } from './use-case-editor'

interface CaseActionsProps {
  opened: ModerationCase
  caseEditor: CaseEditor
}

/** The possible decisions; `data-decides` marks those that open a form. On a phone, the less common ones are in a menu. */
export function CaseActions({ opened, caseEditor }: CaseActionsProps) {
  const t = useMessages(messages, moderationMessages)
  const { row, rights, next_states: next } = opened
  if (row.decision !== null || next.length === 0) return null
  const isDisabled = !rights.decide || caseEditor.isBusy
  // An appeal is upheld or refused; anything else about its record is rare.
  const hasButtons = row.why !== 'appeal'
  return (
    <div className={styles.actions} data-action-bar>
      <Closing opened={opened} caseEditor={caseEditor} isDisabled={isDisabled} />
      <Refusal opened={opened} caseEditor={caseEditor} isDisabled={isDisabled} />
      {next.includes('changes') && (
        <Button
          className={styles.wideAction}
          data-decides="changes"
          disabled={isDisabled}
          onClick={() => caseEditor.compose({ outcome: 'changes' })}
        >
          {t(moderationMessages.askForChanges)} <kbd className={key}>C</kbd>
        </Button>
      )}
      {next.includes('rejected_fields') && opened.changes.some((change) => change.can_reject) && (
        <Button
          className={styles.secondAction}
          data-decides="rejected_fields"
          disabled={isDisabled || caseEditor.chosen.length === 0}
          onClick={() =>
            caseEditor.compose({ outcome: 'rejected_fields', fields: caseEditor.chosen })
          }
        >
          {t(messages.rejectChosen)} <kbd className={key}>R</kbd>
        </Button>
      )}
      <div className={styles.actionsEnd}>
        {next.includes('shown') && (
          <Button disabled={isDisabled} onClick={() => void caseEditor.decideNow(row, 'shown')}>
            <EyeIcon size="small" />
            {t(messages.showAgain)}
          </Button>
        )}
        {hasButtons && next.includes('hidden') && (
          <Button
            className={styles.wideAction}
            data-decides="hidden"
            disabled={isDisabled}
            onClick={() => caseEditor.compose({ outcome: 'hidden' })}
          >
            <EyeOffIcon size="small" />
            {t(moderationMessages.hide)} <kbd className={key}>H</kbd>
          </Button>
        )}
        {hasButtons && next.includes('removed') && (
          <Button
            variant="danger"
            className={styles.wideAction}
            data-decides="removed"
            disabled={isDisabled}
            onClick={() => caseEditor.compose({ outcome: 'removed' })}
          >
            <TrashIcon size="small" />
            {t(moderationMessages.remove)}
          </Button>
        )}
        {!isDisabled && (
          <MoreMenu opened={opened} caseEditor={caseEditor} isOnPhonesOnly={hasButtons} />
        )}
      </div>
    </div>
  )
}

/** The label of the approve button for this kind of case. */
function approveLabel({ row, changes }: ModerationCase, t: ReturnType<typeof useMessages>): string {
  if (row.why === 'claim') return t(messages.grant)
  if (row.why === 'appeal') return t(messages.grantAppeal)
  return changes.length > 1 ? t(messages.approveAll(changes.length)) : t(messages.approve)
}

/** Approves the record or keeps it as it is, by the kind of case; grants a claim or an appeal. */
function Closing({ opened, caseEditor, isDisabled }: CaseActionsProps & { isDisabled: boolean }) {
  const t = useMessages(messages, moderationMessages)
  const { row, next_states: next } = opened
  const isKept = closingDecision(opened) === 'ignored'
  if (!isKept && !next.includes('approved')) return null
  return (
    <Button
      variant="main"
      className={styles.mainAction}
      disabled={isDisabled}
      onClick={() => void (isKept ? caseEditor.decideNow(row, 'ignored') : caseEditor.approve(row))}
    >
      {isKept ? t(moderationMessages.keep) : approveLabel(opened, t)} <kbd className={key}>A</kbd>
    </Button>
  )
}

/** A claim or an appeal is refused with a message. */
function Refusal({ opened, caseEditor, isDisabled }: CaseActionsProps & { isDisabled: boolean }) {
  const t = useMessages(messages)
  const { row, next_states: next } = opened
  const isRefusable = row.why === 'claim' || row.why === 'appeal'
  if (!isRefusable || !next.includes('ignored')) return null
  return (
    <Button
      className={styles.secondAction}
      data-decides="ignored"
      disabled={isDisabled}
      onClick={() => caseEditor.compose({ outcome: 'ignored' })}
    >
      {t(row.why === 'claim' ? messages.refuse : messages.refuseAppeal)}{' '}
      <kbd className={key}>R</kbd>
    </Button>
  )
}

interface MoreMenuProps extends CaseActionsProps {
  /** Whether wide pages show these decisions as buttons. */
  isOnPhonesOnly: boolean
}

function MoreMenu({ opened: { next_states: next }, caseEditor, isOnPhonesOnly }: MoreMenuProps) {
  const t = useMessages(messages, moderationMessages)
  const items = [
    next.includes('changes') && {
      label: t(moderationMessages.askForChanges),
      icon: <MessageCircleIcon />,
      onSelect: () => caseEditor.compose({ outcome: 'changes' }),
    },
    next.includes('hidden') && {
      label: t(moderationMessages.hide),
      icon: <EyeOffIcon />,
      onSelect: () => caseEditor.compose({ outcome: 'hidden' }),
    },
    next.includes('removed') && {
      label: t(moderationMessages.remove),
      icon: <TrashIcon />,
      onSelect: () => caseEditor.compose({ outcome: 'removed' }),
    },
  ].filter((item) => item !== false)
  if (items.length === 0) return null
  return (
    <Menu
      items={items}
      align="end"
      aria-label={t(messages.otherDecisions)}
      className={isOnPhonesOnly ? styles.moreActions : styles.moreMenu}
    >
      <EllipsisIcon />
    </Menu>
  )
}
