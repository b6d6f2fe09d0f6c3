import type { SchoolEditor } from '@edbazaar/api-client'
import { textFormat, UnsavedCount, useCloseEditor, useEditedField } from '@edbazaar/feature-editing'
import { imageSource, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useStore } from 'jotai'
import { useRef } from 'react'
import * as v from 'valibot'
import { useSchoolPanel } from '../panels/use-school-panel'
import { SchoolLoadError } from '../school-api/SchoolLoadError'
import { useLoadedSchool } from '../school-api/use-loaded-school'
import * as styles from './edit-school.css'
import { messages } from './messages'
import { SchoolFields } from './SchoolFields'
import { emailSchema } from './school-schemas'
import { useSchoolEntity } from './use-school-entity'

/** The Edit School panel: every field saves on blur. */
export default function EditSchool({ id }: { id: number }) {
  const { school, error, retry, update } = useLoadedSchool(id)
  const { close } = useSchoolPanel()
  const entity = useSchoolEntity({ id, school, onUpdate: update })
  const store = useStore()
  const { requestClose, dialogs } = useCloseEditor(entity, close)
  const emailInput = useRef<HTMLInputElement>(null)
  const email = useEditedField(entity, 'contact_email', {
    value: school?.contact_email ?? null,
    format: textFormat,
    schema: emailSchema,
  })

  /** Specification, section 5: the editor cannot be closed without a contact email. */
  function onClose() {
    if (school === null) return close()
    requestClose(hasEmail)
  }
  function hasEmail(): boolean {
    if (v.is(emailSchema, email.value)) return true
    store.set(showToastAtom, { message: messages.enterEmail, type: 'error' })
    emailInput.current?.focus()
    return false
  }
  return (
    <Dialog
      isOpen
      shape="panel"
      onClose={onClose}
      title={messages.title}
      lead={<Cover school={school} />}
      description={messages.description}
      footer={
        <div className={styles.footer}>
          {school === null ? <span /> : <UnsavedCount entity={entity} />}
          <Button onClick={onClose}>{messages.close}</Button>
        </div>
      }
    >
      {school !== null && <SchoolFields school={school} entity={entity} emailInput={emailInput} />}
      {error !== null && <SchoolLoadError error={error} onRetry={retry} />}
      {school === null && error === null && <LoadingFields />}
      {dialogs}
    </Dialog>
  )
}

/** The first image of the school. */
function Cover({ school }: { school: SchoolEditor | null }) {
  const cover = school?.media.find(({ image }) => image !== null)?.image
  if (!cover) return null
  return (
    <ResponsiveImage
      {...imageSource(cover)}
      alt=""
      shape="square"
      sizes="48px"
      className={styles.cover}
    />
  )
}

function LoadingFields() {
  return (
    <div className={styles.fields} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <div key={line} className={styles.skeletonField}>
          <Skeleton width="quarter" />
          <span className={styles.skeletonControl} />
        </div>
      ))}
    </div>
  )
}
