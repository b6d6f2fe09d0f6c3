import type { Child } from '@edbazaar/api-client'
import { useFailureToast } from '@edbazaar/feature-form-kit'
import { type Translate, todayInIndia, useLocale, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, type Locale, languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useRef, useState } from 'react'
import { ageOn } from './age-on'
import { ChildForm } from './ChildForm'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { messages } from './messages'
import { useProfile } from './profile-context'

const maxChildren = 12

/** The user's children, one per line. Editing a child turns its line into a form. */
export function ChildrenSection() {
  const t = useMessages(messages)
  const { profile, save } = useProfile()
  const { children } = profile
  const showError = useFailureToast()
  const addButton = useRef<HTMLButtonElement>(null)
  /** Index of the child in the form. The number of children means a new child. */
  const [editedIndex, setEditedIndex] = useState<number | null>(null)

  function close() {
    setEditedIndex(null)
    // Return the focus to the button that opened the form.
    requestAnimationFrame(() => addButton.current?.focus())
  }
  async function onSave(child: Child) {
    if (editedIndex === null) return
    const isNew = editedIndex >= children.length
    await save('children', isNew ? [...children, child] : children.with(editedIndex, child))
    close()
  }
  async function onRemove(index: number) {
    try {
      await save('children', children.toSpliced(index, 1))
      close()
    } catch (cause) {
      showError(cause)
    }
  }
  return (
    <DetailsSection id="children" title={t(messages.children)} text={t(messages.childrenText)}>
      {(children.length > 0 || editedIndex !== null) && (
        <ul className={styles.lines}>
          {children.map((child, index) => (
            <li key={index} className={styles.line}>
              {editedIndex === index ? (
                <ChildForm child={child} onSave={onSave} onCancel={close} />
              ) : (
                <ChildLine
                  child={child}
                  onEdit={() => setEditedIndex(index)}
                  onRemove={() => onRemove(index)}
                />
              )}
            </li>
          ))}
          {editedIndex === children.length && (
            <li className={styles.line}>
              <ChildForm child={{ name: '', born_on: null }} onSave={onSave} onCancel={close} />
            </li>
          )}
        </ul>
      )}
      {children.length === 0 && editedIndex === null && (
        <p className={styles.quiet}>{t(messages.noChildren)}</p>
      )}
      {children.length >= maxChildren ? (
        <p className={styles.quiet}>{t(messages.maxChildren)}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            ref={addButton}
            variant="act"
            disabled={editedIndex === children.length}
            onClick={() => setEditedIndex(children.length)}
          >
            <PlusIcon />
            {t(messages.addChild)}
          </Button>
        </div>
      )}
    </DetailsSection>
  )
}

interface ChildLineProps {
  child: Child
  onEdit: () => void
  onRemove: () => Promise<void>
}

function ChildLine({ child: { name, born_on: bornOn }, onEdit, onRemove }: ChildLineProps) {
  const t = useMessages(messages)
  const locale = useLocale()
  const [isRemoving, setIsRemoving] = useState(false)
  async function remove() {
    setIsRemoving(true)
    await onRemove()
    setIsRemoving(false)
  }
  return (
    <div className={styles.row}>
      <div>
        <p className={styles.name} lang={languageOf(name)}>
          {name}
        </p>
        <p className={styles.text}>
          {bornOn === null ? t(messages.noBirthDate) : birthText(bornOn, { t, locale })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="bare" aria-label={t(messages.editChild(name))} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button
          variant="bare"
          aria-label={t(messages.removeChild(name))}
          loading={isRemoving}
          onClick={() => void remove()}
        >
          {t(messages.remove)}
        </Button>
      </div>
    </div>
  )
}

function birthText(bornOn: string, { t, locale }: { t: Translate; locale: Locale }): string {
  const age = ageOn(todayInIndia(new Date()), bornOn)
  return t(messages.ageAndBirthDate(age, formatDay(bornOn, { withYear: true, locale })))
}
