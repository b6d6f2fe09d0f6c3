import type { Child } from '@edbazaar/api-client'
import { SaveProblem } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { SaveState } from '@edbazaar/feature-platform/save-state'
import { Button } from '@edbazaar/ui/Button'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ChildFacts } from './ChildFacts'
import { ChildForm } from './ChildForm'
import { ChildrenConflict } from './ChildrenConflict'
import { indexOfChild, withChild } from './children-list'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { maxChildren, useChildren } from './use-children'

const newChild: Child = { name: '', born_on: null }

interface OpenForm {
  /** Increases with each form. */
  key: number
  /** The child being edited; null for a new child. */
  child: Child | null
}

/** The user's children, one per line: one field, saved at once. Editing turns a line into a form. */
export function ChildrenSection() {
  const t = useMessages(messages)
  const edited = useChildren()
  const { value: children, save } = edited
  const addButton = useRef<HTMLButtonElement>(null)
  const { form, open, close } = useForm()

  /** The buttons of the line that was saved or removed are gone. */
  const focusAddButton = () => requestAnimationFrame(() => addButton.current?.focus())
  function closeForm() {
    close()
    focusAddButton()
  }
  function onSave(child: Child) {
    // At once, so that the next press starts from the changed list.
    flushSync(() => {
      save(withChild(children, form?.child ?? null, child))
      closeForm()
    })
  }
  function onRemove(index: number) {
    save(children.toSpliced(index, 1))
    focusAddButton()
  }
  const lines = children.map((child, index) => (
    <li key={index} className={styles.line}>
      <ChildLine child={child} onEdit={() => open(child)} onRemove={() => onRemove(index)} />
    </li>
  ))
  if (form !== null) {
    const index = indexOfChild(children, form.child)
    const line = (
      // Stays the same form when other lines change.
      <li key={`form-${form.key}`} className={styles.line}>
        <ChildForm child={form.child ?? newChild} onSave={onSave} onCancel={closeForm} />
      </li>
    )
    lines.splice(index === -1 ? lines.length : index, index === -1 ? 0 : 1, line)
  }
  return (
    <DetailsSection id="children" title={t(messages.children)} text={t(messages.childrenText)}>
      {lines.length > 0 ? (
        <ul className={styles.lines}>{lines}</ul>
      ) : (
        <p className={styles.quiet}>{t(messages.noChildren)}</p>
      )}
      <div className={styles.actions}>
        {children.length >= maxChildren ? (
          <p className={styles.quiet}>{t(messages.maxChildren)}</p>
        ) : (
          <Button
            ref={addButton}
            variant="act"
            disabled={form !== null && form.child === null}
            onClick={() => open(null)}
          >
            <PlusIcon />
            {t(messages.addChild)}
          </Button>
        )}
        <SaveState phase={edited.phase} />
      </div>
      <SaveProblem edited={edited} label={t(messages.children)} />
      <ChildrenConflict edited={edited} />
    </DetailsSection>
  )
}

/** The open form, if there is one. */
function useForm() {
  const [form, setForm] = useState<OpenForm | null>(null)
  const lastKey = useRef(0)
  function open(child: Child | null) {
    lastKey.current += 1
    setForm({ key: lastKey.current, child })
  }
  return { form, open, close: () => setForm(null) }
}

interface ChildLineProps {
  child: Child
  onEdit: () => void
  onRemove: () => void
}

function ChildLine({ child, onEdit, onRemove }: ChildLineProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.row}>
      <ChildFacts child={child} />
      <div className={styles.actions}>
        <Button variant="bare" aria-label={t(messages.editChild(child.name))} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button variant="bare" aria-label={t(messages.removeChild(child.name))} onClick={onRemove}>
          {t(messages.remove)}
        </Button>
      </div>
    </div>
  )
}
