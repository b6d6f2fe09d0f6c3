import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { fieldName, reviewMessages } from '@edbazaar/feature-editing/review'
import { useMessages } from '@edbazaar/feature-platform'
import { FieldDiffList } from '@edbazaar/ui/FieldDiff'
import { FieldDiff } from '../../field-diff/FieldDiff'
import type { Change, ModerationCase } from '../case-types'
import { differenceOf } from '../differences/differences'
import { findingText } from '../finding-text'
import { messages as moderationMessages } from '../messages'
import * as styles from './case.css'
import { messages } from './messages'
import type { CaseEditor } from './use-case-editor'

interface CaseChangesProps {
  opened: ModerationCase
  caseEditor: CaseEditor
}

/** The changes since the last approved version, field by field. */
export function CaseChanges({ opened, caseEditor }: CaseChangesProps) {
  const t = useMessages(messages, moderationMessages)
  const { changes, row } = opened
  const heads = useHeads(opened)
  if (changes.length === 0)
    return row.why === 'edit' ? <p className={styles.caption}>{t(messages.noChanges)}</p> : null
  const held = changes.filter((change) => change.is_held).length
  const open = changes.length - held
  return (
    <section>
      <div className={styles.sectionHead}>
        <h3 className={styles.heading}>{t(messages.changes(changes.length))}</h3>
        <span className={styles.caption}>
          {held > 0 && open > 0
            ? t(messages.heldAndPublic(held, open))
            : t(held > 0 ? messages.allHeld : messages.allPublic)}
        </span>
      </div>
      <FieldDiffList label={t(messages.changesLabel)} heads={heads}>
        {inOrder(changes).map((change) => (
          <ChangedField
            key={change.field}
            change={change}
            opened={opened}
            caseEditor={caseEditor}
          />
        ))}
      </FieldDiffList>
    </section>
  )
}

const editorOrder = Object.keys(reviewMessages.fields)

/** Held fields first, then as the editor asks for them. */
const inOrder = (changes: readonly Change[]): Change[] =>
  [...changes].sort(
    (one, other) =>
      Number(other.is_held) - Number(one.is_held) ||
      editorOrder.indexOf(one.field) - editorOrder.indexOf(other.field),
  )

function useHeads({ row }: ModerationCase) {
  const t = useMessages(messages, moderationMessages)
  const { from_revision: from, to_revision: to } = row
  return {
    field: t(moderationMessages.fieldHead),
    before: from === null ? t(messages.beforeLabel) : t(messages.before(from)),
    after: to === null ? t(messages.afterLabel) : t(messages.after(to)),
  }
}

function ChangedField({ change, opened, caseEditor }: CaseChangesProps & { change: Change }) {
  const t = useMessages(messages, moderationMessages, reviewMessages, productMessages)
  const name = fieldName(change.field, t)
  const canReject = opened.next_states.includes('rejected_fields') && change.can_reject
  return (
    <FieldDiff
      name={name}
      state={
        opened.row.decision === null
          ? t(change.is_held ? moderationMessages.held : messages.publicNow)
          : undefined
      }
      isHeld={change.is_held}
      difference={differenceOf(change, t)}
      findings={change.findings.map((finding) => findingText(finding, t))}
      selection={
        canReject
          ? {
              label: t(messages.choose(name)),
              isSelected: caseEditor.chosen.includes(change.field),
              isDisabled: !opened.rights.decide,
              onChange: (isChosen) => caseEditor.choose(change.field, isChosen),
            }
          : undefined
      }
    />
  )
}
