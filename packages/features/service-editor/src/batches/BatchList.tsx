import type { BatchDetails, Product } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { type Ref, useRef, useState } from 'react'
import { BatchForm } from './BatchForm'
import { BatchRow } from './BatchRow'
import type { BatchDraft } from './batch-schema'
import * as styles from './batches.css'
import { messages } from './messages'
import type { BatchFormHandle, SavedBatch } from './use-batch-form'

/** A batch in the list with its unique key. */
export interface ListedBatch {
  key: string
  details: BatchDetails
}

/** A batch in its form that is not saved. */
export interface OpenBatch {
  key: string
  draft: BatchDraft
}

interface BatchListProps {
  /** Of the product. */
  kind: Product['kind']
  batches: readonly ListedBatch[]
  /** Revision of the loaded product; none for a new product. */
  revision?: number
  /** Whether the form of a new batch is open at first. @default false */
  isAdding?: boolean
  /** The batch whose form is open at first, with what was filled in. */
  openBatch?: OpenBatch | null | undefined
  /** The form that is open. */
  formRef?: Ref<BatchFormHandle>
  /** `onAdd` and `onChange` reject with the API error. */
  onAdd: (details: BatchDetails, key: string) => Promise<void>
  onChange: (key: string, details: BatchDetails) => Promise<void>
  /** Fetches a saved batch after a conflict; none for a new product. */
  onReload?: (key: string) => Promise<SavedBatch>
  /** Reports success and failure itself. */
  onRemove: (key: string) => Promise<void>
  /** Called when a form opens or closes. */
  onEditingChange?: (isEditing: boolean) => void
  /** Called with every change in a form, and with null when it closes. */
  onDraftChange?: (open: OpenBatch | null) => void
}

/** Key of the form that adds a batch. */
const newKey = 'added'

/** A list of batches whose rows turn into forms. */
export function BatchList(props: BatchListProps) {
  const t = useMessages(messages)
  const {
    kind,
    batches,
    revision,
    isAdding = false,
    openBatch,
    formRef,
    onAdd,
    onChange,
    onReload,
    onRemove,
    onEditingChange,
    onDraftChange,
  } = props
  const addButton = useRef<HTMLButtonElement>(null)
  /** The key of the row that is a form. */
  const [editedKey, setEditedKey] = useState(isAdding ? newKey : (openBatch?.key ?? null))
  const started = (key: string) => (openBatch?.key === key ? openBatch.draft : undefined)
  /** The batch whose removal awaits confirmation. */
  const [batchToRemove, setBatchToRemove] = useState<ListedBatch | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)

  function edit(key: string | null) {
    setEditedKey(key)
    onEditingChange?.(key !== null)
    onDraftChange?.(null)
  }
  function close() {
    edit(null)
    // The form that had focus is gone.
    requestAnimationFrame(() => addButton.current?.focus())
  }
  async function remove({ key }: ListedBatch) {
    setIsRemoving(true)
    await onRemove(key)
    setIsRemoving(false)
    setBatchToRemove(null)
  }
  return (
    <div className={styles.batches}>
      {batches.length === 0 && editedKey === null && (
        <p className={styles.empty}>{t(messages.none)}</p>
      )}
      <ul className={styles.list}>
        {batches.map((batch) => (
          <li key={batch.key} className={styles.item}>
            {editedKey === batch.key ? (
              <BatchForm
                ref={formRef}
                kind={kind}
                started={started(batch.key)}
                onDraftChange={(draft) => onDraftChange?.({ key: batch.key, draft })}
                batch={batch.details}
                revision={revision}
                reload={onReload && (() => onReload(batch.key))}
                onSave={(details) => onChange(batch.key, details).then(close)}
                onCancel={close}
              />
            ) : (
              <BatchRow
                kind={kind}
                batch={batch.details}
                onEdit={() => edit(batch.key)}
                onRemove={() => setBatchToRemove(batch)}
              />
            )}
          </li>
        ))}
        {editedKey === newKey && (
          <li className={styles.item}>
            <BatchForm
              ref={formRef}
              kind={kind}
              started={started(newKey)}
              onDraftChange={(draft) => onDraftChange?.({ key: newKey, draft })}
              onSave={(details, key) => onAdd(details, key).then(close)}
              onCancel={close}
            />
          </li>
        )}
      </ul>
      <div className={styles.actions}>
        <Button
          ref={addButton}
          variant="act"
          disabled={editedKey === newKey}
          onClick={() => edit(newKey)}
        >
          <PlusIcon />
          {t(messages.add)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={batchToRemove !== null}
        title={t(messages.removeTitle)}
        question={t(messages.removeQuestion(batchToRemove?.details.name ?? ''))}
        tone="danger"
        isBusy={isRemoving}
        finalFocus={addButton}
        onNo={() => setBatchToRemove(null)}
        onYes={() => batchToRemove !== null && void remove(batchToRemove)}
      />
    </div>
  )
}
