import type { SchoolEditor } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { HeldEdits, UnsavedCount, useCloseEditor } from '@edbazaar/feature-editing'
import { accountPaths, showToastAtom, useMessages } from '@edbazaar/feature-platform'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { Dialog } from '@edbazaar/ui/Dialog'
import { JumpList, useCurrentTarget } from '@edbazaar/ui/JumpList'
import { JumpMenu } from '@edbazaar/ui/JumpMenu'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { Skeleton } from '@edbazaar/ui/Skeleton'
import { useStore } from 'jotai'
import { useRef } from 'react'
import * as v from 'valibot'
import { SchoolLoadError } from '../school-api/SchoolLoadError'
import { useLoadedSchool } from '../school-api/use-loaded-school'
import { useSchoolPanel } from '../use-school-panel'
import * as styles from './edit-school.css'
import { editorSections } from './editor-sections'
import { messages as factMessages } from './facts/messages'
import { messages } from './messages'
import { SchoolFields } from './SchoolFields'
import { emailSchema } from './school-schemas'
import { useSchoolEntity } from './use-school-entity'

/** The Edit School panel: every field saves on blur. */
export default function EditSchool({ id }: { id: number }) {
  const t = useMessages(messages, factMessages)
  const { school, error, retry, update } = useLoadedSchool(id)
  const { close } = useSchoolPanel()
  const entity = useSchoolEntity({ id, school, onUpdate: update })
  const store = useStore()
  const { requestClose, dialogs } = useCloseEditor(entity, close)
  const sections = school === null ? [] : editorSections(school, t)
  const jumps = { targets: sections, current: useCurrentTarget(sections) }
  const emailInput = useRef<HTMLInputElement>(null)

  /** Specification, section 5: the editor cannot be closed without a contact email. */
  function onClose() {
    if (school === null) return close()
    requestClose(hasEmail)
  }
  function hasEmail(): boolean {
    if (v.is(emailSchema(t), emailInput.current?.value)) return true
    store.set(showToastAtom, { message: t(messages.enterEmail), type: 'error' })
    emailInput.current?.focus()
    return false
  }
  return (
    <Dialog
      isOpen
      shape="panel"
      onClose={onClose}
      title={t(messages.title)}
      lead={<Cover school={school} />}
      description={t(messages.description)}
      underTitle={school !== null && <JumpMenu {...jumps} label={t(messages.jumpToSection)} />}
      beside={
        school === null ? <LoadingSections /> : <JumpList {...jumps} label={t(messages.sections)} />
      }
      footer={
        <div className={styles.footer}>
          {school === null ? <span /> : <UnsavedCount entity={entity} />}
          <div className={styles.footerButtons}>
            <ButtonLink href={accountPaths.schoolPreview(id)} target="_blank">
              {t(messages.preview)}
            </ButtonLink>
            <Button onClick={onClose}>{t(messages.close)}</Button>
          </div>
        </div>
      }
    >
      <HeldEdits kind="school" id={id} />
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

/** Keeps the panel as wide as it will be. */
function LoadingSections() {
  return (
    <div className={styles.fields} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} width="half" />
      ))}
    </div>
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
