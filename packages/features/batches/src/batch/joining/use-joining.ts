import { ApiError, answerOf } from '@edbazaar/api-client'
import { usePageRequest } from '@edbazaar/feature-form-kit/page-request'
import { type MessageDescriptor, useMessages } from '@edbazaar/feature-platform'
import { useState } from 'react'
import type { BatchDesk, BatchJoining } from '../../shared/batch-types'
import { joiningOf, joiningValues } from './joining-form'
import { messages } from './messages'

/** Saves how families join a batch. A refusal is shown in the form, so that nothing typed is lost. */
export function useJoining({ id }: BatchDesk) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const [refusal, setRefusal] = useState<string>()

  /** Returns whether it was saved. */
  async function save(body: BatchJoining, toast: MessageDescriptor): Promise<boolean> {
    setRefusal(undefined)
    const answer = await run(
      (api) =>
        answerOf(api.PUT('/stores/batches/{id}/joining', { params: { path: { id } }, body })),
      {
        toast: () => t(toast),
        onFailure: (cause) => {
          if (!(cause instanceof ApiError) || ![400, 409].includes(cause.status)) return false
          setRefusal(cause.message)
          return true
        },
      },
    )
    return answer !== null
  }
  return { save, isBusy, refusal }
}

/** Opens a paused or closed batch again. */
export function useOpenJoining(batch: BatchDesk) {
  const t = useMessages(messages)
  const { run, isBusy } = usePageRequest()
  const body = joiningOf({ ...joiningValues(batch), state: 'open' }, batch.revision)
  return {
    isBusy,
    openJoining: () =>
      run(
        (api) =>
          answerOf(
            api.PUT('/stores/batches/{id}/joining', { params: { path: { id: batch.id } }, body }),
          ),
        { toast: () => t(messages.opened) },
      ),
  }
}
