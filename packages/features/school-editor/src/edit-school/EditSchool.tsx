import type { SchoolEditor } from '@edbazaar/api-client'
import { textFormat, UnsavedCount, useClosing, useEditedField } from '@edbazaar/feature-editing'
import { imageSource, showToastAtom } from '@edbazaar/feature-shell'
import { Button } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useStore } from 'jotai'
import { useRef } from 'react'
import * as v from 'valibot'
import { useSchoolPanel } from '../panels/use-school-panel'
import { SchoolNotLoaded } from '../school-calls/SchoolNotLoaded'
import { useAskedSchool } from '../school-calls/use-asked-school'
import * as styles from './edit-school.css'
import { messages } from './messages'
import { SchoolFields } from './SchoolFields'
import { emailSchema } from './school-schemas'
import { useSchoolEntity } from './use-school-entity'

/** The Edit School panel: every field saves when it is left. */
export default function EditSchool({ id }: { id: number }) {
  const { school, problem, retry, tell } = useAskedSchool(id)
  const { close } = useSchoolPanel()
  const entity = useSchoolEntity({ id, school, onNews: tell })
  const store = useStore()
  const closing = useClosing(entity, close)
  const emailInput = useRef<HTMLInputElement>(null)
  const email = useEditedField(entity, 'contact_email', {
    value: school?.contact_email ?? null,
    format: textFormat,
    schema: emailSchema,
  })

  /** Section 5: an editor is not closed without a contact email. */
  function onClose() {
    if (school === null) return close()
    closing.onClose(hasEmail)
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
        <div className={styles.foot}>
          {school === null ? <span /> : <UnsavedCount entity={entity} />}
          <Button onClick={onClose}>{messages.close}</Button>
        </div>
      }
    >
      {school !== null && <SchoolFields school={school} entity={entity} emailInput={emailInput} />}
      {problem !== null && <SchoolNotLoaded problem={problem} onRetry={retry} />}
      {school === null && problem === null && <LoadingFields />}
      {closing.question}
    </Dialog>
  )
}

/** The first image of what is edited. */
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
        <div key={line} className={styles.grey}>
          <Skeleton width="quarter" />
          <span className={styles.greyField} />
        </div>
      ))}
    </div>
  )
}
