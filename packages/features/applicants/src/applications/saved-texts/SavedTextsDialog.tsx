import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { useDialogGuard } from '@edbazaar/feature-form-kit/dialog-guard'
import { showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { languageOf } from '@edbazaar/ui/formatting'
import { PlusIcon } from '@edbazaar/ui/Icon'
import { Notice } from '@edbazaar/ui/Notice'
import { Select } from '@edbazaar/ui/Select'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { Listing } from '../application-types'
import { messages } from './messages'
import { SavedTextForm } from './SavedTextForm'
import * as styles from './saved-texts.css'
import { type SavedText, savedTextsOf, useSavedTexts } from './use-saved-texts'

interface SavedTextsDialogProps {
  /** Those whose texts can be changed; one at least. */
  listings: readonly [Listing, ...Listing[]]
  onClose: () => void
}

const keyOf = ({ kind, id }: Listing) => `${kind}:${id}`

/** The saved texts of an employer: a list, and a form to add or change one. */
export default function SavedTextsDialog({ listings, onClose }: SavedTextsDialogProps) {
  const t = useMessages(messages)
  const [chosen, setChosen] = useState(keyOf(listings[0]))
  const [isDirty, setIsDirty] = useState(false)
  const { close, question } = useDialogGuard({ isDirty, onClose })
  const listing = listings.find((each) => keyOf(each) === chosen) ?? listings[0]
  return (
    <Dialog
      isOpen
      shape="panel"
      title={t(messages.title)}
      description={t(messages.text)}
      closeLabel={t(messages.close)}
      onClose={close}
    >
      <div className={styles.fields}>
        {listings.length > 1 && (
          <Select
            label={t(messages.employer)}
            value={chosen}
            options={listings.map((each) => ({ value: keyOf(each), label: each.name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <Texts key={chosen} listing={listing} onDirty={setIsDirty} />
      </div>
      {question}
    </Dialog>
  )
}

interface TextsProps {
  listing: Listing
  onDirty: (isDirty: boolean) => void
}

function Texts({ listing, onDirty }: TextsProps) {
  const t = useMessages(messages)
  const { state, value: texts, reload } = useSavedTexts(listing)
  const [edited, setEdited] = useState<SavedText | 'new' | null>(null)
  if (edited !== null)
    return (
      <SavedTextForm
        listing={listing}
        text={edited === 'new' ? null : edited}
        onDirty={onDirty}
        onEnd={(isSaved) => {
          setEdited(null)
          if (isSaved) reload()
        }}
      />
    )
  return (
    <>
      {state === 'loading' && (
        <div role="status" aria-label={t(messages.loading)}>
          <Skeleton />
        </div>
      )}
      {state === 'failed' && (
        <Notice tone="bad" title={t(messages.failed)}>
          <Button onClick={reload}>{t(messages.retry)}</Button>
        </Notice>
      )}
      {texts?.length === 0 && <p className={styles.quiet}>{t(messages.empty)}</p>}
      {texts !== null && texts.length > 0 && (
        <ul>
          {texts.map((text) => (
            <Line
              key={text.id}
              listing={listing}
              text={text}
              onEdit={() => setEdited(text)}
              onRemoved={reload}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onClick={() => setEdited('new')}>
          <PlusIcon size="small" />
          {t(messages.add)}
        </Button>
      </div>
    </>
  )
}

interface LineProps {
  listing: Listing
  text: SavedText
  onEdit: () => void
  onRemoved: () => void
}

function Line({ listing, text: { id, title, text }, onEdit, onRemoved }: LineProps) {
  const t = useMessages(messages)
  const showToast = useSetAtom(showToastAtom)
  const { run, isBusy } = useRequest()
  const [isAsked, setIsAsked] = useState(false)
  async function remove() {
    const { path, query } = savedTextsOf(listing)
    const params = { path: { ...path, templateId: id }, query }
    const removed = await run((api) =>
      answerOf(api.DELETE('/listings/{kind}/{id}/reply-templates/{templateId}', { params })),
    )
    setIsAsked(false)
    if (removed === null) return
    showToast({ type: 'success', message: t(messages.removed) })
    onRemoved()
  }
  return (
    <li className={styles.line}>
      <p className={styles.name} lang={languageOf(title)}>
        {title}
      </p>
      <p className={styles.excerpt} lang={languageOf(text)}>
        {text}
      </p>
      <div className={styles.buttons}>
        <Button variant="bare" aria-label={t(messages.editOf(title))} onClick={onEdit}>
          {t(messages.edit)}
        </Button>
        <Button
          variant="bare"
          aria-label={t(messages.removeOf(title))}
          onClick={() => setIsAsked(true)}
        >
          {t(messages.remove)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        tone="danger"
        title={t(messages.removeOf(title))}
        question={t(messages.removeQuestion(title))}
        yesLabel={t(messages.remove)}
        noLabel={t(messages.cancel)}
        isBusy={isBusy}
        onYes={() => void remove()}
        onNo={() => setIsAsked(false)}
      />
    </li>
  )
}
