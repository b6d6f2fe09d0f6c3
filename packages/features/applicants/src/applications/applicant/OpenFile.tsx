import { answerOf } from '@edbazaar/api-client'
import { useRequest } from '@edbazaar/feature-form-kit'
import { importWithRetry, useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { ArrowRightIcon } from '@edbazaar/ui/Icon'
import { lazy, Suspense, useState } from 'react'
import { messages } from '../messages'
import { openFileUrl } from './open-file-url'

const OpenCvDialog = lazy(() => importWithRetry(() => import('./OpenCvDialog')))

/** The CV of an application, or the file that answers a question. */
export interface FileOf {
  /** Of the application. */
  id: string
  questionId?: number | undefined
}

export const queryOf = ({ questionId }: FileOf) =>
  questionId === undefined ? {} : { question_id: questionId }

interface OpenFileProps extends FileOf {
  /** Whether an admin reads the application, who opens the file for a reason only. */
  isOversight: boolean
}

/** A button that opens a file. */
export const OpenFile = ({ isOversight, ...file }: OpenFileProps) =>
  isOversight ? <CheckFile {...file} /> : <Open {...file} />

/** Opens the file. Its URL is valid for a minute. */
function Open(file: FileOf) {
  const t = useMessages(messages)
  const { run, isBusy } = useRequest()
  async function open() {
    const params = { path: { id: file.id }, query: queryOf(file) }
    const link = await run((api) =>
      answerOf(api.POST('/job-applications/{id}/cv-address', { params })),
    )
    if (link !== null) openFileUrl(link)
  }
  return (
    <Button variant="bare" loading={isBusy} onClick={() => void open()}>
      {t(file.questionId === undefined ? messages.openCv : messages.openFile)}
      <ArrowRightIcon size="small" />
    </Button>
  )
}

/** Asks an admin for the reason first. */
function CheckFile(file: FileOf) {
  const t = useMessages(messages)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="bare" onClick={() => setIsAsking(true)}>
        {t(file.questionId === undefined ? messages.openCv : messages.openFile)}
        <ArrowRightIcon size="small" />
      </Button>
      {isAsking && (
        <Suspense>
          <OpenCvDialog {...file} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
