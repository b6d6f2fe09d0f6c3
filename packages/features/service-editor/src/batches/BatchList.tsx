import type { BatchDetails } from '@edbazaar/api-client'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { useRef, useState } from 'react'
import { BatchForm } from './BatchForm'
import { BatchLine } from './BatchLine'
import * as styles from './batches.css'
import { messages } from './messages'

/** A batch of the list; the key tells it from the others. */
export interface ListedBatch {
  key: string
  details: BatchDetails
}

interface BatchListProps {
  batches: readonly ListedBatch[]
  /** Of what they belong to, as it was loaded with them; none while they are nobody else's. */
  revision?: number
  /** Adding and changing reject with the API's refusal. */
  onAdd: (details: BatchDetails, key: string) => Promise<void>
  onChange: (key: string, details: BatchDetails) => Promise<void>
  /** Says itself what became of it. */
  onRemove: (key: string) => Promise<void>
  /** Called when a line becomes a form, and when it is one no more. */
  onEditing?: (isEditing: boolean) => void
}

const added = 'added'

/** Batches: each is a line, which becomes a form where it is edited. */
export function BatchList(props: BatchListProps) {
  const { batches, revision, onAdd, onChange, onRemove, onEditing } = props
  const add = useRef<HTMLButtonElement>(null)
  /** The key of the line that is a form. */
  const [edited, setEdited] = useState<string | null>(null)
  const [asked, setAsked] = useState<ListedBatch | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)

  function edit(key: string | null) {
    setEdited(key)
    onEditing?.(key !== null)
  }
  function close() {
    edit(null)
    // Where it was before the form had it.
    requestAnimationFrame(() => add.current?.focus())
  }
  async function remove({ key }: ListedBatch) {
    setIsRemoving(true)
    await onRemove(key)
    setIsRemoving(false)
    setAsked(null)
  }
  return (
    <div className={styles.batches}>
      {batches.length === 0 && edited === null && <p className={styles.none}>{messages.none}</p>}
      <ul className={styles.list}>
        {batches.map((batch) => (
          <li key={batch.key} className={styles.line}>
            {edited === batch.key ? (
              <BatchForm
                batch={batch.details}
                {...(revision !== undefined && { revision })}
                onSave={(details) => onChange(batch.key, details).then(close)}
                onCancel={close}
              />
            ) : (
              <BatchLine
                batch={batch.details}
                onEdit={() => edit(batch.key)}
                onRemove={() => setAsked(batch)}
              />
            )}
          </li>
        ))}
        {edited === added && (
          <li className={styles.line}>
            <BatchForm
              onSave={(details, key) => onAdd(details, key).then(close)}
              onCancel={close}
            />
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button ref={add} variant="act" disabled={edited === added} onClick={() => edit(added)}>
          <PlusIcon />
          {messages.add}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        title={messages.removeTitle}
        question={messages.removeQuestion(asked?.details.name ?? '')}
        tone="danger"
        isBusy={isRemoving}
        finalFocus={add}
        onNo={() => setAsked(null)}
        onYes={() => asked !== null && void remove(asked)}
      />
    </div>
  )
}
