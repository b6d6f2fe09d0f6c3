import type { Child } from '@edbazaar/api-client'
import { todayInIndia } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { formatDay, languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useRef, useState } from 'react'
import { ageOn } from './age-on'
import { ChildForm } from './ChildForm'
import { DetailsSection } from './DetailsSection'
import * as styles from './details.css'
import { useProfile } from './edited-profile'
import { messages } from './messages'
import { useFailure } from './use-failure'

const mostChildren = 12

/** One's children: each is a line, which becomes a form where it is edited. */
export function ChildrenSection() {
  const { profile, save } = useProfile()
  const { children } = profile
  const tellFailure = useFailure()
  const add = useRef<HTMLButtonElement>(null)
  /** Which line is a form; one past the last is a new child. */
  const [edited, setEdited] = useState<number | null>(null)

  function close() {
    setEdited(null)
    // Where it was before the form had it.
    requestAnimationFrame(() => add.current?.focus())
  }
  async function onSave(child: Child) {
    if (edited === null) return
    const isNew = edited >= children.length
    await save('children', isNew ? [...children, child] : children.with(edited, child))
    close()
  }
  async function onRemove(index: number) {
    try {
      await save('children', children.toSpliced(index, 1))
      close()
    } catch (cause) {
      tellFailure(cause)
    }
  }
  return (
    <DetailsSection id="children" title={messages.children} text={messages.childrenText}>
      {(children.length > 0 || edited !== null) && (
        <ul className={styles.lines}>
          {children.map((child, index) => (
            <li key={index} className={styles.line}>
              {edited === index ? (
                <ChildForm child={child} onSave={onSave} onCancel={close} />
              ) : (
                <ChildLine
                  child={child}
                  onEdit={() => setEdited(index)}
                  onRemove={() => onRemove(index)}
                />
              )}
            </li>
          ))}
          {edited === children.length && (
            <li className={styles.line}>
              <ChildForm child={{ name: '', born_on: null }} onSave={onSave} onCancel={close} />
            </li>
          )}
        </ul>
      )}
      {children.length === 0 && edited === null && (
        <p className={styles.quiet}>{messages.noChild}</p>
      )}
      {children.length >= mostChildren ? (
        <p className={styles.quiet}>{messages.mostChildren}</p>
      ) : (
        <div className={styles.actions}>
          <Button
            ref={add}
            variant="act"
            disabled={edited === children.length}
            onClick={() => setEdited(children.length)}
          >
            <PlusIcon />
            {messages.addChild}
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
        <p className={styles.text}>{bornOn === null ? messages.noBirthday : birthWords(bornOn)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="bare" aria-label={messages.editChild(name)} onClick={onEdit}>
          {messages.edit}
        </Button>
        <Button
          variant="bare"
          aria-label={messages.removeChild(name)}
          loading={isRemoving}
          onClick={() => void remove()}
        >
          {messages.remove}
        </Button>
      </div>
    </div>
  )
}

function birthWords(bornOn: string): string {
  const age = messages.years(ageOn(todayInIndia(new Date()), bornOn))
  return `${age}. ${messages.bornOnDay(formatDay(bornOn, { withYear: true }))}`
}
