import type { ListingLimit } from '@edbazaar/feature-editing'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ConfirmDialog } from '@edbazaar/ui/ConfirmDialog'
import { Dialog } from '@edbazaar/ui/Dialog'
import { Notice } from '@edbazaar/ui/Notice'
import { useId, useState } from 'react'
import { useSchoolPanel } from '../use-school-panel'
import { AddSchoolMedia } from './AddSchoolMedia'
import { messages } from './messages'
import { NewSchoolForm } from './NewSchoolForm'
import { isFilled } from './new-school'
import { useNewSchool } from './use-new-school'

interface AddSchoolProps {
  /** Shown above the form when the plan allows no more visible schools. */
  limit: ListingLimit | null
}

/** The Add New School panel, with the Add School Media panel on top of it. */
export default function AddSchool({ limit }: AddSchoolProps) {
  const t = useMessages(messages)
  const { panel, open, close } = useSchoolPanel()
  const school = useNewSchool()
  const [isAsking, setIsAsking] = useState(false)
  const formId = useId()

  function discard() {
    school.clear()
    close()
  }
  const onClose = () => (isFilled(school.draft) ? setIsAsking(true) : close())
  return (
    <Dialog
      isOpen
      shape="panel"
      onClose={onClose}
      title={t(messages.title)}
      description={t(messages.description)}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          <Button variant="main" type="submit" form={formId} loading={school.isSending}>
            {t(messages.create)}
          </Button>
        </>
      }
    >
      {limit !== null && <Notice title={limit.title}>{limit.text}</Notice>}
      <NewSchoolForm
        id={formId}
        school={school}
        onMedia={() => open({ panel: 'add-school-media' })}
      />
      {panel?.panel === 'add-school-media' && (
        <AddSchoolMedia
          media={school.draft.media}
          onChange={school.changeMedia}
          onClose={() => open({ panel: 'add-school' })}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="safe"
        question={t(messages.loseAll)}
        onYes={discard}
        onNo={() => setIsAsking(false)}
      />
    </Dialog>
  )
}
